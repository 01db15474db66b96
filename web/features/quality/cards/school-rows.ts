import { compareNames } from '#contract/by-name.ts';

export interface SchoolCount {
  name: string;
  count: number;
}

export interface SchoolSort {
  key: 'name' | 'count';
  direction: 'asc' | 'desc';
}

/** docs/constants.md. */
export const PAGE_SIZE = 10;

/** Schools in the wanted order; equal counts by name, so that paging shows each school once. */
export function sortSchools(schools: readonly SchoolCount[], { key, direction }: SchoolSort): SchoolCount[] {
  const sign = direction === 'asc' ? 1 : -1;
  return schools.toSorted((a, b) => {
    const byCount = key === 'count' ? sign * (a.count - b.count) : 0;
    return byCount || (key === 'name' ? sign : 1) * compareNames(a.name, b.name);
  });
}

/** Clicking a column sorts by it, clicking it again turns it round. Counts start with the largest, names with A. */
export function nextSort(sort: SchoolSort, key: SchoolSort['key']): SchoolSort {
  if (sort.key !== key) return { key, direction: key === 'count' ? 'desc' : 'asc' };
  return { key, direction: sort.direction === 'asc' ? 'desc' : 'asc' };
}

/** The rows of a page (from 1). A page beyond the end, left over from a longer list, is the last one. */
export function pageOf<Row>(
  rows: readonly Row[],
  page: number,
  size = PAGE_SIZE,
): { page: number; rows: readonly Row[] } {
  const last = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(page, last);
  return { page: shown, rows: rows.slice((shown - 1) * size, shown * size) };
}
