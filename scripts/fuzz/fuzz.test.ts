import { expect, it } from 'vitest';
import { fuzz } from './run.ts';

/** The first files of `npm run fuzz -- --seed 7`; the command does ten thousand. */
it('gives every damaged file a verdict with a reason, and leaves nothing behind', async () => {
  const { passed, failures, verdicts } = await fuzz({ files: 60, seed: 7, workers: 2 });
  expect(failures).toEqual([]);
  expect(passed).toBe(60);
  expect([...verdicts.keys()].sort()).toEqual(expect.arrayContaining(['data_errors', 'malformed']));
}, 180_000);
