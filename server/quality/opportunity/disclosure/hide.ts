import { SMALLEST_GROUP } from '#contract/quality/opportunity.ts';
import { type Move, OF_ATTAINED, OF_SIZE, OF_SIZE_AND_ATTAINED } from './moves.ts';
import { openCells } from './open-cells.ts';
import type { CountTable, TableCell } from './table.ts';
import { makeFree, wayRound, waysOf } from './way-round.ts';

/** Numbers of one table that are not shown. */
export type Hidden = Set<TableCell>;

/** Which numbers may be hidden beside those that are: any, or some where the others are known from elsewhere. */
export type MayHide = (cell: TableCell) => boolean;
const ANY: MayHide = () => true;

/**
 * Hides whatever a hidden size would follow from, and beside small groups this many of their line that those
 * who are hidden together are not a small group either. Depends on sizes alone, so measures that ask the
 * same students hide the same.
 */
export function hideSizes(table: CountTable, hidden: Hidden, mayHide = ANY): void {
  untilNothingChanges(hidden, () => {
    keepTogether(table, hidden, mayHide);
    protect(table, hidden, OF_SIZE, () => false, mayHide);
  });
}

/**
 * Hides whatever a hidden number of those who attained it would follow from. Where all of a total attained it or no one
 * did, the total itself says it of each of its students, so nothing is hidden for that.
 */
export function hideAttained(table: CountTable, hidden: Hidden, mayHide = ANY): void {
  untilNothingChanges(hidden, () => {
    // Computed each time: a total that was hidden since says nothing anymore.
    const isSaid = saidByTotals(table, hidden);
    protect(table, hidden, OF_ATTAINED, isSaid, mayHide);
    protect(table, hidden, OF_SIZE_AND_ATTAINED, () => false, mayHide);
  });
}

function untilNothingChanges(hidden: Hidden, work: () => void): void {
  for (let before = -1; before !== hidden.size; ) {
    before = hidden.size;
    work();
  }
}

const linesOf = ({ cells }: CountTable): TableCell[][] => [
  ...Map.groupBy(cells, ({ row }) => row).values(),
  ...Map.groupBy(cells, ({ column }) => column).values(),
];

/** The hidden of a line whose total is visible are at least SMALLEST_GROUP students together. */
function keepTogether(table: CountTable, hidden: Hidden, mayHide: MayHide): void {
  for (const line of linesOf(table)) {
    const total = line.at(-1); // of a line the total is last
    if (total === undefined || hidden.has(total)) continue;
    const parts = line.slice(0, -1).toSorted((one, other) => one.size - other.size);
    let together = parts.reduce((sum, cell) => sum + (hidden.has(cell) ? cell.size : 0), 0);
    for (const cell of parts) {
      if (together === 0 || together >= SMALLEST_GROUP) break;
      if (hidden.has(cell) || !mayHide(cell)) continue;
      hidden.add(cell);
      together += cell.size;
    }
    // Where the other parts stay, the total has to go.
    if (together > 0 && together < SMALLEST_GROUP && !parts.every(mayHide) && mayHide(total)) hidden.add(total);
  }
}

/** Whether a visible total says of all its students that they attained it, or that none did. */
function saidByTotals(table: CountTable, hidden: Hidden): (cell: TableCell) => boolean {
  const said = new Set<TableCell>();
  for (const line of linesOf(table)) {
    const total = line.at(-1);
    if (total === undefined || hidden.has(total)) continue;
    if (total.attained === 0 || total.attained === total.size) for (const cell of line) said.add(cell);
  }
  return (cell) => said.has(cell);
}

/** Adds the fewest students beside each number that would follow from the visible ones, until none does. */
function protect(
  table: CountTable,
  hidden: Hidden,
  moves: readonly Move[],
  isSaid: (cell: TableCell) => boolean,
  mayHide: MayHide,
): void {
  const fixed = new Set<TableCell>();
  for (;;) {
    const open = moves.map((move) => new Set(openCells(table, hidden, move)));
    const left = [...hidden].filter((cell) => !fixed.has(cell) && !isSaid(cell) && open.every((one) => one.has(cell)));
    if (left.length === 0) return;
    const cells = table.cells.filter((cell) => hidden.has(cell) || mayHide(cell));
    const ways = moves.map((move) => waysOf({ ...table, cells }, move, hidden));
    for (const cell of left) {
      const [found] = moves
        .flatMap((move, at) => (ways[at] && wayRound(ways[at], cell, move)) ?? [])
        .toSorted((one, other) => one.cost - other.cost);
      if (found === undefined) fixed.add(cell);
      for (const one of found?.cells ?? []) {
        hidden.add(one);
        for (const way of ways) makeFree(way, one);
      }
    }
  }
}
