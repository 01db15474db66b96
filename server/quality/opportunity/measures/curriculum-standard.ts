import { defineMeasure } from '../define-measure.ts';
import { RULE_SETS } from '../rule-sets.ts';
import { isMet } from '../sql.ts';

export const curriculumStandard = defineMeasure({
  id: 'curriculum_standard',
  question: 'Completed the NAEP standard curriculum',
  theme: 'completion',
  evidence: 'courses',
  rests: ['TRANSCRIPT', 'COURSE_CATALOG'],
  needsSced: true,
  asked: 'true',
  attained: isMet('naep-standard'),
  mayBe: 'may_be_required',
  source: 'NAEP High School Transcript Study 2009',
  shows: { rules: RULE_SETS['naep-standard'] },
});
