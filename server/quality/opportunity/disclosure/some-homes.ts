import type { Homes } from './disclosure.ts';
import type { Open } from './open.ts';

/**
 * What is hidden where all students of some homes are asked: what the cohort hides of these homes, since it has
 * the same numbers of them. Their sum is hidden where one of its parts is: beside the numbers of the other
 * homes it would say that part.
 */
export function ofSomeHomes(cohort: Open, homes: Homes, asked: Homes): Open {
  const rowsOf = (row: number): number[] => {
    const name = homes.names[row] ?? null; // the row of totals has none
    return name !== null && asked.names.includes(name) ? [asked.names.indexOf(name), asked.names.length] : [];
  };
  const tables = cohort.tables.map(({ hidden, ...own }) => ({
    ...own,
    hidden: new Set([...hidden].flatMap((cell) => rowsOf(cell.row).map((row) => ({ ...cell, row })))),
  }));
  return { tables, rows: new Set([...cohort.rows].flatMap(rowsOf)) };
}

/** The place of a row of some homes among further ones. */
export function rowIn(some: Homes, all: Homes, row: number): number {
  if (some === all) return row;
  const name = some.names[row] ?? null; // the row of totals has none
  return name === null ? all.names.length : all.names.indexOf(name);
}

/** What a measure hides, in the places of one that asks students of further homes. */
export function inHomes({ open, homes }: { open: Open; homes: Homes }, asked: Homes): Open {
  if (homes === asked) return open;
  const tables = open.tables.map(({ hidden, ...own }) => ({
    ...own,
    hidden: new Set([...hidden].map((cell) => ({ ...cell, row: rowIn(homes, asked, cell.row) }))),
  }));
  return { tables, rows: new Set([...open.rows].map((row) => rowIn(homes, asked, row))) };
}
