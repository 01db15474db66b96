import { LADDER_STEPS, type LadderStep } from '#contract/quality/opportunity.ts';
import type { Measure } from './define-measure.ts';
import { andLater, bitsOf, LADDER } from './families.ts';

/**
 * Where students leave the ladder of mathematics: of those who passed a step, who went on to a later one. The last step
 * has nothing after it. A row without a code may be of any step.
 */
export const CHOKE_POINTS: readonly (Measure & { from: LadderStep })[] = LADDER_STEPS.map((family) => ({
  from: family,
  id: `after_${family}`,
  question: `Of those who passed ${family}, went on to a later course`,
  theme: 'progress',
  evidence: 'courses',
  rests: ['TRANSCRIPT', 'COURSE_CATALOG'],
  needsSced: true,
  asked: `(passed_families & ${bitsOf([family])}) <> 0`,
  attained: `(took_families & ${bitsOf(andLater(family).slice(1))}) <> 0`,
  mayBe: 'may_be_mathematics',
  mayBeAsked: 'may_be_mathematics',
  source: 'NAEP High School Transcript Study 2009',
  shows: { families: { of: LADDER, are: 'taken' } },
}));
