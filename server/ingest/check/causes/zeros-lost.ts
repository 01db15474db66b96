import { literal } from '#datasets/kit/sql/quote.ts';
import type { FindCause, Scene } from './scene.ts';

/**
 * Ids of digits that are shorter than others of their column, which have leading zeros up to one width: a spreadsheet
 * program read the short ones as numbers (docs/domain/datasets.md#student-roster). The ids of two numbering systems, or
 * ids that merely differ in length, have no such width.
 */
export const findLostZeros: FindCause = async (scene) => {
  for (const column of scene.dataset.columns)
    if (column.kind.kind === 'student-id' && scene.mapping.has(column.name)) await nameShortIds(scene, column.name);
  return [];
};

async function nameShortIds({ engine }: Scene, column: string): Promise<void> {
  const lengths = await engine.rows(
    'compare id lengths',
    `SELECT length(${column}) AS width, starts_with(${column}, '0') AS zeros, count(*) AS ids FROM typed
      WHERE ${column} IS NOT NULL GROUP BY ALL ORDER BY ids DESC, width, zeros LIMIT 100`,
  );
  const widths = new Set(lengths.filter(({ zeros }) => zeros === true).map(({ width }) => Number(width)));
  const [width] = widths;
  // One width alone, and nothing longer: else the zeros say nothing about how long an id is.
  if (width === undefined || widths.size > 1 || lengths.some((length) => Number(length.width) > width)) return;
  if (!lengths.some((length) => Number(length.width) < width)) return;
  await engine.run(
    'name short ids',
    `INSERT INTO finding SELECT 'student-id.zeros-lost', 'warning', ${literal(column)}, row_number, ${column} FROM typed
      WHERE is_chosen AND length(${column}) < ${width} AND regexp_full_match(${column}, '[1-9][0-9]*')`,
  );
}
