import type { OverviewLine } from '#datasets/kit/overview/overview-line.ts';
import type { FileFinding } from '../findings.ts';

/**
 * What reading leaves: the DuckDB table `cells(row_number BIGINT, c0 VARCHAR, ...)` with every row of the file, title
 * rows and header included, and what is to be said about how it was read.
 */
export interface ReadTable {
  width: number;
  rows: number;
  /** Lines of the overview: how it was read. */
  facts: OverviewLine[];
  findings: FileFinding[];
  /**
   * Names of the sheets that were joined, in their order; row numbers of sheet n lie at n x
   * SHEET_STRIDE. Empty for text.
   */
  sheets: string[];
  /** What is above the header rows of the sheets that were joined to the first; those rows are not in `cells`. */
  titles?: Heading[];
  /**
   * By sheet and column of the table: the column of that sheet, where its columns are in another order
   * than those of the first.
   */
  ordersOfSheets?: ReadonlyMap<number, ReadonlyMap<number, SheetColumn>>;
  /** True where a value can slip into the next column, as in a text file with an unquoted delimiter. */
  canShift: boolean;
  /**
   * True where rows of a text have different numbers of cells: then the table COUNTED_CELLS has
   * `cell_count` beside the cells.
   */
  hasCellCounts?: boolean;
  /** Numbers of rows that cannot be read, because others are in one of their cells. */
  unreadable?: readonly number[];
}

/** A column of a sheet that was joined with the first. */
export interface SheetColumn {
  index: number;
  header: string;
}

/** A text that is over rows: a title above the header, or a row with one filled cell among the rows of data. */
export interface Heading {
  row: number;
  text: string;
}

/** The filled cells of rows above a header. */
export const titlesOf = (rows: readonly { number: number; cells: readonly string[] }[], first = 0): Heading[] =>
  rows.flatMap(({ number, cells }) => cells.filter(Boolean).map((text) => ({ row: first + number, text })));

export const COUNTED_CELLS = 'counted_cells';

/** Rows looked at to find the header (docs/domain/files.md#tables). */
export const HEADER_ROWS = 25;

/** The header row of a file that has none: every row is below it. */
export const NO_HEADER_ROW = 0;

/** Beyond the last row of any spreadsheet (1,048,576), and small enough to stay exact. */
export const SHEET_STRIDE = 1_000_000_000;

/**
 * Two thousand columns looked at together need half a gigabyte: a chunk of 2,048 rows is 33 kB a
 * column, in every operator.
 */
export const COLUMNS_AT_ONCE = 200;

export const columnNames = (width: number): string[] => Array.from({ length: width }, (_, index) => `c${index}`);
