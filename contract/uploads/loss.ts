import type { VersionChange } from './uploaded-file.ts';

export const MEASURES = ['rows', 'students', 'schools'] as const;

/** A tenth is more than the students who move away in a year, and less than a school that was left out of ten. */
const MOST_LOST = 0.1;

/** More than a tenth of the rows, students or schools would be gone. */
export const isLossy = ({ before, after }: VersionChange): boolean =>
  MEASURES.some((measure) => {
    const [was, is] = [before[measure], after[measure]];
    return was !== null && is !== null && is < was * (1 - MOST_LOST);
  });
