import { defineMeasure } from '../define-measure.ts';

export const satAct = defineMeasure({
  id: 'sat_act',
  question: 'Took the SAT or ACT',
  theme: 'access',
  evidence: 'exams',
  rests: ['STUDENT_TEST_SCORES'],
  asked: 'true',
  attained: 'has_sat_act',
  mayBe: 'false',
  floating: 'is_sat_act',
  source: 'Civil Rights Data Collection',
});
