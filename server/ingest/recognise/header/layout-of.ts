import type { Dataset } from '#datasets/kit/dataset.ts';
import { isLayout, type Layout } from '#datasets/kit/layouts/layout.ts';
import { headerKey } from '#datasets/kit/normalise.ts';

/** The vendor's layout that a file with these headers has; null for a file of columns of ours. */
export function layoutOf({ layouts = [] }: Dataset, headers: readonly string[]): Layout | null {
  const keys = new Set(headers.map(headerKey));
  return layouts.find((layout) => isLayout(layout, keys)) ?? null;
}
