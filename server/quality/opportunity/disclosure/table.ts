/** Students of one school and one group, or of a total: how many are asked, and of how many it is true. */
export interface Amount {
  size: number;
  attained: number;
}

/**
 * One number of a table of schools (rows) by groups of one trait (columns), with a last row and a last column of
 * totals. As an edge between its row and its column it makes the table a network in which what flows into a node flows
 * out of it: cells go from their row to their column, totals of a row and of a column go back. So a change of some
 * cells leaves every total as it is exactly where it goes round.
 */
export interface TableCell extends Amount {
  row: number;
  column: number;
  /** Nodes: rise of the number is a flow from `from` to `to`. */
  from: number;
  to: number;
}

export interface CountTable {
  /** Numbers that are not zero. */
  cells: readonly TableCell[];
  /** Of rows and columns; totals included. */
  nodes: number;
  rows: number;
}

/** @param amounts by row and column, without totals */
export function tableOf(amounts: readonly (readonly Amount[])[]): CountTable {
  const columns = amounts[0]?.length ?? 0;
  const rows = amounts.map((row) => [...row, sumOf(row)]);
  const totals = Array.from({ length: columns + 1 }, (_, column) => sumOf(rows.map((row) => row[column] ?? NONE)));
  const all = [...rows, totals];
  const cells: TableCell[] = [];
  for (const [row, cellsOfRow] of all.entries())
    for (const [column, { size, attained }] of cellsOfRow.entries()) {
      if (size === 0) continue;
      const [own, across] = [row, all.length + column];
      const isTotalOfOne = (row === rows.length) !== (column === columns);
      const [from, to] = isTotalOfOne ? [across, own] : [own, across];
      cells.push({ row, column, size, attained, from, to });
    }
  return { cells, nodes: all.length + columns + 1, rows: all.length };
}

const NONE: Amount = { size: 0, attained: 0 };

const sumOf = (amounts: readonly Amount[]): Amount =>
  amounts.reduce((sum, one) => ({ size: sum.size + one.size, attained: sum.attained + one.attained }), NONE);
