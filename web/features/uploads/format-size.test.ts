import { expect, test } from 'vitest';
import { formatLimit, formatSize } from './format-size.ts';

test('sizes have one decimal, limits are rounded down', () => {
  expect([77, 1_300, 21_530_000].map(formatSize)).toEqual(['77 bytes', '1.3 kB', '21.5 MB']);
  expect([4 * 1024 ** 3, 512 * 1024 ** 2].map(formatLimit)).toEqual(['4 GB', '536 MB']);
});
