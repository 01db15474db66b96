import type { Move } from './moves.ts';
import type { CountTable, TableCell } from './table.ts';

/**
 * Hidden numbers that follow from the visible ones: those that no change of hidden numbers goes round through (D.
 * Gusfield, A graph theoretic approach to statistical data security, SIAM J. Comput. 17, 1988). A number stays open
 * where its ends are in one strongly connected part of the network of possible moves, and it is not a bridge of it. In
 * time linear in the hidden numbers.
 */
export function openCells(
  { nodes }: CountTable,
  hidden: ReadonlySet<TableCell>,
  { canRise, canFall }: Move,
): TableCell[] {
  const cells = [...hidden];
  const next: number[][] = Array.from({ length: nodes }, () => []);
  for (const cell of cells) {
    if (canRise(cell)) next[cell.from]?.push(cell.to);
    if (canFall(cell)) next[cell.to]?.push(cell.from);
  }
  const part = strongParts(next);
  const inside = cells.filter((cell) => part[cell.from] === part[cell.to] && (canRise(cell) || canFall(cell)));
  const bridges = bridgesOf(nodes, inside);
  const safe = new Set(inside.filter((cell) => !bridges.has(cell)));
  return cells.filter((cell) => !safe.has(cell));
}

/** The strongly connected part of each node, by number (R. Tarjan, 1972). */
function strongParts(next: readonly (readonly number[])[]): number[] {
  const [seen, low, part]: [number[], number[], number[]] = [[], [], []];
  const waiting: number[] = [];
  let [clock, parts] = [0, 0];
  const visit = (node: number): number => {
    seen[node] = low[node] = clock++;
    waiting.push(node);
    for (const to of next[node] ?? []) {
      if (seen[to] === undefined) low[node] = Math.min(low[node] ?? 0, visit(to));
      else if (part[to] === undefined) low[node] = Math.min(low[node] ?? 0, seen[to]);
    }
    if (low[node] === seen[node]) {
      for (let member = waiting.pop(); member !== undefined; member = waiting.pop()) {
        part[member] = parts;
        if (member === node) break;
      }
      parts += 1;
    }
    return low[node] ?? 0;
  };
  for (const node of next.keys()) if (seen[node] === undefined) visit(node);
  return part;
}

/** Edges without which their ends would not be connected, whichever way one may go along them. */
function bridgesOf(nodes: number, cells: readonly TableCell[]): Set<TableCell> {
  const at: TableCell[][] = Array.from({ length: nodes }, () => []);
  for (const cell of cells) {
    at[cell.from]?.push(cell);
    at[cell.to]?.push(cell);
  }
  const bridges = new Set<TableCell>();
  const seen: number[] = [];
  let clock = 0;
  const visit = (node: number, came: TableCell | null): number => {
    let low = clock++;
    seen[node] = low;
    const own = low;
    for (const cell of at[node] ?? []) {
      if (cell === came) continue;
      const to = cell.from === node ? cell.to : cell.from;
      const known = seen[to];
      const reached = known ?? visit(to, cell);
      if (known === undefined && reached > own) bridges.add(cell);
      low = Math.min(low, reached);
    }
    return low;
  };
  for (let node = 0; node < nodes; node++) if (seen[node] === undefined) visit(node, null);
  return bridges;
}
