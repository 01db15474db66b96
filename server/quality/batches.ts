import { setImmediate as turn } from 'node:timers/promises';

/**
 * Rows of one INSERT: large enough to be few round trips, small enough that no statement grows past some hundred kB.
 */
const BATCH = 1000;

/**
 * Hands over the rows batch by batch. Between two of them requests get their turn: the embedded
 * database runs on this thread.
 */
export async function inBatches<Row>(
  rows: readonly Row[],
  work: (batch: readonly Row[]) => Promise<unknown> | unknown,
  size = BATCH,
) {
  for (let at = 0; at < rows.length; at += size) {
    await work(rows.slice(at, at + size));
    await turn();
  }
}
