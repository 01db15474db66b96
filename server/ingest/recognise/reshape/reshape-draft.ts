import type { ColumnOf } from '#datasets/index.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { FoundColumn } from '#datasets/kit/layouts/layout.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { SourceColumn } from '#datasets/kit/plan.ts';

/** What a plan has so far; each step takes columns over from `kept` into `filled` and says so. */
export interface ReshapeDraft {
  /** Mapped columns that stay as they are. */
  kept: Map<string, SourceColumn>;
  /** Columns that are read from one or several of the file by an expression. */
  filled: Map<string, FoundColumn>;
  decisions: Decision[];
}

/** A column that some dataset has: not each has names or races. */
export type AnyColumn = ColumnOf<UploadFileType>;

export const declares = ({ columns }: Dataset, name: AnyColumn): boolean =>
  columns.some((column) => column.name === name);
