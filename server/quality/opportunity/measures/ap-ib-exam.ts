import { defineMeasure } from '../define-measure.ts';

export const apIbExam = defineMeasure({
  id: 'ap_ib_exam',
  question: 'Of those who took an AP or IB course, took an exam',
  theme: 'success',
  evidence: 'exams',
  rests: ['TRANSCRIPT', 'COURSE_CATALOG', 'STUDENT_TEST_SCORES'],
  asked: '(took_ap OR took_ib)',
  attained: 'has_exam',
  mayBe: 'false',
  mayBeAsked: 'may_be_ap_ib',
  floating: 'is_exam',
  source: 'College Board, AP Program',
});
