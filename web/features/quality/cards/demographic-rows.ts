import type { PanelAnswer } from '#contract/quality/panels.ts';
import { namesByShare, type Share } from '#web/charts/share.ts';
import { quality } from '#web/messages/en/quality.ts';

export type DemographicBlock = PanelAnswer<'demographics/summary'>['cohort'];

/** Largest groups first as the pictures have it; any other value follows. */
const GENDERS = ['female', 'male', 'other'];

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const shareOf =
  (shares: Readonly<Record<string, number | null>>) =>
  (name: string): Share => ({
    name: capitalised(name),
    percent: shares[name] ?? null,
  });

export function genderShares({ demographic_percentages: { gender } }: DemographicBlock): Share[] {
  const others = Object.keys(gender).filter((name) => !GENDERS.includes(name));
  return [...GENDERS, ...others].map(shareOf(gender));
}

/** In the order of the cohort's shares for both blocks, so that rows line up. */
export function raceShares(block: DemographicBlock, cohort: DemographicBlock): Share[] {
  const order = namesByShare(cohort.demographic_percentages.race);
  return order.map(shareOf(block.demographic_percentages.race));
}

/** Low income, disabilities and English, which are shares of their own and no parts of one whole. */
export function otherShares({ demographic_percentages: shares }: DemographicBlock): Share[] {
  const { lowIncome, disabilities, learner, native } = quality.demographics;
  return [
    { name: lowIncome, percent: shares.low_income },
    { name: disabilities, percent: shares.student_with_disabilities },
    { name: learner, percent: shares.english_learner.learner },
    { name: native, percent: shares.english_learner.native },
  ];
}
