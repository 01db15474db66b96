import type { Move } from './moves.ts';
import type { CountTable, TableCell } from './table.ts';

/**
 * Where one can go from each node, step by step in one row: those of a node are from `start` of it to that of the next.
 */
export interface Ways {
  start: Int32Array;
  to: Int32Array;
  cells: readonly TableCell[];
  /** Students who are hidden beside the others where the number is. */
  price: Float64Array;
  /** The steps of each number: one where it rises, one where it falls. */
  stepsOf: ReadonlyMap<TableCell, readonly number[]>;
}

export function waysOf({ cells, nodes }: CountTable, { canRise, canFall }: Move, hidden: ReadonlySet<TableCell>): Ways {
  const steps = cells
    .flatMap((cell) => [
      ...(canRise(cell) ? [{ cell, from: cell.from, to: cell.to }] : []),
      ...(canFall(cell) ? [{ cell, from: cell.to, to: cell.from }] : []),
    ])
    .toSorted((one, other) => one.from - other.from);
  const start = new Int32Array(nodes + 1);
  for (const { from } of steps) start[from + 1] = (start[from + 1] ?? 0) + 1;
  for (let node = 0; node < nodes; node++) start[node + 1] = (start[node + 1] ?? 0) + (start[node] ?? 0);
  return {
    start,
    to: Int32Array.from(steps, ({ to }) => to),
    cells: steps.map(({ cell }) => cell),
    price: Float64Array.from(steps, ({ cell }) => (hidden.has(cell) ? 0 : cell.size)),
    stepsOf: placesOf(steps),
  };
}

function placesOf(steps: readonly { cell: TableCell }[]): Map<TableCell, number[]> {
  const places = new Map<TableCell, number[]>();
  for (const [place, { cell }] of steps.entries()) places.set(cell, [...(places.get(cell) ?? []), place]);
  return places;
}

/** A number that is hidden now. */
export function makeFree({ stepsOf, price }: Ways, cell: TableCell): void {
  for (const step of stepsOf.get(cell) ?? []) price[step] = 0;
}

export interface WayRound {
  cells: readonly TableCell[];
  /** Students who are hidden beside those who are already. */
  cost: number;
}

/**
 * The numbers that have to be hidden, so that a change of `cell` goes round through them: the fewest students. null
 * where nothing can change at a cost below `limit`.
 */
export function wayRound(ways: Ways, cell: TableCell, move: Move, limit = Number.POSITIVE_INFINITY): WayRound | null {
  const rising = move.canRise(cell) ? cheapest(ways, cell, limit, cell.to, cell.from) : null;
  const falling = move.canFall(cell) ? cheapest(ways, cell, rising?.cost ?? limit, cell.from, cell.to) : null;
  return falling ?? rising;
}

/**
 * Dijkstra's, over all nodes: there are few, and most are connected. Typed arrays: it runs some ten thousand times in a
 * large district, through thousands of steps each.
 */
function cheapest(
  { start, to, price, cells }: Ways,
  without: TableCell,
  limit: number,
  first: number,
  last: number,
): WayRound | null {
  const cost = new Float64Array(start.length).fill(limit);
  const before = new Int32Array(start.length);
  const came: TableCell[] = [];
  const reached: number[] = [];
  cost[first] = 0;
  for (let node = first; node !== last; ) {
    const own = cost[node] ?? 0;
    for (let step = start[node] ?? 0; step < (start[node + 1] ?? 0); step++) {
      const next = to[step] ?? 0;
      const known = cost[next] ?? 0;
      const found = own + (price[step] ?? 0);
      const cell = cells[step];
      if (found >= known || cell === without || cell === undefined) continue;
      if (known === limit) reached.push(next);
      cost[next] = found;
      before[next] = node;
      came[next] = cell;
    }
    const nearest = takeNearest(reached, cost, own);
    if (nearest === undefined) return null;
    node = nearest;
  }
  const way: TableCell[] = [];
  for (let node = last; node !== first; node = before[node] ?? first) {
    const cell = came[node];
    if (cell !== undefined) way.push(cell);
  }
  return { cells: way, cost: cost[last] ?? 0 };
}

/**
 * Takes the cheapest node out of those that are reached and not done; of several the one that was reached first, so
 * that ways are short. None is cheaper than the one before it, and as cheap are many: hidden numbers cost nothing.
 */
function takeNearest(reached: number[], cost: Float64Array, least: number): number | undefined {
  const costAt = (at: number) => cost[reached[at] ?? 0] ?? 0;
  let nearest = 0;
  for (let at = 1; at < reached.length && costAt(nearest) > least; at++) if (costAt(at) < costAt(nearest)) nearest = at;
  const [found] = reached.splice(nearest, 1);
  return found;
}
