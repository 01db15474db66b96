import { defineMeasure } from '../define-measure.ts';
import { EPSILON } from '../sql.ts';

export const careerReady = defineMeasure({
  id: 'career_ready',
  question: 'Completed a career-ready course of study',
  theme: 'completion',
  evidence: 'courses',
  rests: ['TRANSCRIPT', 'COURSE_CATALOG', 'CTE_PATHWAY_CATALOG'],
  needsSced: true,
  asked: 'true',
  attained: `field_units >= 3 - ${EPSILON}`,
  mayBe: 'may_be_cte',
  source: 'Education Trust, Meandering Toward Graduation, 2016',
  shows: { facts: ['field_units', 'cte_rows'] },
});
