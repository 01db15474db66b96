import { defineMeasure } from '../define-measure.ts';
import { RULE_SETS } from '../rule-sets.ts';
import { isMet } from '../sql.ts';

export const collegeReady = defineMeasure({
  id: 'college_ready',
  question: 'Completed a college-ready course of study',
  theme: 'completion',
  evidence: 'courses',
  rests: ['TRANSCRIPT', 'COURSE_CATALOG'],
  needsSced: true,
  asked: 'true',
  attained: isMet('college-ready'),
  mayBe: 'may_be_required',
  source: 'Education Trust, Meandering Toward Graduation, 2016',
  shows: { rules: RULE_SETS['college-ready'] },
});
