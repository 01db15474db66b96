/** One member for each column of any dataset. The kit knows no dataset, so `datasets/index.ts` adds them. */
// biome-ignore lint/suspicious/noEmptyInterface: it has members wherever the datasets are part of the program
export interface ColumnNames {}

/** The name of a declared column, of whichever dataset (docs/decisions/0021-the-compiler-knows-the-columns.md). */
export type ColumnName = keyof ColumnNames & string;

/** What a declaration says by column. Its type lets no other key in, which `Object.entries` forgets. */
export const entriesOf = <Value>(of: Readonly<Partial<Record<ColumnName, Value>>>): [ColumnName, Value | undefined][] =>
  Object.entries(of) as [ColumnName, Value | undefined][];
