import type { SchoolId } from '#contract/ids.ts';

/**
 * What the print page is given: in the history of the browser, so that a reload keeps it and no
 * address names a student.
 */
export interface PrintOrder {
  schoolId: SchoolId;
  ids: readonly string[];
  /** More than can be printed at once. */
  of: number;
}
