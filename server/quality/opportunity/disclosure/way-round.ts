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

/**
 * The numbers that have to be hidden, so that a change of `cell` goes round through them: the fewest students. null where nothing can change
 * at a cost below `limit`.
 */
export function wayRound(
  ways: Ways,
  cell: TableCell,
  move: Move,
  hidden: ReadonlySet<TableCell>,
  limit = Number.POSITIVE_INFINITY,
): WayRound | null {
  const rising = move.canRise(cell) ? cheapest(ways, cell, { hidden, limit }, cell.to, cell.from) : null;
  const below = { hidden, limit: rising?.cost ?? limit };
  const falling = move.canFall(cell) ? cheapest(ways, cell, below, cell.from, cell.to) : null;
  return falling ?? rising;
}

/** Dijkstra's, over all nodes: there are few, and most are connected. Typed arrays: it runs some ten thousand times in a large district. */
function cheapest(
  ways: Ways,
  without: TableCell,
  { hidden, limit }: { hidden: ReadonlySet<TableCell>; limit: number },
  from: number,
  to: number,
): WayRound | null {
  const cost = new Float64Array(ways.length).fill(Number.POSITIVE_INFINITY);
  const reached: number[] = [];
  const before = new Int32Array(ways.length);
  const came: TableCell[] = [];
  cost[from] = 0;
  for (let node = from; node !== to; ) {
    const own = cost[node] ?? 0;
    for (const step of ways[node] ?? []) {
      if (step.cell === without) continue;
      const price = own + (hidden.has(step.cell) ? 0 : step.cell.size);
      if (price >= limit || price >= (cost[step.to] ?? 0)) continue;
      if (cost[step.to] === Number.POSITIVE_INFINITY) reached.push(step.to);
      cost[step.to] = price;
      before[step.to] = node;
      came[step.to] = step.cell;
    }
    const nearest = takeNearest(reached, cost);
    if (nearest === undefined) return null;
    node = nearest;
  }
  const cells: TableCell[] = [];
  for (let node = to; node !== from; node = before[node] ?? from) {
    const cell = came[node];
    if (cell !== undefined) cells.push(cell);
  }
  return { cells, cost: cost[to] ?? 0 };
}

/** Takes the cheapest node out of those that are reached and not done. */
function takeNearest(reached: number[], cost: Float64Array): number | undefined {
  let least = 0;
  for (let at = 1; at < reached.length; at++)
    if ((cost[reached[at] ?? 0] ?? 0) < (cost[reached[least] ?? 0] ?? 0)) least = at;
  const [found] = reached.splice(least, 1);
  return found;
}
