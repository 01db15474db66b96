import { expect, test } from 'vitest';
import { formatNumber, formatPercent, formatTimestamp } from './format.ts';

test('numbers have separators and a true minus sign', () => {
  expect(formatNumber(12345)).toBe('12,345');
  expect(formatNumber(-1.5)).toBe('\u22121.5');
  expect(formatNumber(-0)).toBe('0');
});

test('percents have one decimal; no denominator means no data, not zero', () => {
  expect(formatPercent(97.44)).toBe('97.4%');
  expect(formatPercent(0)).toBe('0.0%');
  expect(formatPercent(null)).toBe('No data');
});

test('a time has a long month, day, year, 12-hour time with seconds, and its zone; its end stays in one line', () => {
  expect(formatTimestamp(new Date(2024, 10, 21, 15, 42, 7).toISOString())).toMatch(
    /^November 21, 2024, 3:42:07\u00a0PM\u00a0[^ ]+$/,
  );
});
