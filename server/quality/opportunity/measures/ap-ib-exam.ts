import { defineMeasure } from '../define-measure.ts';

export const apIbExam = defineMeasure({
  id: 'ap_ib_exam',
  question: 'Of those who took an AP or IB course, took an exam',
  theme: 'success',
  evidence: 'exams',
  rests: ['TRANSCRIPT', 'COURSE_CATALOG', 'STUDENT_TEST_SCORES'],
  tests: ['AP', 'IB'],
  asked: 'ap_rows + ib_rows > 0',
  attained: 'exams > 0',
  mayBe: 'false',
  mayBeAsked: 'may_be_ap_ib',
  floating: 'exam',
  source: 'College Board, AP Program',
  shows: { facts: ['exams', 'ap_rows', 'ib_rows'] },
});
