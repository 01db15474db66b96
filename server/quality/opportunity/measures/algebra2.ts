import { defineMeasure } from '../define-measure.ts';
import { LADDER } from '../families.ts';
import { passed } from '../sql.ts';

export const algebra2 = defineMeasure({
  id: 'algebra2',
  question: 'Passed Algebra II',
  theme: 'progress',
  evidence: 'courses',
  rests: ['TRANSCRIPT', 'COURSE_CATALOG'],
  needsSced: true,
  asked: 'true',
  attained: `(${passed('algebra2')})`,
  mayBe: 'may_be_mathematics',
  source: 'Education Trust, Meandering Toward Graduation, 2016',
  shows: { families: { of: LADDER, are: 'passed' } },
});
