import { expect, test } from 'vitest';
import { pollDelay } from './poll-delay.ts';

test('asks soon at first, backs off, and never gives up', () => {
  expect(pollDelay(1)).toBe(1_000);
  expect(pollDelay(2)).toBe(1_500);
  expect(pollDelay(50)).toBe(15_000);
});

test('at rest it still asks, so that a finished file shows', () => {
  expect(pollDelay(0)).toBe(10_000);
});
