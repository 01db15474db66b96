import { expect, it } from 'vitest';
import { listed, rowsWritten, schoolYear, written } from './english.ts';

it('writes numbers, lists and school years as English sentences do', () => {
  expect([0, 999, 12_345, 4_050_000n].map(written)).toEqual(['0', '999', '12,345', '4,050,000']);
  expect([0, 1, 2_000].map(rowsWritten)).toEqual(['0 rows', '1 row', '2,000 rows']);
  expect(listed(['Math', 'Science', 'Art'])).toBe('Math, Science, and Art');
  expect(schoolYear(2024)).toBe('2023-2024');
});
