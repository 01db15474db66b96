import { defineMeasure } from '../define-measure.ts';
import { passed } from '../sql.ts';

export const chemistryOrPhysics = defineMeasure({
  id: 'chemistry_or_physics',
  question: 'Passed chemistry or physics',
  theme: 'progress',
  evidence: 'courses',
  rests: ['TRANSCRIPT', 'COURSE_CATALOG'],
  needsSced: true,
  asked: 'true',
  attained: `(${passed('chemistry')} OR ${passed('physics')})`,
  mayBe: 'may_be_science',
  source: 'Education Trust, Meandering Toward Graduation, 2016',
  shows: { families: { of: ['chemistry', 'physics'], are: 'passed' } },
});
