import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import type { MappingDraft } from '#datasets/kit/plan.ts';
import type { FilledColumns } from '../groups/filled-columns.ts';

/** What a plan has so far; each step takes columns over from `kept` into `filled` and says so. */
export interface ReshapeDraft extends FilledColumns {
  /** Mapped columns that stay as they are. */
  kept: MappingDraft;
}

/** Not each dataset has names or races. */
export const declares = ({ columns }: Dataset, name: ColumnName): boolean =>
  columns.some((column) => column.name === name);
