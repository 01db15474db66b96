import type { MergedCells } from './merged-cells.ts';
import type { TableTotals } from './table-totals.ts';

/**
 * The port between a workbook of whatever format and the rest: sheets with rows of text, numbered as
 * a spreadsheet shows them.
 */
export interface SheetRow {
  number: number;
  cells: string[];
  /** True where a formula of the row has no result in the file: a person sees one, since their program computes it. */
  lacksResults?: boolean;
  /** True where the workbook does not show the row, as behind a filter. */
  isHidden?: boolean;
  /** True where most of its text is struck through, as people cross out who has left. */
  isStruck?: boolean;
}

export interface Sheet {
  name: string;
  isHidden: boolean;
  /** May be called again; a reader that has seen enough stops early. Throws on content that cannot be read. */
  rows(): AsyncIterable<SheetRow> | Iterable<SheetRow>;
  /** What was merged over several rows, once its rows have been read to the end; by the numbers of its rows. */
  merged?(): readonly MergedCells[];
  /** Rows of totals that belong to its tables. */
  totals?(): Promise<readonly TableTotals[]>;
}

export interface Workbook {
  sheets: readonly Sheet[];
  /** Row numbers of the file that were missing, repeated or out of order, once a sheet has been read. */
  oddRows(): number;
}
