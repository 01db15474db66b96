import { expect, test } from 'vitest';
import { theme } from '#web/app/theme/theme.ts';
import { labelledBlocks } from './labelled-blocks.ts';

test.each([
  ['sm', 600],
  ['tablet', 960],
  ['md', 1239],
] as const)('a table that is blocks below %s is a table from %i pixels on', (below, pixels) => {
  const [query = ''] = Object.keys(labelledBlocks(below)(theme));
  const em = /^@media \(max-width:([\d.]+)em\)$/.exec(query)?.[1];
  expect(Number(em) * 16).toBeCloseTo(pixels - 0.05, 6);
});
