import { expect, it } from 'vitest';
import { playHistories } from './histories.ts';

/** `npm run soak` plays 200. Said beforehand, so that a history that hangs can be played again too. */
it('what shows does not depend on the way the files came', { timeout: 300_000 }, async () => {
  const seed = Number(process.env.PORTAL_TEST_SEED ?? Date.now() % 2 ** 31);
  process.stdout.write(`Histories with seed ${seed} (PORTAL_TEST_SEED)\n`);
  await expect(playHistories(10, seed)).resolves.toBeUndefined();
});

it('finds a single wrong number on one panel of one school', { timeout: 300_000 }, async () => {
  await expect(playHistories(5, 1, { fault: (audit) => audit.plantFault(), endOnFailure: true })).rejects.toMatchObject(
    // Two answers that differ, and not a fault of the planting.
    { cause: { code: 'ERR_ASSERTION' } },
  );
});
