import { defineMeasure } from '../define-measure.ts';

export const ibCourse = defineMeasure({
  id: 'ib_course',
  question: 'Took an IB course, where it is offered',
  theme: 'access',
  evidence: 'courses',
  rests: ['TRANSCRIPT', 'COURSE_CATALOG'],
  asked: 'has_ib',
  attained: 'ib_rows > 0',
  mayBe: 'may_be_ap_ib',
  homes: 'has IB',
  source: 'Civil Rights Data Collection',
  shows: { facts: ['ib_rows'] },
});
