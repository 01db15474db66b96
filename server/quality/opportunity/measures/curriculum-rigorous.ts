import { defineMeasure } from '../define-measure.ts';
import { RULE_SETS } from '../rule-sets.ts';
import { isMet } from '../sql.ts';

export const curriculumRigorous = defineMeasure({
  id: 'curriculum_rigorous',
  question: 'Completed the NAEP rigorous curriculum',
  theme: 'completion',
  evidence: 'courses',
  rests: ['TRANSCRIPT', 'COURSE_CATALOG'],
  needsSced: true,
  asked: 'true',
  attained: isMet('naep-rigorous'),
  mayBe: 'may_be_required',
  source: 'NAEP High School Transcript Study 2009',
  shows: { rules: RULE_SETS['naep-rigorous'] },
});
