import type { CategoryThresholds } from '#contract/transcripts/transcript-settings.ts';
import type { Candidate } from '#contract/transcripts/transcripts.ts';
import { writtenGpa } from '#web/app/format.ts';
import { transcripts } from '#web/messages/en/transcripts/transcripts.ts';

const words = transcripts.why;

type Placed = Pick<Candidate, 'category' | 'gpa' | 'failed_core'>;

/** The rule of each category with the numbers of this audit. */
export const ruleInWords = (category: NonNullable<Candidate['category']>, rule: CategoryThresholds): string =>
  words.rules[category](writtenGpa(rule.high_flier), writtenGpa(rule.struggling), rule.failed_core);

/**
 * Why a student is in the category, as far as the shown numbers say it. The rule is on the unrounded GPA
 * (docs/domain/grades.md#categories), so one that is shown as the threshold may be below it. null: without a category,
 * or where the audit had another rule then.
 */
export function whyInWords({ category, gpa, failed_core }: Placed, rule: CategoryThresholds): string | null {
  if (category === null || gpa === null) return null;
  const shown = gpa.toFixed(2);
  const [high, low] = [writtenGpa(rule.high_flier), writtenGpa(rule.struggling)];
  const failed = failed_core ?? 0;
  const hasFailed = failed >= rule.failed_core;
  switch (category) {
    case 'HIGH_FLIER':
      return gpa >= rule.high_flier ? words.high(shown, high) : null;
    case 'STRUGGLING': {
      if (gpa < rule.struggling) return hasFailed ? words.both(shown, low, failed) : words.low(shown, low);
      if (hasFailed) return words.failed(failed, rule.failed_core);
      return shown === rule.struggling.toFixed(2) ? words.rounded(shown, low) : null;
    }
    case 'ON_THE_CUSP':
      if (gpa >= rule.high_flier) return shown === rule.high_flier.toFixed(2) ? words.rounded(shown, high) : null;
      return gpa >= rule.struggling && !hasFailed ? words.cusp(shown, low, high, failed) : null;
  }
}

/** The same, only where the GPA alone speaks for another category. */
export function whyDespite(candidate: Placed, rule: CategoryThresholds): string | null {
  const { category, gpa } = candidate;
  const isPlain =
    gpa === null ||
    (category === 'STRUGGLING' && gpa < rule.struggling) ||
    (category === 'ON_THE_CUSP' && gpa < rule.high_flier) ||
    category === 'HIGH_FLIER';
  return isPlain ? null : whyInWords(candidate, rule);
}
