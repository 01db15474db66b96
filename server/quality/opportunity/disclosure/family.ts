import type { Homes } from './disclosure.ts';
import type { Hidden } from './hide.ts';
import { cellKey, type Open, PLACES_OF_ROW } from './open.ts';
import { rowIn } from './some-homes.ts';
import type { CountTable, TableCell } from './table.ts';

/** What is hidden of a measure, and of which homes. */
export interface HiddenOfMeasure {
  open: Open;
  homes: Homes;
}

/**
 * Counts of one trait, each of which is within another one or has others within it: never more students than that one.
 */
export type TraitCounts = readonly Count[];

/**
 * How many attained a measure, or whom it asks where these are not everyone. A place is the row and column
 * of a cell among all homes.
 */
export interface Count {
  is: 'size' | 'attained';
  table: CountTable;
  /** Of the table: shared by both counts of a measure. */
  hidden: Hidden;
  cells: ReadonlyMap<number, TableCell>;
  placeOf: (cell: TableCell) => number;
  /** 0 where no one is asked. */
  valueAt: (place: number) => number;
  /** The places of totals; the last one is that of all. */
  totals: readonly number[];
  /** Those of which it is a part, and those that are parts of it. */
  wider: Count[];
  narrower: Count[];
  /** Those, or the others, whom its measure asks. */
  tellers: Count[];
}

/** `after_algebra2 asked` counts those whom that measure asks, `after_algebra2` those who attained it. */
const ASKED = / asked$/;

/** @param all names every home, as the widest counts do */
export function countOf(
  name: string,
  found: ReadonlyMap<string, HiddenOfMeasure>,
  all: Homes,
  trait: number,
): Count | null {
  const of = found.get(name.replace(ASKED, ''));
  const open = of?.open.tables[trait];
  if (!of || !open) return null;
  const placeOf = (cell: TableCell) => cellKey({ row: rowIn(of.homes, all, cell.row), column: cell.column });
  const places = new Map(open.table.cells.map((cell) => [cell, placeOf(cell)]));
  const cells = new Map([...places].map(([cell, place]) => [place, cell]));
  const [lastRow, lastColumn] = [open.table.rows - 1, open.table.nodes - open.table.rows - 1];
  const isTotal = ({ row, column }: TableCell) => row === lastRow || column === lastColumn;
  const is = ASKED.test(name) ? 'size' : 'attained';
  return {
    is,
    table: open.table,
    hidden: open.hidden,
    cells,
    placeOf: (cell) => places.get(cell) ?? placeOf(cell),
    valueAt: (place) => cells.get(place)?.[is] ?? 0,
    totals: open.table.cells.filter(isTotal).map(placeOf),
    wider: [],
    narrower: [],
    tellers: [],
  };
}

/** Makes a family of counts by name. */
export function familyOf(
  counts: ReadonlyMap<string, Count>,
  within: readonly (readonly [string, string])[],
  toldBy: Readonly<Record<string, readonly string[]>>,
): TraitCounts {
  for (const [narrow, wide] of within) {
    const [inner, outer] = [counts.get(narrow), counts.get(wide)];
    if (!inner || !outer) continue;
    inner.wider.push(outer);
    outer.narrower.push(inner);
  }
  for (const [name, count] of counts)
    count.tellers.push(...(toldBy[name.replace(ASKED, '')] ?? []).flatMap((one) => counts.get(one) ?? []));
  return [...counts.values()];
}

/** Where no one is asked the table has no number; that is hidden where what says who is asked is. */
export const isHiddenAt = ({ cells, hidden, tellers }: Count, place: number): boolean => {
  const cell = cells.get(place);
  return cell === undefined ? tellers.some((one) => isHiddenAt(one, place)) : hidden.has(cell);
};

/** The count itself and whatever it is within, or is within it. */
export const allWider = (count: Count): Count[] => [count, ...count.wider.flatMap(allWider)];
export const allNarrower = (count: Count): Count[] => [count, ...count.narrower.flatMap(allNarrower)];

/** Of the widest: whom it asks. */
export const mostAt = (count: Count, place: number): number =>
  count.wider[0] ? mostAt(count.wider[0], place) : (count.cells.get(place)?.size ?? 0);

/** The totals of the row and column of a place, and that of all. */
export function totalsOver(place: number, { totals }: Count): number[] {
  const all = totals.at(-1) ?? place;
  const [row, column] = [place - (place % PLACES_OF_ROW), place % PLACES_OF_ROW];
  return [row + (all % PLACES_OF_ROW), all - (all % PLACES_OF_ROW) + column, all];
}
