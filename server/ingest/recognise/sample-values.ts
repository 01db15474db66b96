import { type Engine, type Row, textOf } from '../engine.ts';
import { COLUMNS_AT_ONCE, columnNames } from '../read/table.ts';

/** Values of a column of the file, by its index from 0. */
export type Samples = (index: number) => readonly string[];

/** This many values of a column are looked at. A file with no more rows has no others. */
export const SAMPLED = 200;
/** Characters that are looked at. Some patterns take time by the square of them, and longer cells are texts. */
const LONGEST = 1_000;

/** Up to 200 values of each column of `source`, for headers that could mean two things. */
export async function sampleValues(engine: Engine, width: number): Promise<Samples> {
  const blocks: Row[][] = [];
  for (let from = 0; from < width; from += COLUMNS_AT_ONCE) {
    const names = columnNames(width).slice(from, from + COLUMNS_AT_ONCE);
    blocks.push(await engine.rows('sample values', `SELECT ${names.join(', ')} FROM source LIMIT ${SAMPLED}`));
  }
  // Asked again for every declared column.
  const known = new Map<number, string[]>();
  return (index) => {
    const rows = blocks[Math.floor(index / COLUMNS_AT_ONCE)] ?? [];
    const values =
      known.get(index) ??
      rows.flatMap(({ [`c${index}`]: cell }) => (cell === null ? [] : [textOf(cell).slice(0, LONGEST)]));
    known.set(index, values);
    return values;
  };
}

/** This many different values of a column of `source`, by its index from 0, wherever they are. */
export async function differentValues(engine: Engine, index: number, most: number): Promise<string[]> {
  const rows = await engine.rows(
    'different values',
    `SELECT DISTINCT c${index} AS value FROM source WHERE c${index} IS NOT NULL LIMIT ${most}`,
  );
  return rows.map(({ value }) => textOf(value));
}
