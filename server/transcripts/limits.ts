import { PortalError } from '#contract/errors.ts';
import { CATEGORIES, type Category } from '#contract/transcripts.ts';
import type { CandidateRow } from './queries.ts';

/** How many transcripts of each category a school selects. The specification names the numbers without a reason. */
export const LIMITS: Record<Category, number> = { HIGH_FLIER: 2, ON_THE_CUSP: 4, STRUGGLING: 2 };

const WORDS: Record<Category, string> = {
  HIGH_FLIER: 'High fliers',
  ON_THE_CUSP: 'On the cusp',
  STRUGGLING: 'Struggling',
};

/**
 * The chosen ids, each once. One that was chosen before may stay, whatever new files say of the student.
 * @throws PortalError unprocessable for a new id that is no candidate with a category, or for more than a category's limit
 */
export function soundChoice(ids: readonly string[], candidates: readonly CandidateRow[], before: readonly string[]) {
  const chosen = [...new Set(ids)];
  const byId = new Map(candidates.map((candidate) => [candidate.id as string, candidate]));
  const counts = new Map<Category, number>();
  for (const id of chosen) {
    const candidate = byId.get(id);
    const isOffered = candidate !== undefined && candidate.category !== null && !candidate.left_cohort;
    if (!isOffered && !(candidate && before.includes(id)))
      throw new PortalError(
        'unprocessable',
        'A selected transcript is not in the list any more. Reload and select again.',
      );
    if (candidate.category) counts.set(candidate.category, (counts.get(candidate.category) ?? 0) + 1);
  }
  const over = CATEGORIES.find((category) => (counts.get(category) ?? 0) > LIMITS[category]);
  if (over)
    throw new PortalError('unprocessable', `${WORDS[over]}: at most ${LIMITS[over]} transcripts can be selected.`, {
      category: over,
      limit: LIMITS[over],
    });
  return chosen;
}
