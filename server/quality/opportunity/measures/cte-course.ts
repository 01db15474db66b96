import { defineMeasure } from '../define-measure.ts';

export const cteCourse = defineMeasure({
  id: 'cte_course',
  question: 'Took a career and technical course',
  theme: 'access',
  evidence: 'courses',
  rests: ['TRANSCRIPT', 'COURSE_CATALOG', 'CTE_PATHWAY_CATALOG'],
  asked: 'true',
  attained: 'cte_rows > 0',
  mayBe: 'may_be_cte',
  source: 'Carl D. Perkins Act, 2018',
  shows: { facts: ['cte_rows'] },
});
