import { defineMeasure } from '../define-measure.ts';

export const advancedCourse = defineMeasure({
  id: 'advanced_course',
  question: 'Took an AP, IB or honors course',
  theme: 'access',
  evidence: 'courses',
  rests: ['TRANSCRIPT', 'COURSE_CATALOG'],
  asked: 'true',
  attained: 'ap_rows + ib_rows + honors_rows > 0',
  mayBe: 'may_be_advanced',
  source: 'NAEP High School Transcript Study 2009',
  shows: { facts: ['ap_rows', 'ib_rows', 'honors_rows'] },
});
