import type { Mapping } from '#datasets/kit/plan.ts';
import { caseOf } from '#datasets/kit/sql/case-of.ts';
import { cellText } from '#datasets/kit/sql/cells.ts';
import { valueOfText } from '#datasets/kit/value-of-text.ts';
import { isApTitle, isHonorsTitle, isIbTitle } from '#datasets/vocabulary/sql/course-of-title.ts';
import { YES_NO } from '#datasets/vocabulary/yes-no.ts';
import { type Engine, type Row, textOf } from '../../../engine.ts';
import { type Companions, companionsIn } from './companions.ts';

const FLAGS = [
  ['is_ap', 'AP'],
  ['is_ib', 'IB'],
  ['is_honors', 'honors'],
] as const;
const MOST = 5_000;

/**
 * By code of the course level: what the titles and flags of the same rows say. A title without a word for it says
 * nothing, also not 'general'; flags of AP and of honors that both say no do.
 */
export async function levelBeside(mapping: Mapping, engine: Engine): Promise<Companions> {
  const own = mapping.get('course_level');
  const title = mapping.get('course_title');
  const flags = FLAGS.filter(([name]) => mapping.has(name));
  if (!own || (!title && flags.length === 0)) return new Map();
  const text = title ? cellText(`c${title.index}`) : 'NULL';
  const level = caseOf([
    [isApTitle(text), 'AP'],
    [isIbTitle(text), 'IB'],
    [isHonorsTitle(text), 'honors'],
  ]);
  const cells = flags.map(([name]) => `${cellText(`c${mapping.get(name)?.index}`)} AS ${name}`);
  const rows = await engine.rows(
    'what stands beside levels',
    `SELECT ${[`${cellText(`c${own.index}`)} AS code`, `${level} AS level`, ...cells].join(', ')}, count(*) AS cells FROM source
      GROUP BY ALL HAVING code IS NOT NULL ORDER BY cells DESC, ${['code', 'level', ...flags.map(([name]) => name)].join(', ')} LIMIT ${MOST}`,
  );
  return companionsIn(rows.map((row) => ({ code: textOf(row.code), value: levelOf(row), rows: Number(row.cells) })));
}

function levelOf(row: Row): string | null {
  const says = (name: string, answer: string) => valueOfText(YES_NO, textOf(row[name])) === answer;
  const [, flagged] = FLAGS.find(([name]) => says(name, 'true')) ?? [];
  const isPlain = says('is_ap', 'false') && says('is_honors', 'false');
  return flagged ?? (textOf(row.level) || (isPlain ? 'general' : null));
}
