import { defineMeasure } from '../define-measure.ts';

export const apIbScore = defineMeasure({
  id: 'ap_ib_score',
  question: 'Scored 3 or more on an AP exam or 4 or more on an IB exam',
  theme: 'success',
  evidence: 'exams',
  rests: ['STUDENT_TEST_SCORES'],
  tests: ['AP', 'IB'],
  asked: 'true',
  attained: 'has_scored',
  mayBe: 'false',
  floating: 'scored',
  source: 'College Board, AP Equity and Excellence',
  shows: { facts: ['best_ap', 'best_ib', 'exams'] },
});
