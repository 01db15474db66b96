import type { RequirementStatus, Requirements } from '#contract/uploads/requirements.ts';

export interface CardProgress {
  all: number;
  /** Schools that have everything, without an error. */
  complete: number;
  withErrors: number;
}

type Entry = Requirements['schools'][string];

export type SchoolStatus = Exclude<RequirementStatus, 'not_offered'>;

/** A school's columns as one status: an error anywhere counts, and complete means every column. */
export function schoolStatus(entry: Entry): SchoolStatus {
  const statuses = typeof entry === 'object' ? Object.values(entry) : [entry];
  if (statuses.includes('error')) return 'error';
  // Whatever a school does not offer is complete.
  return statuses.length > 0 && statuses.every((status) => status === true || status === 'not_offered');
}

/** What the tag of a card says. */
export function cardProgress({ schools }: Requirements): CardProgress {
  const statuses = Object.values(schools).map(schoolStatus);
  return {
    all: statuses.length,
    complete: statuses.filter((status) => status === true).length,
    withErrors: statuses.filter((status) => status === 'error').length,
  };
}

/**
 * Columns that schools still lack, once anything of the category is there; before that all of them
 * are, which the tag says.
 */
export function lackedColumns({ schools }: Requirements): { column: string; schools: number }[] {
  const entries = Object.values(schools).filter((entry) => typeof entry === 'object');
  const isStarted = entries.some((entry) =>
    Object.values(entry).some((status) => status === true || status === 'error'),
  );
  if (!isStarted) return [];
  const lacked = entries.flatMap((entry) => Object.keys(entry).filter((column) => entry[column] === false));
  return [...Map.groupBy(lacked, (column) => column)].map(([column, all]) => ({ column, schools: all.length }));
}
