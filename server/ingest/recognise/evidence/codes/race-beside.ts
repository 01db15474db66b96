import { RACE_FLAGS } from '#datasets/demographics/race.ts';
import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { Mapping } from '#datasets/kit/plan.ts';
import { cellText } from '#datasets/kit/sql/cells.ts';
import { valueOfText } from '#datasets/kit/value-of-text.ts';
import { CODED_COLUMNS } from '#datasets/legends/legends.ts';
import { HISPANIC } from '#datasets/vocabulary/students/hispanic.ts';
import { RACE } from '#datasets/vocabulary/students/race.ts';
import { YES_NO } from '#datasets/vocabulary/yes-no.ts';
import type { Engine, Row } from '../../../engine.ts';
import { textOf } from '../../../engine.ts';
import { type Companions, companionsIn } from './companions.ts';

const RACE_COLUMNS: readonly ColumnName[] = ['race_ethnicity', 'race'];
/** Combinations of a code with what is next to it; a district has a few hundred. */
const MOST = 5_000;

/**
 * By code of `column`: which race the flags and words of the same rows say, and in how many
 * rows. One pass over the file.
 */
export async function raceBeside(column: ColumnName, mapping: Mapping, engine: Engine): Promise<Companions> {
  const flags = RACE_FLAGS.filter(({ name }) => mapping.has(name));
  const words = RACE_COLUMNS.filter((name) => name !== column && mapping.has(name));
  const own = mapping.get(column);
  const other: ColumnName[] = mapping.has('hispanic') ? ['hispanic'] : [];
  const beside = [...flags.map(({ name }) => name), ...other, ...words];
  if (!own || beside.length === 0 || !RACE_COLUMNS.includes(column)) return new Map();
  const cells = beside.map((name) => `${cellText(`c${mapping.get(name)?.index}`)} AS ${name}`);
  const rows = await engine.rows(
    'what stands beside codes',
    `SELECT ${cellText(`c${own.index}`)} AS code, ${cells.join(', ')}, count(*) AS cells FROM source
      GROUP BY ALL HAVING code IS NOT NULL ORDER BY cells DESC, code, ${beside.join(', ')} LIMIT ${MOST}`,
  );
  return companionsIn(rows.map((row) => ({ code: textOf(row.code), value: raceOf(row), rows: Number(row.cells) })));
}

const isYes = (cell: Row[string] | undefined): boolean => valueOfText(YES_NO, textOf(cell)) === 'true';

/** The federal roll-up of one row, without its code. */
function raceOf(row: Row): string | null {
  if (valueOfText(HISPANIC, textOf(row.hispanic)) === 'true') return 'latinx';
  const [first, ...more] = RACE_FLAGS.filter(({ name }) => isYes(row[name]));
  if (first) return more.length ? 'two or more' : first.value;
  const word = RACE_COLUMNS.map((name) => textOf(row[name])).find(Boolean);
  if (word === undefined || CODED_COLUMNS.race?.isCode.test(word.toLowerCase())) return null;
  const value = valueOfText(RACE, word);
  return value === 'unknown' ? null : value;
}
