import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShared, type SharedDatabase } from './database.ts';
import { play } from './run.ts';

/** Of the first run; the next runs have the seeds after it. */
const SEED = Number(process.env.PORTAL_TEST_SEED ?? 1);
const RUNS = Number(process.env.PORTAL_TEST_SIMULATIONS ?? 100);

describe("an upload's life in virtual time", () => {
  let shared: SharedDatabase;
  const folder = mkdtempSync(join(tmpdir(), 'simulation-'));
  beforeAll(async () => {
    shared = await openShared();
  });
  afterAll(async () => {
    await shared.close();
    rmSync(folder, { recursive: true });
  });

  it('goes the same way with the same seed', async () => {
    const [one, other] = [await play(shared, folder, SEED), await play(shared, folder, SEED)];
    expect(other.trace).toEqual(one.trace);
    expect(other.hash).toBe(one.hash);
  });

  it('keeps what the portal promises, whatever fails', { timeout: RUNS * 5_000 }, async () => {
    for (let seed = SEED; seed < SEED + RUNS; seed++)
      expect((await play(shared, folder, seed)).findings, `seed ${seed} (PORTAL_TEST_SEED)`).toEqual([]);
  });
});
