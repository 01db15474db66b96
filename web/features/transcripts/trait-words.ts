import type { Trait } from '#contract/transcripts/demographics-match.ts';
import { groupName } from '#web/app/group-name.ts';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';

/** Whether the value of a program says yes; null: unknown. */
export function inProgram(value: string): boolean | null {
  if (value === 'with disabilities' || value === 'english language learner' || value === 'low-income') return true;
  if (value === 'without disabilities' || value === 'native / fluent' || value === 'above low-income') return false;
  return null;
}

export function yesOrNo(value: string): string {
  const is = inProgram(value);
  if (is === null) return words.unknown;
  return is ? words.yes : words.no;
}

export const TRAIT_LABELS: Readonly<Record<Trait, string>> = {
  race: words.columns.race,
  gender: words.columns.gender,
  disability_status: words.columns.disability,
  english_learner: words.columns.learner,
  low_income: words.columns.income,
};

/** A value as its column shows it. */
export const traitValue = (trait: Trait, value: string): string =>
  trait === 'race' || trait === 'gender' ? groupName(value) : yesOrNo(value);

/** A value where its column is not beside it: 'Latinx', 'SWD: Yes'. */
export const traitInWords = (trait: Trait, value: string): string =>
  trait === 'race' || trait === 'gender' ? groupName(value) : `${TRAIT_LABELS[trait]}: ${yesOrNo(value)}`;
