import { defineMeasure } from '../define-measure.ts';
import { RULE_SETS } from '../rule-sets.ts';
import { isMet, isNear } from '../sql.ts';

export const collegeReadyNear = defineMeasure({
  id: 'college_ready_near',
  question: 'Not college-ready, but at most one year-long course short',
  theme: 'completion',
  evidence: 'courses',
  rests: ['TRANSCRIPT', 'COURSE_CATALOG'],
  needsSced: true,
  asked: `NOT (${isMet('college-ready')})`,
  attained: isNear('college-ready'),
  mayBe: 'may_be_required',
  hasBounds: false,
  source: 'Education Trust, Meandering Toward Graduation, 2016',
  shows: { rules: RULE_SETS['college-ready'] },
});
