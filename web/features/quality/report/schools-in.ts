import { report } from '#web/messages/en/quality/report.ts';
import type { SchoolState } from './upload-state.ts';

const words = report.uploaded;

/** Names of the schools in these states, or that it is all of them; of more than `named` alike how many. */
export function schoolsIn(
  states: readonly SchoolState[],
  wanted: readonly SchoolState['state'][],
  named = Number.POSITIVE_INFINITY,
): string {
  const found = states.filter(({ state }) => wanted.includes(state));
  if (found.length === 0) return words.nobody;
  // What several lack is said once.
  const alike = Map.groupBy(found, ({ lacks }) => lacks.join(', '));
  return [...alike]
    .map(([lacks, those]) => {
      const names = namesOf(those, states.length, named);
      return lacks === '' ? names : `${names} ${words.lacks(lacks)}`;
    })
    .join('; ');
}

function namesOf(those: readonly SchoolState[], total: number, named: number): string {
  if (those.length === total) return words.everybody(total);
  return those.length > named ? words.most(those.length, total) : those.map(({ school }) => school).join(', ');
}
