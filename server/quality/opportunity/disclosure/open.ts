import { TRAITS, type Trait } from '#contract/quality/opportunity.ts';
import type { Hidden } from './hide.ts';
import type { CountTable } from './table.ts';

/** One measure: a table for each trait, and the rows of which the totals are hidden in all of them. */
export interface Open {
  tables: { trait: Trait; table: CountTable; hidden: Hidden }[];
  rows: Set<number>;
}

/** No trait has a hundred values. */
export const PLACES_OF_ROW = 100;
export const cellKey = ({ row, column }: { row: number; column: number }) => PLACES_OF_ROW * row + column;

export const sizesOf = ({ tables }: Open): string =>
  tables.flatMap(({ table }) => table.cells.map(({ row, column, size }) => `${row} ${column} ${size}`)).join();

/** How many numbers are hidden. */
export const hiddenIn = ({ tables }: Open): number => tables.reduce((sum, { hidden }) => sum + hidden.size, 0);

/** What is hidden of the same groups elsewhere is hidden here, too. */
export function startedFrom(open: Open, other: Open): Open {
  const tables = open.tables.map((own, at) => {
    const keys = new Set([...(other.tables[at]?.hidden ?? [])].map(cellKey));
    const same = own.table.cells.filter((cell) => keys.has(cellKey(cell)));
    return { ...own, hidden: new Set([...own.hidden, ...same]) };
  });
  return { tables, rows: new Set([...open.rows, ...other.rows]) };
}

/** Trait by trait: a total that one of them hides is hidden in the others, too. */
export function hide(open: Open, work: (table: CountTable, hidden: Hidden) => void): Open {
  const { tables, rows } = open;
  for (let before = -1; before !== rows.size; ) {
    before = rows.size;
    for (const { trait, table, hidden } of tables) {
      const totals = table.cells.filter(({ column }) => column === TRAITS[trait].length);
      for (const cell of totals) if (rows.has(cell.row)) hidden.add(cell);
      work(table, hidden);
      for (const cell of totals) if (hidden.has(cell)) rows.add(cell.row);
    }
  }
  return open;
}
