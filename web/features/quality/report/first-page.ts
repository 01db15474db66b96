import type { IssueGroup } from '#contract/uploads/issues.ts';
import type { Requirements } from '#contract/uploads/requirements.ts';
import { statesOf } from './upload-state.ts';

/** What was found in one file. */
export interface FoundInFile<File> {
  file: File;
  groups: readonly IssueGroup[];
}

/** How many problems the first page names. */
const WORST = 5;

/** How many categories every school shown has uploaded completely and without errors; `only` is one school. */
export const completeCategories = (requirements: readonly Requirements[], only: string | null): number =>
  requirements.filter((answer) => {
    const states = statesOf(answer, only);
    return states.length > 0 && states.every(({ state }) => state === 'complete');
  }).length;

export const openErrors = (found: readonly FoundInFile<unknown>[]): number =>
  found
    .flatMap(({ groups }) => groups)
    .reduce((sum, { severity, count }) => sum + (severity === 'error' ? count : 0), 0);

/**
 * What to look at first: errors, which leave rows out of the numbers, before warnings; of each,
 * what was found most often.
 */
export const worstOf = <File>(found: readonly FoundInFile<File>[]): { file: File; group: IssueGroup }[] =>
  found
    .flatMap(({ file, groups }) => groups.map((group) => ({ file, group })))
    .filter(({ group }) => group.severity !== 'note')
    .sort(
      ({ group: one }, { group: other }) =>
        Number(other.severity === 'error') - Number(one.severity === 'error') || other.count - one.count,
    )
    .slice(0, WORST);
