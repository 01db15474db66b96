import type { Homes } from './disclosure.ts';
import type { Open } from './open.ts';

/**
 * What is hidden where all students of some homes are asked: what the cohort hides of these homes, since it has the same numbers of them. Their
 * sum is hidden where one of its parts is: beside the numbers of the other homes it would say that part.
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

/** What a measure hides, in the places of one that asks students of further homes. */
export function inHomes({ open, homes }: { open: Open; homes: Homes }, asked: Homes): Open {
  if (homes === asked) return open;
  const rowOf = (row: number) => {
    const name = homes.names[row] ?? null; // the row of totals has none
    return name === null ? asked.names.length : asked.names.indexOf(name);
  };
  const tables = open.tables.map(({ hidden, ...own }) => ({
    ...own,
    hidden: new Set([...hidden].map((cell) => ({ ...cell, row: rowOf(cell.row) }))),
  }));
  return { tables, rows: new Set([...open.rows].map(rowOf)) };
}
