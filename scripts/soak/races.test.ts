import { describe, expect, it } from 'vitest';
import { databases } from '#server/platform/database/test-databases.ts';
import { openKnownAuditOn } from '#server/quality/fixtures/known-audit.ts';
import { playRaces } from './races.ts';

/** `npm run soak` plays 100 on each database. */
const ROUNDS = Number(process.env.PORTAL_TEST_ROUNDS ?? 5);

describe.each(databases)('20 people at one selection on $kind', (on) => {
  it('win one version each, within the limits, and all of it is in the log', { timeout: 600_000 }, async () => {
    const seed = Number(process.env.PORTAL_TEST_SEED ?? Date.now() % 2 ** 31);
    process.stdout.write(`Races with seed ${seed} (PORTAL_TEST_SEED)\n`);
    const audit = await openKnownAuditOn(on);
    try {
      await audit.arrive('clean');
      await audit.refresh();
      const { won, lost } = await playRaces(audit, ROUNDS, seed);
      expect(won).toBeGreaterThan(0);
      expect(won + lost).toBe(20 * ROUNDS);
    } finally {
      await audit.close();
    }
  });
});
