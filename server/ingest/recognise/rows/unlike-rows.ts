import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Mapping } from '#datasets/kit/plan.ts';
import { type FileFinding, KEPT_ROWS } from '../../findings.ts';
import type { Evidence } from '../evidence/measure-columns.ts';
import { type HeadedTable, textUnder } from '../headed-table.ts';
import { SAMPLED } from '../sample-values.ts';

/** Where a row needs little more than its key; elsewhere a row without a school, a year or a credit is in error. */
const KEYS: Partial<Record<UploadFileType, ColumnName>> = {
  STUDENT_DEMOGRAPHICS: 'student_id',
  COURSE_CATALOG: 'course_code',
};

/** Digits and no space, as most ids and codes: 'White', 'Homeroom 101' and 'Grade 9' are none beside them. */
const LIKE_KEY = /^\S*\d\S*$/;
const MOST = 0.6;
const FEWEST = 5;

/**
 * Rows that are read and yet look like a heading or a summary: their key is none beside the keys of most other rows,
 * and they fill at most half of what those fill. They may be data, so they stay, with a warning.
 */
export async function unlikeRows(headed: HeadedTable, mapping: Mapping, evidence: Evidence): Promise<FileFinding[]> {
  const { dataset, engine, samples, table } = headed;
  const name = KEYS[dataset.type];
  const key = name && mapping.get(name);
  if (!key) return [];
  const values = samples(key.index).map((value) => value.trim());
  const like = values.filter((value) => LIKE_KEY.test(value)).length;
  if (like < FEWEST || like < values.length * MOST) return [];
  if (like === values.length && table.rows <= SAMPLED) return [];
  const columns = [...new Set([...mapping.values()].map(({ index }) => index))];
  const usual = columns.filter((index) => evidence(index).filled * 2 > evidence(index).rows);
  // Every other row may be a name that is above its record.
  if (usual.length === 0) return [];
  const filled = usual.map((index) => `CAST(c${index} IS NOT NULL AS INTEGER)`).join(' + ');
  const unlike = `FROM source WHERE ${textUnder(key)} <> '' AND NOT regexp_matches(${textUnder(key)}, '${LIKE_KEY.source}')
    AND (${filled}) * 2 <= ${usual.length}`;
  const rows = await engine.rows(
    'look for rows unlike others',
    `SELECT row_number ${unlike} ORDER BY row_number LIMIT ${KEPT_ROWS}`,
  );
  if (rows.length === 0) return [];
  const count =
    rows.length < KEPT_ROWS ? rows.length : await engine.count('count rows unlike others', `SELECT count(*) ${unlike}`);
  return [
    { code: 'file.rows-unlike', rows: rows.map(({ row_number }) => Number(row_number)), count, value: key.header },
  ];
}
