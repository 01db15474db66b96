import type { Move } from './moves.ts';
import type { Table, TableCell } from './table.ts';

interface Step {
  cell: TableCell;
  to: number;
}

/** Where one can go from each node. */
export type Ways = readonly (readonly Step[])[];

export function waysOf({ cells, nodes }: Table, { canRise, canFall }: Move): Ways {
  const ways: Step[][] = Array.from({ length: nodes }, () => []);
  for (const cell of cells) {
    if (canRise(cell)) ways[cell.from]?.push({ cell, to: cell.to });
    if (canFall(cell)) ways[cell.to]?.push({ cell, to: cell.from });
  }
  return ways;
}

export interface WayRound {
  cells: readonly TableCell[];
  /** Students who are hidden beside those who are already. */
  cost: number;
}

/** The numbers that have to be hidden, so that a change of `cell` goes round through them: the fewest students. null where nothing can change. */
export function wayRound(ways: Ways, cell: TableCell, move: Move, hidden: ReadonlySet<TableCell>): WayRound | null {
  const rising = move.canRise(cell) ? cheapest(ways, cell, hidden, cell.to, cell.from) : null;
  const falling = move.canFall(cell) ? cheapest(ways, cell, hidden, cell.from, cell.to) : null;
  if (rising === null || falling === null) return rising ?? falling;
  return falling.cost < rising.cost ? falling : rising;
}

/** Dijkstra's, over all nodes: there are few, and most are connected. Typed arrays: it runs some ten thousand times in a large district. */
function cheapest(
  ways: Ways,
  without: TableCell,
  hidden: ReadonlySet<TableCell>,
  from: number,
  to: number,
): WayRound | null {
  const cost = new Float64Array(ways.length).fill(Number.POSITIVE_INFINITY);
  const isDone = new Uint8Array(ways.length);
  const before = new Int32Array(ways.length);
  const came: TableCell[] = [];
  cost[from] = 0;
  for (let node = from; node !== to; ) {
    isDone[node] = 1;
    const own = cost[node] ?? 0;
    for (const step of ways[node] ?? []) {
      if (step.cell === without) continue;
      const price = own + (hidden.has(step.cell) ? 0 : step.cell.size);
      if (price >= (cost[step.to] ?? 0)) continue;
      cost[step.to] = price;
      before[step.to] = node;
      came[step.to] = step.cell;
    }
    node = nearest(cost, isDone);
    if (node < 0) return null;
  }
  const cells: TableCell[] = [];
  for (let node = to; node !== from; node = before[node] ?? from) {
    const cell = came[node];
    if (cell !== undefined) cells.push(cell);
  }
  return { cells, cost: cost[to] ?? 0 };
}

/** The cheapest node that is reached and not done, or -1. */
function nearest(cost: Float64Array, isDone: Uint8Array): number {
  let found = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let node = 0; node < cost.length; node++) {
    const price = cost[node] ?? least;
    if (isDone[node] === 1 || price >= least) continue;
    found = node;
    least = price;
  }
  return found;
}
