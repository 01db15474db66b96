import type { Mapping } from '#datasets/kit/plan.ts';
import { isNoId } from '#datasets/kit/sql/placeholders.ts';
import { type FileFinding, KEPT_ROWS } from '../../findings.ts';
import { type HeadedTable, textUnder } from '../headed-table.ts';
import { SAMPLED } from '../sample-values.ts';

const DIGIT = /\d/;
/**
 * From this share of the IDs on, an ID is known by its digits: some districts use names of accounts, which have none.
 */
const NEARLY_ALL = 0.9;
const FEWEST = 5;

/**
 * IDs without any digit among IDs that have some, as a name that was pasted one column off ('Okafor,
 * Ada' below '0041020'). They may be someone's, so the rows stay, with a warning; notes in place of an
 * ID are errors of their own.
 */
export async function unlikeIds(
  { engine, samples, table }: HeadedTable,
  mapping: Mapping,
  alreadyNamed: readonly FileFinding[],
): Promise<FileFinding[]> {
  const id = mapping.get('student_id');
  if (!id) return [];
  const values = samples(id.index).map((value) => value.trim());
  const like = values.filter((value) => DIGIT.test(value)).length;
  if (like < FEWEST || like < values.length * NEARLY_ALL) return [];
  if (like === values.length && table.rows <= SAMPLED) return [];
  // Nearly no file has one, and to say this takes a tenth of saying which are notes.
  const cell = `c${id.index}`;
  const noDigit = `${cell} <> '' AND NOT (${cell} >= '0' AND ${cell} < ':') AND NOT regexp_matches(${cell}, '[0-9]')`;
  if ((await engine.count('look for IDs without digits', `SELECT count(*) FROM source WHERE ${noDigit}`)) === 0)
    return [];
  const text = textUnder(id);
  const unlike = `FROM source WHERE ${noDigit} AND ${text} <> '' AND NOT ${isNoId(text)}`;
  const found = await engine.rows(
    'look for IDs unlike others',
    `SELECT row_number ${unlike} ORDER BY row_number LIMIT ${KEPT_ROWS}`,
  );
  const named = new Set(alreadyNamed.flatMap(({ rows }) => rows));
  const rows = found.map(({ row_number }) => Number(row_number)).filter((row) => !named.has(row));
  if (rows.length === 0) return [];
  const count =
    found.length < KEPT_ROWS ? rows.length : await engine.count('count IDs unlike others', `SELECT count(*) ${unlike}`);
  return [{ code: 'file.ids-unlike', rows, count, value: id.header, column: 'student_id' }];
}
