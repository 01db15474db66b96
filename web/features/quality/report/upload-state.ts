import type { RequirementStatus, Requirements } from '#contract/uploads/requirements.ts';

export interface SchoolState {
  school: string;
  state: 'complete' | 'errors' | 'part' | 'none';
  /** Years, tests or types that are not there. */
  lacks: readonly string[];
}

function stateOf(school: string, statuses: Readonly<Record<string, RequirementStatus>>): SchoolState {
  const columns = Object.keys(statuses);
  const lacks = columns.filter((column) => statuses[column] === false);
  if (lacks.length === columns.length) return { school, state: 'none', lacks: [] };
  const hasErrors = Object.values(statuses).includes('error');
  return { school, state: hasErrors ? 'errors' : lacks.length > 0 ? 'part' : 'complete', lacks };
}

/** How far each school is with one category; `only` keeps one of them. */
export const statesOf = ({ schools }: Requirements, only: string | null): SchoolState[] =>
  Object.entries(schools)
    .filter(([school]) => only === null || school === only)
    .map(([school, entry]) => stateOf(school, typeof entry === 'object' ? entry : { [school]: entry }));
