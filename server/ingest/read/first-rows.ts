import { type Engine, textOf } from '../engine.ts';
import { columnNames, HEADER_ROWS } from './table.ts';

/**
 * No header is longer, and a cell may hold a megabyte: results, mappings and lists of files name headers many times.
 */
export const LONGEST_HEADER = 500;

export interface FirstRow {
  number: number;
  cells: string[];
}

/**
 * The rows among which a header is looked for. Their numbers are found before their cells: a sort of rows with two
 * thousand columns ran out of 340 MB in seven of ten tries, and a filter in none.
 */
export async function firstRows(engine: Engine, width: number, count = HEADER_ROWS): Promise<FirstRow[]> {
  const numbers = await engine.rows(
    'look for headers',
    `SELECT row_number FROM cells ORDER BY row_number LIMIT ${count}`,
  );
  const last = Number(numbers.at(-1)?.row_number ?? 0);
  const rows = await engine.rows('look at the first rows', `SELECT * FROM cells WHERE row_number <= ${last}`);
  const names = columnNames(width);
  return rows
    .map((row) => ({
      number: Number(row.row_number),
      cells: names.map((name) => textOf(row[name]).slice(0, LONGEST_HEADER)),
    }))
    .sort((one, other) => one.number - other.number);
}
