import { defineMeasure } from '../define-measure.ts';

export const cteConcentrator = defineMeasure({
  id: 'cte_concentrator',
  question: 'Completed two courses in one pathway',
  theme: 'completion',
  evidence: 'courses',
  rests: ['TRANSCRIPT', 'COURSE_CATALOG', 'CTE_PATHWAY_CATALOG'],
  asked: 'true',
  attained: 'pathway_courses >= 2',
  mayBe: 'false',
  source: 'Carl D. Perkins Act, 2018',
  shows: { facts: ['pathway_courses'] },
});
