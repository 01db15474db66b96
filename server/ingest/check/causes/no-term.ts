import type { FindCause } from './scene.ts';

/** Of the rows of a file. Fewer are courses that were taken twice in a year. */
const SHARE = 0.1;
const FEWEST = 5;

const ALIKE = `code IN ('row.conflict', 'row.duplicate')`;

/**
 * Grades of semesters in a file without terms: the second one of each course looks like a contradiction of the first,
 * and only one of them counts. Copies alone may be an export with each row twice.
 */
export const findNoTerm: FindCause = async ({ engine, dataset, mapping }) => {
  if (!dataset.key_columns.includes('term') || mapping.has('term')) return [];
  const [found] = await engine.rows(
    'count rows that only a term would tell apart',
    `SELECT count(*) FILTER (code = 'row.conflict') AS conflicts, count(*) AS alike FROM finding WHERE ${ALIKE}`,
  );
  const [conflicts, alike] = [Number(found?.conflicts), Number(found?.alike)];
  if (conflicts < FEWEST) return [];
  const rows = await engine.count('count rows', 'SELECT count(*) FROM typed WHERE is_chosen');
  if (conflicts < rows * SHARE) return [];
  await engine.run(
    'name the missing term',
    `INSERT INTO finding SELECT 'row.no-term', 'error', 'term', NULL, to_json({'is': 'rows', 'rows': ${alike}, 'of': ${rows}})`,
  );
  return [ALIKE];
};
