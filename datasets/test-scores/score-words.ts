import { valueKey } from '#datasets/kit/normalise.ts';

/** What the College Board says of each AP score, in its words of today and of earlier years. */
const RECOMMENDATIONS: readonly (readonly [score: string, words: readonly string[]])[] = [
  ['5', ['Extremely Well Qualified']],
  ['4', ['Very Well Qualified', 'Well Qualified']],
  ['3', ['Qualified']],
  ['2', ['Possibly Qualified']],
  ['1', ['No Recommendation']],
];

/**
 * 'Well Qualified', '4 - Well Qualified', 'Qualified (3)' as keys, and their scores. '4 -
 * Qualified' is neither of the two.
 */
export const SCORE_WORDS: ReadonlyMap<string, string> = new Map(
  RECOMMENDATIONS.flatMap(([score, words]) =>
    words.map(valueKey).flatMap((key) => [key, score + key, key + score].map((one) => [one, score] as const)),
  ),
);
