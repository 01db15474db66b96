import { defineMeasure } from '../define-measure.ts';
import { LADDER } from '../families.ts';

export const algebraByNinth = defineMeasure({
  id: 'algebra_by_ninth',
  question: 'Passed Algebra I by ninth grade',
  theme: 'progress',
  evidence: 'courses',
  rests: ['TRANSCRIPT', 'COURSE_CATALOG'],
  needsSced: true,
  asked: 'true',
  attained: 'has_algebra',
  mayBe: 'may_have_algebra',
  source: 'Civil Rights Data Collection',
  shows: { families: { of: LADDER, are: 'passed' } },
});
