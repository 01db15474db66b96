import { expect, test } from 'vitest';
import { matchState } from './match-box.tsx';

test.each([
  ['everything matched', 0, 100, 'complete'],
  ['above 80%', 3, 80.1, 'fair'],
  ['exactly 80%', 2, 80, 'low'],
  ['rounded to 100% with one left', 1, 100, 'fair'],
  ['nothing to match', 0, null, 'none'],
] as const)('%s', (_case, not_matched_count, percentage_matched, state) => {
  expect(matchState({ type: 'SAT', not_matched_count, percentage_matched })).toBe(state);
});
