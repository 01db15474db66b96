import { describe, expect, test } from 'vitest';
import { progressOf } from './progress.ts';

describe('a category with one requirement per school', () => {
  test('is not started while no school has data', () => {
    expect(progressOf({ schools: { North: false, South: false } }).state).toBe('not-started');
  });

  test('is in progress while one school has errors, even when the others are complete', () => {
    const progress = progressOf({ schools: { North: true, South: 'error' } });
    expect(progress).toMatchObject({ state: 'in-progress', complete: 1, withErrors: 1 });
  });

  test('is completed when every school is', () => {
    expect(progressOf({ schools: { North: true, South: true } })).toMatchObject({ state: 'completed', complete: 2 });
  });

  test('without schools is not complete', () => {
    expect(progressOf({ schools: {} }).state).toBe('not-started');
  });
});

describe('a category with columns', () => {
  const schools = {
    North: { '2020-2021': true, '2021-2022': true },
    South: { '2020-2021': true, '2021-2022': false },
    East: { '2020-2021': 'error' as const, '2021-2022': false },
    West: { '2020-2021': false, '2021-2022': false },
  };

  test('counts a school complete only with every column', () => {
    expect(progressOf({ schools })).toMatchObject({ state: 'in-progress', complete: 1, withErrors: 1 });
  });

  test('says what a started school lacks, and not for one that has nothing', () => {
    const missing = Object.fromEntries(progressOf({ schools }).schools.map((school) => [school.name, school.missing]));
    expect(missing).toEqual({ North: [], South: ['2021-2022'], East: ['2021-2022'], West: [] });
  });
});
