/** A column of a generated file. */
export interface MadeColumn {
  header: string;
  cells: readonly string[];
  /** Declared columns that it may be taken for; a decoy has none. */
  means: readonly string[];
  /** Of a decoy that is another writing of a declared column: that column, and its value in each row. */
  tells?: { column: string; values: readonly string[] };
}

export interface MadeFile {
  /** Name of its clean table. */
  table: string;
  seed: number;
  /** Of a kind that should be read without a question. */
  isOrdinary: boolean;
  columns: readonly MadeColumn[];
  /** By column of the lake: what each row stands for; null for nothing. */
  expected: ReadonlyMap<string, readonly (string | null)[]>;
  /** Which declared column each column of the lake is read from. */
  readFrom: ReadonlyMap<string, string>;
  /** What was done to it, to find the cause of a miss. */
  traits: readonly string[];
}
