import { describe, expect, it } from 'vitest';
import { TRAIT_NAMES } from '#contract/quality/opportunity.ts';
import { allFigures, boundsOf, type CellCounts, groupFigures, type MeasureCounts, wilson } from './figures.ts';

const cell = (asked: number, attained: number, uncertain = 0, outside = 0): CellCounts => ({
  asked,
  attained,
  uncertain,
  outside,
});
const NOBODY = cell(0, 0);
const none = new Map<string, CellCounts>();

const counts = (gender: Record<string, CellCounts>, all: CellCounts, floating = 0): MeasureCounts => ({
  all,
  floating,
  groups: {
    ...(Object.fromEntries(TRAIT_NAMES.map((trait) => [trait, none])) as unknown as MeasureCounts['groups']), // of the five traits
    gender: new Map(Object.entries(gender)),
  },
});

describe('the interval of a rate', () => {
  it.each([
    // Newcombe, Statistics in Medicine 17 (1998), table I: method 3
    [81, 263, 25.53, 36.62],
    [15, 148, 6.24, 16.05],
    [0, 20, 0, 16.11],
    [1, 29, 0.61, 17.18],
  ])('of %i of %i is that of the literature', (attained, asked, low, high) => {
    const found = wilson(attained, asked);
    expect(found.low).toBeCloseTo(low, 2);
    expect(found.high).toBeCloseTo(high, 2);
  });
});

describe('the bounds of a rate', () => {
  it('of complete data are the rate', () => {
    expect(boundsOf(cell(40, 10), NOBODY, 0, { evidence: 'courses' })).toEqual({ low: 25, high: 25 });
  });

  it('count who is left out as none and as all who attained it', () => {
    expect(boundsOf(cell(40, 10, 0, 10), NOBODY, 0, { evidence: 'courses' })).toEqual({ low: 20, high: 40 });
  });

  it('let an unknown student join where that moves the rate', () => {
    // 10 of 40; of 8 unknown 3 attained it: low 10 of 45, high 13 of 43
    const found = boundsOf(cell(40, 10), cell(8, 3), 0, { evidence: 'courses' });
    expect(found?.low).toBeCloseTo((100 * 10) / 45, 9);
    expect(found?.high).toBeCloseTo((100 * 13) / 43, 9);
  });

  it('give scores that are no one’s to the group first, then to the unknown', () => {
    const found = boundsOf(cell(20, 18), cell(8, 3), 4, { evidence: 'exams' });
    expect(found?.high).toBeCloseTo((100 * (18 + 2 + 2 + 3)) / (20 + 2 + 3), 9);
  });

  it('always hold the rate', () => {
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    for (let round = 0; round < 5000; round++) {
      const asked = 1 + next(60);
      const attained = next(asked + 1);
      const unknown = next(20);
      const joined = next(unknown + 1);
      const own = cell(asked, attained, next(asked - attained + 1), next(15));
      const others = cell(unknown, joined, next(unknown - joined + 1), next(10));
      for (const evidence of ['courses', 'exams'] as const) {
        const { low, high } = boundsOf(own, others, next(12), { evidence }) ?? { low: -1, high: -1 };
        expect(low).toBeLessThanOrEqual((100 * attained) / asked + 1e-9);
        expect(high).toBeGreaterThanOrEqual((100 * attained) / asked - 1e-9);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(100 + 1e-9);
      }
    }
  });
});

describe('a group', () => {
  it('rounds a difference and a ratio that are exactly between two up', () => {
    // 68% to 8 of 39: 3.315. 1 of 48 to 8 of 24: -31.25 points.
    const [male] = groupFigures(counts({ male: cell(25, 17), female: cell(39, 8) }, cell(64, 25)), {
      evidence: 'courses',
    });
    expect(male?.ratio).toBe(3.32);
    const [other] = groupFigures(counts({ male: cell(48, 1), female: cell(24, 8) }, cell(72, 9)), {
      evidence: 'courses',
    });
    expect(other?.difference).toBe(-31.2);
  });

  it('is compared with all others of the trait, and says how many students the difference is', () => {
    const [male, female, other] = groupFigures(
      counts({ male: cell(40, 10), female: cell(50, 25), other: cell(2, 2), '': cell(5, 5) }, cell(97, 42)),
      { evidence: 'courses' },
    );
    // 27 of 52 others are 51.9%: 40 times that is 20.8, so 11 more
    expect(male).toMatchObject({ rate: 25, others_rate: 51.9, difference: -26.9, ratio: 0.48, missing_students: 11 });
    expect(female).toMatchObject({ rate: 50, others_rate: 28.6, missing_students: 0 });
    expect(other).toMatchObject({ size: 2, attained: 2, rate: null, small: true, others_rate: 38.9, difference: null });
  });

  it('of half a student more has that one', () => {
    const [male] = groupFigures(counts({ male: cell(25, 5), female: cell(50, 35) }, cell(75, 40)), {
      evidence: 'courses',
    });
    expect(male?.missing_students).toBe(13); // 25 x 0.7 - 5 = 12.5
  });

  it('without anyone has no rate and is not small', () => {
    expect(allFigures(counts({}, NOBODY), { evidence: 'courses' })).toEqual({
      size: 0,
      attained: 0,
      rate: null,
      small: false,
      interval: null,
      bounds: null,
    });
  });
});
