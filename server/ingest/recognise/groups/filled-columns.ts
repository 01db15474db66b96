import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { FoundColumn } from '#datasets/kit/layouts/layout.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { Mapping } from '#datasets/kit/plan.ts';

/** Columns that are read otherwise than from one column of the file as it is, and what the person is told of them. */
export interface FilledColumns {
  filled: Map<ColumnName, FoundColumn>;
  decisions: Decision[];
}

export const mappingOf = (filled: FilledColumns['filled']): Mapping =>
  new Map([...filled].map(([name, { source }]) => [name, source]));
