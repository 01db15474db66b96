/** How a distribution is cut: bins `width` wide from `from`; the last one is closed at `to`. */
export interface BinPlan {
  from: number;
  to: number;
  width: number;
  /** Smallest difference between two scores; the printed end of a bin is one step below the next bin. */
  step: number;
  /** Leaves out empty bins before the lowest and after the highest score. */
  trim?: boolean;
}

export interface Bin {
  from: number;
  /** Last score that falls in the bin. */
  to: number;
  count: number;
}

/** Superscores of 400 to 1600 by hundreds, on the whole scale so that schools compare. */
export const SAT_BINS: BinPlan = { from: 400, to: 1600, width: 100, step: 10 };
export const ACT_BINS: BinPlan = { from: 1, to: 36, width: 1, step: 1, trim: true };
export const AP_BINS: BinPlan = { from: 1, to: 5, width: 1, step: 1 };
export const IB_BINS: BinPlan = { from: 1, to: 7, width: 1, step: 1 };
/** Unweighted, so at most 4.0. */
export const GPA_BINS: BinPlan = { from: 0, to: 4, width: 0.5, step: 0.01 };

function emptyBins({ from, to, width, step }: BinPlan): Bin[] {
  // A scale of single scores (1 to 5) has one bin a score; a scale of ranges ends with the bin
  // that holds its top score.
  const bins = width === step ? (to - from) / step + 1 : (to - from) / width;
  return Array.from({ length: bins }, (_, index) => {
    const start = from + index * width;
    return { from: start, to: index === bins - 1 ? to : start + width - step, count: 0 };
  });
}

function trimmed(bins: readonly Bin[]): Bin[] {
  const first = bins.findIndex((bin) => bin.count > 0);
  const last = bins.findLastIndex((bin) => bin.count > 0);
  return first === -1 ? [] : bins.slice(first, last + 1);
}

/**
 * Counts scores per bin. A score on an edge belongs to the bin it opens; scores beyond the scale go to its end bins.
 */
export function countBins(scores: readonly number[], plan: BinPlan): Bin[] {
  const bins = emptyBins(plan);
  for (const score of scores) {
    const index = Math.floor((score - plan.from) / plan.width);
    const bin = bins[Math.min(Math.max(index, 0), bins.length - 1)];
    if (bin) bin.count += 1;
  }
  return plan.trim ? trimmed(bins) : bins;
}

/** Middle score, the mean of the two middle ones when their number is even; null without scores. */
export function median(scores: readonly number[]): number | null {
  const sorted = scores.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
