import { defineMeasure } from '../define-measure.ts';

export const apIbPassed = defineMeasure({
  id: 'ap_ib_passed',
  question: 'Passed an AP or IB course',
  theme: 'success',
  evidence: 'courses',
  rests: ['TRANSCRIPT', 'COURSE_CATALOG'],
  asked: 'true',
  attained: 'passed_ap_ib_rows > 0',
  mayBe: 'may_be_ap_ib',
  source: 'College Board, AP Program',
  shows: { facts: ['passed_ap_ib_rows', 'ap_rows', 'ib_rows'] },
});
