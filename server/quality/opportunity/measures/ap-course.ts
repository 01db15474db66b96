import { defineMeasure } from '../define-measure.ts';

export const apCourse = defineMeasure({
  id: 'ap_course',
  question: 'Took an AP course',
  theme: 'access',
  evidence: 'courses',
  rests: ['TRANSCRIPT', 'COURSE_CATALOG'],
  asked: 'true',
  attained: 'ap_rows > 0',
  mayBe: 'may_be_ap_ib',
  source: 'College Board, AP Program; Civil Rights Data Collection',
  shows: { facts: ['ap_rows'] },
});
