import { CATEGORIES, type Candidate, type Category, type SelectionSummary } from '#contract/transcripts.ts';

export type Selection = ReadonlySet<string>;
type Limits = SelectionSummary['limits'];

export const selectionOf = ({ transcripts }: SelectionSummary): Selection =>
  new Set(transcripts.filter(({ selected }) => selected).map(({ id }) => id));

export const inCategory = ({ transcripts }: SelectionSummary, category: Category): readonly Candidate[] =>
  transcripts.filter((candidate) => candidate.category === category);

export const countIn = (candidates: readonly Candidate[], selection: Selection): number =>
  candidates.filter(({ id }) => selection.has(id)).length;

/** How many may be chosen over all categories. */
export const limitOfAll = (limits: Limits): number => CATEGORIES.reduce((sum, category) => sum + limits[category], 0);

/** With one candidate added or taken away; unchanged where the category's limit is reached. */
export function toggle(summary: SelectionSummary, selection: Selection, candidate: Candidate): Selection {
  const next = new Set(selection);
  if (next.delete(candidate.id)) return next;
  if (candidate.category === null) return selection;
  const chosen = countIn(inCategory(summary, candidate.category), selection);
  return chosen >= summary.limits[candidate.category] ? selection : next.add(candidate.id);
}

export const sameSelection = (one: Selection, other: Selection): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));
