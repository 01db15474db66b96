import type { RequirementStatus, Requirements } from '#contract/uploads/requirements.ts';

/**
 * One school in one category. `missing` names the columns (years, tests, types) it still lacks,
 * where the category has any.
 */
export interface SchoolInCategory {
  name: string;
  status: 'none' | 'error' | 'complete';
  missing: readonly string[];
}

export type CategoryState = 'not-started' | 'in-progress' | 'completed';

export interface CategoryProgress {
  state: CategoryState;
  schools: readonly SchoolInCategory[];
  complete: number;
  withErrors: number;
}

function schoolStatus(
  name: string,
  columns: Record<string, RequirementStatus>,
): SchoolInCategory & { started: boolean } {
  const statuses = Object.values(columns);
  const missing = Object.keys(columns).filter((column) => columns[column] === false);
  const started = statuses.some((status) => status === true || status === 'error');
  const worst = missing.length > 0 ? 'none' : 'complete';
  return { name, started, status: statuses.includes('error') ? 'error' : worst, missing: started ? missing : [] };
}

/**
 * Adds up a category: started when any school has uploaded anything, completed when every school has
 * everything without errors.
 */
export function progressOf({ schools }: Requirements): CategoryProgress {
  const all = Object.entries(schools).map(([name, entry]) =>
    schoolStatus(name, typeof entry === 'object' ? entry : { [name]: entry }),
  );
  const complete = all.filter(({ status }) => status === 'complete').length;
  const withErrors = all.filter(({ status }) => status === 'error').length;
  const finished = all.length > 0 && complete === all.length;
  const started = all.some((school) => school.started);
  return {
    state: finished ? 'completed' : started ? 'in-progress' : 'not-started',
    schools: all.map(({ name, status, missing }) => ({ name, status, missing })),
    complete,
    withErrors,
  };
}
