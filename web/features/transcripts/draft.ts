import { CATEGORIES, type Category } from '#contract/transcripts/categories.ts';
import type { ChosenCandidate } from '#contract/transcripts/choosing.ts';
import type { Candidate, Limits } from '#contract/transcripts/transcripts.ts';

/** What is known of a chosen student: what the server says of them, or the row that was ticked. */
export type Chosen = Candidate & Partial<Pick<ChosenCandidate, 'since'>>;

/** The chosen students by id, in the order in which they were chosen. */
export type Draft = ReadonlyMap<string, Chosen>;

export const draftOf = (chosen: readonly Chosen[]): Draft =>
  new Map(chosen.map((candidate) => [candidate.id, candidate]));

export const chosenIn = (draft: Draft, category: Category | null): Chosen[] =>
  [...draft.values()].filter((candidate) => candidate.category === category);

/** How many may be chosen over all categories. */
export const limitOfAll = (limits: Limits): number => CATEGORIES.reduce((sum, category) => sum + limits[category], 0);

/** With one candidate added or taken away; unchanged where the category's limit is reached. */
export function toggle(draft: Draft, candidate: Candidate, limits: Limits): Draft {
  const next = new Map(draft);
  if (next.delete(candidate.id)) return next;
  if (candidate.category === null) return draft;
  if (chosenIn(draft, candidate.category).length >= limits[candidate.category]) return draft;
  return next.set(candidate.id, candidate);
}

export const sameChoice = (one: Draft, other: Draft): boolean =>
  one.size === other.size && [...one.keys()].every((id) => other.has(id));
