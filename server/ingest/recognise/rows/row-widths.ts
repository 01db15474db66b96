import type { OverviewLine } from '#datasets/kit/overview/overview-line.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';
import type { Engine } from '../../engine.ts';
import { COLUMNS_AT_ONCE, COUNTED_CELLS } from '../../read/table.ts';
import { letterOf } from '../header/column-letter.ts';

const FIRST_ROWS = 5;

/**
 * Rows of data with fewer cells than the header row, as a line of the overview: many systems leave empty cells at the
 * end of a row away, so they were read as empty. `keep` are the conditions of a row of data.
 */
export async function shortRows(
  engine: Engine,
  keep: string,
  columns: readonly SourceColumn[],
): Promise<OverviewLine[]> {
  const short = `FROM ${COUNTED_CELLS} WHERE ${keep} AND cell_count < ${widthOf(columns)}`;
  const count = await engine.count('count short rows', `SELECT count(*) ${short}`);
  if (count === 0) return [];
  const first = await engine.rows(
    'find short rows',
    `SELECT row_number ${short} ORDER BY row_number LIMIT ${FIRST_ROWS}`,
  );
  const rows = first.map(({ row_number }) => Number(row_number));
  return [{ is: 'short-rows', rows, more: count - rows.length }];
}

/** More are notes beside the table, or a second table. */
const NAMED_COLUMNS = 10;

/** Columns with values and without a header: no one can say what they are, so they are not stored. */
export async function unnamedColumns(
  engine: Engine,
  width: number,
  columns: readonly SourceColumn[],
): Promise<SourceColumn[]> {
  const named = new Set(columns.map(({ index }) => index));
  const unnamed = Array.from({ length: width }, (_, index) => index).filter((index) => !named.has(index));
  const filled: number[] = [];
  for (let at = 0; at < unnamed.length; at += COLUMNS_AT_ONCE)
    filled.push(...(await filledOf(engine, unnamed.slice(at, at + COLUMNS_AT_ONCE))));
  return filled.map((index) => ({ index, letter: letterOf(index), header: '' }));
}

/** They as a line of the overview. */
export function unnamedLine(unnamed: readonly SourceColumn[]): OverviewLine[] {
  if (unnamed.length === 0) return [];
  const letters = unnamed.slice(0, NAMED_COLUMNS).map(({ letter }) => letter);
  return [{ is: 'unnamed-columns', letters, more: unnamed.length - letters.length }];
}

async function filledOf(engine: Engine, columns: readonly number[]): Promise<number[]> {
  const counts = columns.map((index) => `count(c${index}) > 0 AS c${index}`);
  const [found] = await engine.rows('look for columns without a header', `SELECT ${counts.join(', ')} FROM source`);
  return columns.filter((index) => found?.[`c${index}`]);
}

/** Cells up to the last header; the header row may have empty ones behind it. */
export const widthOf = (columns: readonly SourceColumn[]): number => (columns.at(-1)?.index ?? 0) + 1;
