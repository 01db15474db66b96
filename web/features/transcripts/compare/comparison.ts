import {
  type Distribution,
  distributionOf,
  sharesOf,
  type Trait,
  type Traits,
} from '#contract/transcripts/demographics-match.ts';
import { asWhole } from '#web/charts/share.ts';
import { inProgram } from '../trait-words.ts';

/** Shares in percent of the school and of the selection; null without anyone to take a share of. */
export interface Comparison {
  name: string;
  percents: readonly [number | null, number | null];
}

/** One row per value that occurs in the school, most frequent first. */
export function compareTrait(school: Distribution, chosen: readonly Traits[], trait: 'race' | 'gender'): Comparison[] {
  const ours = sharesOf(distributionOf(chosen), trait);
  const shares = [...sharesOf(school, trait)].sort(([, one], [, other]) => other - one);
  const theirs = asWhole(shares.map(([, share]) => 100 * share));
  const chosens = asWhole(shares.map(([name]) => (chosen.length === 0 ? null : 100 * (ours.get(name) ?? 0))));
  return shares.map(([name], index) => ({ name, percents: [theirs[index] ?? null, chosens[index] ?? null] }));
}

const PROGRAMS = [
  { name: 'SWD', trait: 'disability_status' },
  { name: 'EL', trait: 'english_learner' },
  { name: 'LI', trait: 'low_income' },
] as const;

/** Shares of those whose status is known, as on Data QC. */
export const comparePrograms = (school: Distribution, chosen: readonly Traits[]): Comparison[] =>
  PROGRAMS.map(({ name, trait }) => ({
    name,
    percents: [shareInProgram(school, trait), shareInProgram(distributionOf(chosen), trait)],
  }));

function shareInProgram(distribution: Distribution, trait: Trait): number | null {
  const shares = [...sharesOf(distribution, trait)];
  if (shares.length === 0) return null;
  return 100 * shares.reduce((sum, [value, share]) => sum + (inProgram(value) === true ? share : 0), 0);
}
