import { defineMeasure } from '../define-measure.ts';

export const satAct = defineMeasure({
  id: 'sat_act',
  question: 'Took the SAT or ACT',
  theme: 'access',
  evidence: 'exams',
  rests: ['STUDENT_TEST_SCORES'],
  tests: ['SAT', 'ACT'],
  asked: 'true',
  attained: 'coalesce(sat, act) IS NOT NULL',
  mayBe: 'false',
  floating: 'sat_act',
  source: 'Civil Rights Data Collection',
  shows: { facts: ['sat', 'act'] },
});
