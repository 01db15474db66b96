import type { Candidate, Looked } from './candidates.ts';

export const MEASURES = ['rows', 'students', 'schools'] as const;
/** null: not known. */
type Sizes = Record<(typeof MEASURES)[number], number | null>;

/** What a replacement changes, as far as a look can tell. */
export interface Change {
  before: Sizes;
  after: Sizes;
}

/** A tenth is more than the students who move away in a year, and less than a school that was left out of ten. */
const MOST_LOST = 0.1;

/** null where there is nothing to compare: no look, or a file of which nothing is in use. */
export function changeOf({ file, alike }: Omit<Candidate, 'isSame'>, { inspection }: Looked): Change | null {
  if (!inspection || !file.is_current || inspection.upload_file_type !== file.upload_file_type) return null;
  return {
    before: {
      rows: alike?.rows ?? file.rows?.read ?? null,
      students: alike?.students ?? null,
      schools: alike?.schools ?? null,
    },
    after: { rows: inspection.rows, students: inspection.students, schools: inspection.schools?.length ?? null },
  };
}

/** More than a tenth of the rows, students or schools would be gone. */
export const isLossy = ({ before, after }: Change): boolean =>
  MEASURES.some((measure) => {
    const [was, is] = [before[measure], after[measure]];
    return was !== null && is !== null && is < was * (1 - MOST_LOST);
  });
