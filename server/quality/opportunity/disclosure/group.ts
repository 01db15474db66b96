import { type Count, isHiddenAt, mostAt, type TraitCounts } from './family.ts';
import type { Hidden } from './hide.ts';
import type { Move } from './moves.ts';
import type { TableCell } from './table.ts';
import { makeFree, type Ways, waysOf } from './way-round.ts';

/** Counts of a family that change together, by the same students; the others are what they are. */
export interface Group {
  counts: readonly Count[];
  /** Of them the one with the most numbers, of which are all cells below. */
  widest: Count;
  move: Move;
  /** Cells that all of them have. */
  shared: () => ReadonlySet<TableCell>;
  ways: () => Ways;
  /** Hidden in each of them. */
  hidden: ReadonlySet<TableCell>;
  hide: (cell: TableCell) => void;
}

/** All subsets, small ones first: what a count can do alone it seldom needs the others for. */
export function groupsOf(family: TraitCounts): Group[] {
  const subsets: Count[][] = [[]];
  for (const count of family) subsets.push(...subsets.map((some) => [...some, count]));
  const told = family.filter(({ is, tellers }) => is === 'size' && tellers.length > 0);
  return subsets.toSorted((one, other) => one.length - other.length).flatMap((counts) => groupOf(counts, told));
}

function groupOf(counts: readonly Count[], told: readonly Count[]): Group[] {
  const [widest] = counts.toSorted((one, other) => other.cells.size - one.cells.size);
  if (widest === undefined) return [];
  const move = moveOf(counts, widest, told);
  const isShared = (cell: TableCell) => counts.every((count) => canHide(counts, count, widest.placeOf(cell)));
  let all: ReadonlySet<TableCell> | undefined;
  // Computed when it is asked for: most groups never are.
  const shared = () => {
    all ??= new Set(widest.table.cells.filter(isShared));
    return all;
  };
  const hidden: Hidden = new Set();
  let made: Ways | undefined;
  const ways = () => {
    made ??= waysOf({ ...widest.table, cells: [...shared()] }, move, hidden);
    return made;
  };
  const hide = (cell: TableCell) => {
    hidden.add(cell);
    if (made) makeFree(made, cell);
  };
  return [{ counts, widest, move, shared, ways, hidden, hide }];
}

const canHide = (counts: readonly Count[], { cells, tellers }: Count, place: number): boolean =>
  cells.has(place) || tellers.some((one) => counts.includes(one) && canHide(counts, one, place));

/** Looks again at what is hidden at some places. */
export function lookAt({ counts, widest, hide }: Group, places: Iterable<number>): void {
  for (const place of places) {
    const cell = widest.cells.get(place);
    if (cell !== undefined && counts.every((count) => isHiddenAt(count, place))) hide(cell);
  }
}

/**
 * What rises stays within what is wider and does not change with it, and what falls is not below what is within it.
 * @param told counts of those who are asked: each of them has attained one of what says who is asked
 */
function moveOf(counts: readonly Count[], { placeOf }: Count, told: readonly Count[]): Move {
  const isIn = (one: Count) => counts.includes(one);
  const canRise = (count: Count, place: number) => {
    const value = count.valueAt(place);
    const isBelow = (one: Count) => isIn(one) || value < one.valueAt(place);
    return count.wider.length === 0 ? value < mostAt(count, place) : count.wider.every(isBelow);
  };
  const canFall = (count: Count, place: number) => {
    const value = count.valueAt(place);
    return value > 0 && count.narrower.every((one) => isIn(one) || one.valueAt(place) < value);
  };
  /** How many of those who are asked could be more before there are more than say so. */
  const roomOf = ({ tellers, valueAt }: Count, place: number) =>
    tellers.reduce((sum, one) => sum + one.valueAt(place), -valueAt(place));
  const rising = told.filter((one) => isIn(one) && !one.tellers.some(isIn));
  const falling = told.map((one) => ({ one, by: one.tellers.filter(isIn).length - (isIn(one) ? 1 : 0) }));
  return {
    canRise: known((cell) => {
      const place = placeOf(cell);
      return counts.every((count) => canRise(count, place)) && rising.every((one) => roomOf(one, place) > 0);
    }),
    canFall: known((cell) => {
      const place = placeOf(cell);
      return counts.every((count) => canFall(count, place)) && falling.every(({ one, by }) => roomOf(one, place) >= by);
    }),
  };
}

function known(test: (cell: TableCell) => boolean): (cell: TableCell) => boolean {
  const answers = new Map<TableCell, boolean>();
  return (cell) => {
    const is = answers.get(cell) ?? test(cell);
    answers.set(cell, is);
    return is;
  };
}
