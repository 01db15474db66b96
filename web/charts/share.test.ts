import { expect, test } from 'vitest';
import { asWhole, namesByShare } from './share.ts';

test('orders by share, ties by name, without data last', () => {
  expect(namesByShare({ white: 16.1, latinx: 46.2, unknown: null, other: 0, asian: 16.1 })).toEqual([
    'latinx',
    'asian',
    'white',
    'other',
    'unknown',
  ]);
});

test.each([
  ['thirds', [100 / 3, 100 / 3, 100 / 3], [33.4, 33.3, 33.3]],
  ['sevenths', [(2 / 7) * 100, (2 / 7) * 100, (3 / 7) * 100], [28.6, 28.6, 42.8]],
  ['halves that were both rounded up', [16.3, 83.8], [16.3, 83.7]],
  ['parts that were rounded down', [33.3, 33.3, 33.3], [33.4, 33.3, 33.3]],
  ['exact parts', [57.3, 42.7, 0], [57.3, 42.7, 0]],
  ['one part', [100, 0], [100, 0]],
  ['a part of one in three thousand', [(2999 / 3000) * 100, 100 / 3000], [100, 0]],
] as const)('%s add up to 100.0', (_name, given, shown) => {
  const parts = asWhole(given);
  expect(parts).toEqual(shown);
  expect(parts.reduce<number>((sum, part) => sum + Math.round((part ?? 0) * 10), 0)).toBe(1000);
});

test('what is not a whole stays as it is: nothing known, nothing counted, or a part that is not among them', () => {
  for (const given of [[null, null], [0, 0], [40.2, 30.1], []]) expect(asWhole(given)).toEqual(given);
});
