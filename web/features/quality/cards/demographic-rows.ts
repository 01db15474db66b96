import type { PanelAnswer } from '#contract/quality/panels.ts';
import { groupName } from '#web/app/group-name.ts';
import { asWhole, namesByShare, type Share } from '#web/charts/share.ts';
import { qualityPanels } from '#web/messages/en/quality/quality-panels.ts';

export type DemographicBlock = PanelAnswer<'demographics/summary'>['cohort'];

/** Largest groups first as the pictures have it; any other value follows. */
const GENDERS = ['female', 'male', 'other'];

/** Groups of one whole, as printed. */
function sharesOf(names: readonly string[], shares: Readonly<Record<string, number | null>>): Share[] {
  const percents = asWhole(names.map((name) => shares[name] ?? null));
  return names.map((name, index) => ({ name: groupName(name), percent: percents[index] ?? null }));
}

export function genderShares({ demographic_percentages: { gender } }: DemographicBlock): Share[] {
  const others = Object.keys(gender).filter((name) => !GENDERS.includes(name));
  return sharesOf([...GENDERS, ...others], gender);
}

/** In the order of the cohort's shares for both blocks, so that rows line up. */
export const raceShares = (block: DemographicBlock, cohort: DemographicBlock): Share[] =>
  sharesOf(namesByShare(cohort.demographic_percentages.race), block.demographic_percentages.race);

/** English learners and Native/Fluent, as printed. */
export function learnerShares({ demographic_percentages: { english_learner } }: DemographicBlock) {
  const [learner = null, native = null] = asWhole([english_learner.learner, english_learner.native]);
  return { learner, native };
}

/** Low income, disabilities and English, which are shares of their own and no parts of one whole. */
export function otherShares(block: DemographicBlock): Share[] {
  const { lowIncome, disabilities, learner, native } = qualityPanels.demographics;
  const shares = block.demographic_percentages;
  const learners = learnerShares(block);
  return [
    { name: lowIncome, percent: shares.low_income },
    { name: disabilities, percent: shares.student_with_disabilities },
    { name: learner, percent: learners.learner },
    { name: native, percent: learners.native },
  ];
}
