import { describe, expect, test } from 'vitest';
import { ACT_BINS, AP_BINS, countBins, GPA_BINS, median, SAT_BINS } from './bins.ts';

describe('SAT, 100 wide', () => {
  test('a score on an edge opens its bin, and 1600 closes the last one', () => {
    const bins = countBins([400, 990, 1000, 1090, 1100, 1600], SAT_BINS);
    expect(bins).toHaveLength(12);
    expect(bins[0]).toEqual({ from: 400, to: 490, count: 1 });
    expect(bins[5]).toEqual({ from: 900, to: 990, count: 1 });
    expect(bins[6]).toEqual({ from: 1000, to: 1090, count: 2 });
    expect(bins[7]?.count).toBe(1);
    expect(bins[11]).toEqual({ from: 1500, to: 1600, count: 1 });
  });
});

test('ACT, 1 wide, shows the scores in use only, gaps between them included', () => {
  expect(countBins([19, 21, 21], ACT_BINS)).toEqual([
    { from: 19, to: 19, count: 1 },
    { from: 20, to: 20, count: 0 },
    { from: 21, to: 21, count: 2 },
  ]);
  expect(countBins([], ACT_BINS)).toEqual([]);
});

test('AP keeps all five scores', () => {
  expect(countBins([5, 5, 3], AP_BINS).map((bin) => bin.count)).toEqual([0, 0, 1, 0, 2]);
});

test('GPA, 0.5 wide: 2.0 is in the bin it opens, 4.0 in the last', () => {
  const bins = countBins([1.99, 2, 2.49, 3.5, 4], GPA_BINS);
  expect(bins.map((bin) => bin.count)).toEqual([0, 0, 0, 1, 2, 0, 0, 2]);
  expect(bins[7]).toEqual({ from: 3.5, to: 4, count: 2 });
});

test('every score is in exactly one bin, also beyond the scale', () => {
  const bins = countBins([-1, 4.5, 3.3], GPA_BINS);
  expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(3);
});

test('median of odd, even and no scores', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([10, 20, 30, 40])).toBe(25);
  expect(median([])).toBeNull();
});
