import type { Suggestion, Swap } from '#contract/transcripts/choosing.ts';
import {
  type Distribution,
  distanceOf,
  distributionOf,
  sharesOf,
  TRAITS,
} from '#contract/transcripts/demographics-match.ts';
import type { CandidateRow } from './candidate-lists.ts';
import { LIMITS } from './limits.ts';
import { shownCandidate } from './selection.ts';
import type { SelectionReader } from './state.ts';
import { after, stepsTo, suggest } from './suggest.ts';

/** The closest selection within the limits, as steps from a draft, each with what it does. Changes nothing. */
export async function readSuggestion(
  { tx, lists, place, seesNames }: SelectionReader,
  ids: readonly string[],
): Promise<Suggestion> {
  const { rows, byId, distribution } = await lists.read(tx, place);
  const draft = ids.flatMap((id) => byId.get(id) ?? []);
  const suggested = suggest(
    rows.filter(({ left_cohort }) => !left_cohort),
    ids,
    LIMITS,
    distribution,
  ).flatMap((id) => byId.get(id) ?? []);
  const distance = (chosen: readonly CandidateRow[]) =>
    chosen.length === 0 ? null : distanceOf(distribution, distributionOf(chosen));
  const shown = (row: CandidateRow | null) =>
    row && { ...shownCandidate(row, seesNames), selected: ids.includes(row.id) };
  let chosen: readonly CandidateRow[] = draft;
  const swaps = stepsTo(draft, suggested, distribution).map((step): Swap => {
    const next = after(chosen, step);
    const effects = effectsOf(distribution, chosen, next);
    chosen = next;
    return { out: shown(step.out), in: shown(step.in), effects };
  });
  return {
    ids: suggested.map(({ id }) => id),
    distance_before: distance(draft),
    distance_after: distance(suggested),
    swaps,
  };
}

const MOST_EFFECTS = 2;

/** The shares that came closest to the school's, in percent; one of a field, since its values move together. */
function effectsOf(
  school: Distribution,
  before: readonly CandidateRow[],
  now: readonly CandidateRow[],
): Swap['effects'] {
  const [old, fresh] = [distributionOf(before), distributionOf(now)];
  const effects = TRAITS.flatMap((trait) => {
    const [ofSchool, was, is] = [sharesOf(school, trait), sharesOf(old, trait), sharesOf(fresh, trait)];
    const moves = [...ofSchool].map(([value, share]) => {
      const [from, to] = [was.get(value) ?? 0, is.get(value) ?? 0];
      return { trait, value, from, to, share, gain: Math.abs(from - share) - Math.abs(to - share) };
    });
    return moves.sort((one, other) => other.gain - one.gain).slice(0, 1);
  });
  return effects
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain)
    .slice(0, MOST_EFFECTS)
    .map(({ trait, value, from, to, share }) => ({
      trait,
      value,
      before: before.length === 0 ? null : percent(from),
      after: percent(to),
      school: percent(share),
    }));
}

const percent = (share: number): number => Math.round(share * 1000) / 10;
