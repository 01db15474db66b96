import { afterAll, describe, expect, it } from 'vitest';
import { IN_PARTS } from './plants/in-parts.ts';
import { IN_STATEMENTS } from './plants/in-statements.ts';
import { Simulations } from './simulations.ts';

/** Of the first run; the next runs have the seeds after it. */
const SEED = Number(process.env.PORTAL_TEST_SEED ?? 1);
/** `npm run soak` plays ten for each history. */
const RUNS = Number(process.env.PORTAL_TEST_SIMULATIONS ?? 100);
/** Within this many runs each bug is found; most are in the first ten. */
const FOUND_WITHIN = 300;
const BUGS = [...IN_STATEMENTS, ...IN_PARTS].map((plant) => ({ name: plant().plant.name, plant }));

describe("an upload's life in virtual time", () => {
  const simulations = new Simulations();
  afterAll(() => simulations.close());

  it('goes the same way with the same seed', async () => {
    const first = await simulations.play(SEED);
    const other = await simulations.play(SEED + 1);
    const again = await simulations.play(SEED);
    expect(again.trace).toEqual(first.trace);
    expect(again.hash).toBe(first.hash);
    expect(other.hash).not.toBe(first.hash);
  });

  it('keeps what the portal promises, whatever fails', { timeout: 60_000 + RUNS * 2_000 }, async () => {
    for (let seed = SEED; seed < SEED + RUNS; seed++) {
      const { findings, trace } = await simulations.play(seed);
      if (findings.length > 0) process.stdout.write(`${trace.join('\n')}\n`);
      expect(findings, `seed ${seed} (PORTAL_TEST_SEED)`).toEqual([]);
    }
  });

  it.each(BUGS)('finds a planted bug: $name', { timeout: 300_000 }, async ({ plant }) => {
    const bug = plant();
    let found: readonly string[] = [];
    // Their own seeds, so that a soak does not depend on its seed here.
    for (let seed = 1; found.length === 0 && seed <= FOUND_WITHIN; seed++)
      found = (await simulations.play(seed, bug.plant)).findings;
    expect(bug.changes(), 'nothing that it changes is there any more').toBeGreaterThan(0);
    expect(found).not.toEqual([]);
  });
});
