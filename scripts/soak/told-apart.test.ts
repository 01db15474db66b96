import { describe, expect, it } from 'vitest';
import { Random } from '#server/test-random.ts';
import { compareTimes, type Pair } from './told-apart.ts';

/** Calls of about 4 ms on a machine that does other things, too: now and then one takes ten times as long. */
function pairsWith(extra: number, seed: number): Pair[] {
  const random = new Random(seed);
  const chance = () => random.below(1_000_000) / 1_000_000;
  const time = () => 3 + 2 * chance() + (random.below(20) === 0 ? 40 * chance() : 0);
  return Array.from({ length: 500 }, () => {
    const minute = 1 + chance();
    return { foreign: minute * time() + extra, unknown: minute * time() };
  });
}
const seeds = Array.from({ length: 100 }, (_, seed) => seed + 1);
const toldWith = (extra: number) => seeds.filter((seed) => compareTimes(pairsWith(extra, seed)).isTold).length;

describe('the time of two kinds of calls', () => {
  it('is not told apart where there is no difference, in any of 100 runs', () => {
    expect(toldWith(0)).toBe(0);
  });

  it('is told apart where one takes a millisecond longer, or is quicker, in each of 100 runs', () => {
    expect([toldWith(1), toldWith(-1)]).toEqual([100, 100]);
  });

  it('is not told apart by less than a twentieth, however sure it is', () => {
    const sure = seeds.map((seed) => ({ foreign: 4.1 + seed / 10_000, unknown: 4 + seed / 10_000 }));
    expect(compareTimes(sure)).toMatchObject({ isTold: false, low: expect.closeTo(0.1), high: expect.closeTo(0.1) });
  });
});
