import { headerKey } from '#datasets/kit/normalise.ts';
import type { Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import { aboutFile, type FileFinding } from '../findings.ts';
import { type HeadedTable, textUnder } from './headed-table.ts';

const CHANGED = 'overrid(?:e|den)|changed|corrected|revised|amended|adjusted|updated';
const MARK = '(?:(?:course|crs|final|letter|alpha|numeric)*(?:grade|grd|mark))';
/** 'Override Grade', 'Final Grade Override', 'Corrected Mark'. */
const OVERRIDE = new RegExp(`^(?:(?:${CHANGED}|new)${MARK}|${MARK}(?:${CHANGED}|correction|change))$`);
const MOST_COLUMNS = 3;

/** Warns of grades that may stand for the ones that were read, where they are others. */
export async function unreadOverrides(
  { dataset, engine }: HeadedTable,
  ignored: readonly SourceColumn[],
  { view, mapping }: { view: 'source' | 'source_of_file'; mapping: Mapping },
): Promise<FileFinding[]> {
  const own = dataset.type === 'TRANSCRIPT' ? mapping.get('final_grade') : undefined;
  const others = own ? ignored.filter(({ header }) => OVERRIDE.test(headerKey(header))).slice(0, MOST_COLUMNS) : [];
  if (others.length === 0) return [];
  const counts = others.map(
    (one, at) =>
      `count(*) FILTER (${textUnder(one)} IS NOT NULL AND ${textUnder(one)} IS DISTINCT FROM ${textUnder(own)}) AS c${at}`,
  );
  const [found] = await engine.rows('look for grades that override others', `SELECT ${counts.join(', ')} FROM ${view}`);
  const examples = others.filter((_, at) => Number(found?.[`c${at}`]) > 0).map(({ header }) => header);
  return examples.length === 0 ? [] : [aboutFile('file.overrides-unread', { is: 'examples', examples, more: 0 })];
}
