import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import type { ConfirmedColumns, IngestContext, SourceColumn } from '#datasets/kit/plan.ts';
import { cellText } from '#datasets/kit/sql/cells.ts';
import type { Engine } from '../engine.ts';
import type { Heading, ReadTable } from '../read/table.ts';
import type { Samples } from './sample-values.ts';

/** A table whose header row is known, not yet what its columns mean: what every step of recognising looks at. */
export interface HeadedTable {
  table: ReadTable;
  /** What it was uploaded as. */
  dataset: Dataset;
  context: IngestContext;
  /** Holds the view `source` of the rows of data. */
  engine: Engine;
  /** Rows among the data that say something of those below them, in the order of the file. */
  headings: readonly Heading[];
  /** In the order of the file; those without a header are left out. */
  columns: readonly SourceColumn[];
  /** Up to 200 values of a column, before any reshaping. */
  samples: Samples;
  /** The samples, and of some school columns every value (school/school-values.ts). */
  schools: Samples;
  /** The samples, and of flags every value (flag-values.ts). */
  flags: Samples;
}

/** The names of our columns that a person of the district has decided: they are before any guess and any layout. */
export type Decided = ReadonlySet<ColumnName>;

/** Those of a confirmed mapping; a column that is no longer declared is passed over. */
export const decidedIn = ({ columns }: Dataset, confirmed: ConfirmedColumns | null): Decided =>
  new Set(columns.flatMap(({ name }) => (confirmed?.columns.some(({ column }) => column === name) ? [name] : [])));

/** The text of a cell of the view `source`, as SQL; NULL where the file does not have the column. */
export const textUnder = (source: SourceColumn | undefined): string =>
  source ? cellText(`c${source.index}`) : 'NULL::VARCHAR';
