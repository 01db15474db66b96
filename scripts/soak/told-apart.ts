/** Two calls that should not differ, made one after the other, in milliseconds. */
export interface Pair {
  foreign: number;
  unknown: number;
}

export interface Comparison {
  /** Of the medians, foreign by unknown. */
  ratio: number;
  /** Median of the differences within pairs, and the interval that holds it 999 times in 1,000. Milliseconds. */
  difference: number;
  low: number;
  high: number;
  /** A difference that is not by chance, of more than 5% of the call: with patience someone tells them apart. */
  isTold: boolean;
}

/** 99.9% of a normal distribution are within this many standard deviations. */
const DEVIATIONS = 3.29;
const SHARE = 0.05;

/**
 * Compares within pairs, since both of a pair meet the same minute of the machine. The interval comes from the order of
 * the differences alone (that of the sign test), so that it holds however their times are distributed.
 */
export function compareTimes(pairs: readonly Pair[]): Comparison {
  const differences = pairs.map(({ foreign, unknown }) => foreign - unknown).sort((a, b) => a - b);
  const at = (rank: number) => differences[Math.min(Math.max(rank, 0), differences.length - 1)] ?? 0;
  const [middle, reach] = [differences.length / 2, (DEVIATIONS * Math.sqrt(differences.length)) / 2];
  const [low, high] = [at(Math.floor(middle - reach)), at(Math.ceil(middle + reach))];
  const usual = median(pairs.map(({ unknown }) => unknown));
  const difference = median(differences);
  return {
    ratio: median(pairs.map(({ foreign }) => foreign)) / usual,
    ...{ difference, low, high },
    isTold: (low > 0 || high < 0) && Math.abs(difference) > SHARE * usual,
  };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
