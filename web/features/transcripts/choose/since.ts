import type { Category } from '#contract/transcripts/categories.ts';
import type { Since } from '#contract/transcripts/choosing.ts';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';

const label = (category: Category | null): string =>
  category === null ? words.since.none : words.categories[category];

/** What became another of a chosen student. `now`: the category of today. */
export const sinceInWords = (since: Since, now: Category | null): string =>
  since.kind === 'left'
    ? words.since.left[since.why]
    : words.since.category(label(since.before), since.gpa_before?.toFixed(2) ?? words.noGpa, label(now));
