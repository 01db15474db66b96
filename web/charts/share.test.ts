import { expect, test } from 'vitest';
import { namesByShare } from './share.ts';

test('orders by share, ties by name, without data last', () => {
  expect(namesByShare({ white: 16.1, latinx: 46.2, unknown: null, other: 0, asian: 16.1 })).toEqual([
    'latinx',
    'asian',
    'white',
    'other',
    'unknown',
  ]);
});
