import { FORMULA_ERRORS } from '#datasets/kit/match/plausible.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { Engine } from '../../engine.ts';
import { aboutFile, type FileFinding } from '../../findings.ts';
import type { HeadedTable } from '../headed-table.ts';
import { SAMPLED } from '../sample-values.ts';

const ERRORS: ReadonlySet<string> = new Set(FORMULA_ERRORS);

/**
 * Warns of columns that are read and in which formulas failed: a look-up in another workbook that did not come along
 * gives #REF! in each row, one that finds nothing #N/A. Looks at all rows: in a list that is sorted by school, the
 * look-ups of one school may be the only ones that fail.
 */
export async function formulaErrors(
  headed: HeadedTable,
  used: ReadonlySet<number>,
  view: 'source' | 'source_of_file',
): Promise<FileFinding[]> {
  const columns = headed.columns.filter(({ index }) => used.has(index));
  const failed =
    headed.table.rows <= SAMPLED ? inSamples(headed, columns) : await inRows({ engine: headed.engine, view }, columns);
  const examples = [...new Set(failed.map(({ header }) => header))];
  return examples.length > 0 ? [aboutFile('file.formula-errors', { is: 'examples', examples, more: 0 })] : [];
}

const inSamples = ({ samples }: HeadedTable, columns: readonly SourceColumn[]): SourceColumn[] =>
  columns.filter(({ index }) => samples(index).some((cell) => ERRORS.has(cell.trim().toLowerCase())));

interface Rows {
  engine: Engine;
  view: 'source' | 'source_of_file';
}

/**
 * These errors sort before letters and digits, and the engine knows the first and last text of each block: of a million
 * rows it looks at few (7 ms, and 95 as an aggregate).
 */
async function inRows({ engine, view }: Rows, columns: readonly SourceColumn[]): Promise<SourceColumn[]> {
  if (columns.length === 0) return [];
  const errors = FORMULA_ERRORS.map((error) => literal(error)).join(', ');
  const failed = columns.map(({ index }) => {
    const cell = `c${index}`;
    return `EXISTS (SELECT 1 FROM ${view} WHERE ${cell} > '' AND ${cell} < '$' AND list_contains([${errors}], lower(trim(${cell})))) AS ${cell}`;
  });
  const [found] = await engine.rows('look for formula errors', `SELECT ${failed.join(', ')}`);
  return columns.filter(({ index }) => found?.[`c${index}`] === true);
}
