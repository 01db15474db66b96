import { defineMeasure } from '../define-measure.ts';

export const apIbScore = defineMeasure({
  id: 'ap_ib_score',
  question: 'Scored 3 or more on an AP exam or 4 or more on an IB exam',
  theme: 'success',
  evidence: 'exams',
  rests: ['STUDENT_TEST_SCORES'],
  asked: 'true',
  attained: 'has_scored',
  mayBe: 'false',
  floating: 'is_scored',
  source: 'College Board, AP Equity and Excellence',
});
