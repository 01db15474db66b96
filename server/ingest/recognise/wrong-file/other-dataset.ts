import { DATASETS } from '#datasets/index.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import { headerScore, matchHeaders } from '#datasets/kit/match/to-match.ts';
import type { HeadedTable } from '../headed-table.ts';
import { layoutOf } from '../header/layout-of.ts';

/** Whether a dataset would keep rows of the file. Answered by the stages that follow (check/would-take.ts). */
export type WouldTake = (other: Dataset) => Promise<boolean>;

/** A layout says more than a handful of names. */
const LAYOUT = 3;

/**
 * The dataset that the headers fit better than `dataset`, the best first, and that would take the file: to be sent to a
 * card that refuses the file as well helps no one.
 */
export async function otherDataset(
  { dataset, context, columns, samples }: HeadedTable,
  takes: WouldTake,
): Promise<Dataset | null> {
  const headers = columns.map(({ header }) => header);
  const score = (one: Dataset) => headerScore(one, headers) + (layoutOf(one, headers) ? LAYOUT : 0);
  // A trial reads the rows; most datasets lack columns already by the headers.
  const mayBeWhole = (one: Dataset) =>
    layoutOf(one, headers) !== null || matchHeaders(one, columns, samples, context).missing.length === 0;
  const least = score(dataset);
  const better = DATASETS.map((other) => ({ other, score: score(other) }))
    .filter((one) => one.other !== dataset && one.score > least && mayBeWhole(one.other))
    .toSorted((one, next) => next.score - one.score);
  for (const { other } of better) if (await takes(other)) return other;
  return null;
}
