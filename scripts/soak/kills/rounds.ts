import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '#server/platform/database/test-databases.ts';
import { countRows, openEmpty, release, VERSIONS } from '#server/whole-portal/records/test-releases.ts';
import { seeded } from '../../../demo/district/random.ts';
import { Chooser } from './chooser.ts';
import type { District } from './district.ts';
import { Ledger } from './ledger.ts';
import { openPlace, type Place, placeOf } from './place.ts';
import { POINTS } from './points.ts';

/**
 * Five of each moment over both databases; the embedded one starts and ends with the portal, so
 * more can go wrong there.
 */
const ROUNDS: Record<TestDatabase['kind'], number> = { pglite: 3, postgresql: 2 };
/**
 * Kills between two comparisons. A job that was killed more often waits longer and longer to be tried
 * again, up to half a minute.
 */
const AT_ONCE = 2;
/**
 * '2/3': every third moment from the second on. A soak kills several portals at once, since most of
 * the time is spent waiting.
 */
const [PART = 1, PARTS = 1] = (process.env.PORTAL_TEST_PART ?? '1/1').split('/').map(Number);
const MOMENTS = Object.entries(POINTS).filter((_, at) => at % PARTS === PART - 1);
const SEED = Number(process.env.PORTAL_TEST_SEED ?? 1);

/**
 * kill -9 of a real portal at the moments of points.ts and in a migration (docs/threats.md#t29): what was acknowledged
 * is there after the start, once, with its numbers; nothing shows by half. A file for each database, since most of the
 * time is spent waiting. `npm run soak` plays more rounds.
 */
export function describeKills(kind: TestDatabase['kind']): void {
  const on = databases.find((one) => one.kind === kind);
  // Without PostgreSQL the file says so instead of having no test.
  if (!on) it.skip(`is not there: ${kind}`);
  else {
    const rounds = Number(process.env.PORTAL_TEST_KILLS ?? ROUNDS[kind]);
    describeFiles(on, rounds);
    if (PART === PARTS) describeMigrations(on, rounds);
  }
}

function describeFiles(on: TestDatabase, rounds: number): void {
  describe(`a portal that is killed, on ${on.kind}`, () => {
    let place: Place;
    let district: District;
    let ledger: Ledger;
    let chooser: Chooser;
    const random = seeded(SEED);

    beforeAll(async () => {
      const { districts, ...opened } = await openPlace(on, ['Sending', 'Choosing']);
      const [sending, choosing] = districts;
      if (!sending || !choosing) throw new Error('no audits');
      place = opened;
      district = sending;
      ledger = new Ledger(district);
      await place.portal.start();
      chooser = await Chooser.of(place.portal, choosing);
    }, 180_000);
    beforeEach(() => (place.portal.isRunning ? undefined : place.portal.start()));
    afterAll(() => place.close());

    const options = { timeout: 60_000 + rounds * 60_000 };
    it.each(MOMENTS)('%s', options, async (_, kill) => {
      for (let round = 0; round < rounds; round++) {
        await kill({ ...place, district, ledger, chooser, random });
        if (!place.portal.isRunning) await place.portal.start();
        await ledger.sendAgain();
        if (round % AT_ONCE === AT_ONCE - 1 || round === rounds - 1) await ledger.settle();
      }
    });

    it('leaves a log that is whole', async () => {
      await place.portal.end('SIGTERM');
      const { status, said } = place.portal.portal('verify-audit-log');
      expect(status, said).toBe(0);
    });
  });
}

function describeMigrations(on: TestDatabase, rounds: number): void {
  describe(`a migration that is killed, on ${on.kind}`, () => {
    const random = seeded(SEED);
    it('goes on with the next start, and every row is there', { timeout: 60_000 + rounds * 60_000 }, async () => {
      for (let round = 0; round < rounds; round++) {
        const { engine, settings, close, open } = await openEmpty(on);
        await release(engine, VERSIONS[0] ?? '');
        const before = await countRows(engine);
        await engine.close();
        const when = random.pick(['before-commit', 'after-commit'] as const);
        const nth = random.between(1, 12);
        const { portal, close: leave } = await placeOf(settings, { when, statement: 'insert into migration', nth });
        await portal.start().catch(() => {});
        await portal.gone();
        const again = await placeOf(settings);
        await again.portal.start();
        await again.close();
        await leave();
        const after = await open();
        // The store is empty here, so the portal that runs has asked for the files to be read again,
        // which adds a line and a run.
        const there = await countRows(after);
        for (const [table, rows] of Object.entries(before))
          expect(there[table], `${table}, ${when} of ${nth}`).toBeGreaterThanOrEqual(rows);
        await after.close();
        await close();
      }
    });
  });
}
