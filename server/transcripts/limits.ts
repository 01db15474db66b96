import { PortalError } from '#contract/errors.ts';
import { CATEGORIES, type Category } from '#contract/transcripts/categories.ts';
import type { CandidateList } from './candidate-lists.ts';

/** How many transcripts of each category a school selects (docs/domain/transcripts.md#selection). */
export const LIMITS: Record<Category, number> = { HIGH_FLIER: 2, ON_THE_CUSP: 4, STRUGGLING: 2 };

/**
 * The chosen IDs, each once. One that was chosen before may stay, whatever new files say of the student.
 * @throws PortalError unprocessable for a new ID that is not a candidate with a category, or for
 * more than a category's limit
 */
export function soundChoice(ids: readonly string[], { byId }: CandidateList, before: readonly string[]): string[] {
  const chosen = [...new Set(ids)];
  for (const id of chosen) {
    const candidate = byId.get(id);
    const isOffered = candidate !== undefined && candidate.category !== null && !candidate.left_cohort;
    if (!isOffered && !(candidate && before.includes(id))) throw new PortalError('unprocessable', 'transcript-gone');
  }
  const counts = countChosen(chosen, byId);
  const over = CATEGORIES.find((category) => counts[category] > LIMITS[category]);
  if (over)
    throw new PortalError(
      'unprocessable',
      { is: 'too-many-selected', category: over, limit: LIMITS[over], selected: counts[over] },
      { category: over, limit: LIMITS[over] },
    );
  return chosen;
}

/** Chosen students of each category. Students who have none by now count against none. */
export function countChosen(chosen: readonly string[], byId: CandidateList['byId']): Record<Category, number> {
  const counts: Record<Category, number> = { HIGH_FLIER: 0, ON_THE_CUSP: 0, STRUGGLING: 0 };
  for (const id of chosen) {
    const category = byId.get(id)?.category;
    if (category) counts[category] += 1;
  }
  return counts;
}
