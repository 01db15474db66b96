import { expect, test } from 'vitest';
import { hasCome } from './has-come.ts';

test.each([
  ['2026-06-30T23:00:00-04:00', 'the evening before in New York', false],
  ['2026-06-30T23:30:00-10:00', 'the evening before in Honolulu', false],
  [
    '2026-07-01T00:30:00-10:00',
    'half an hour into the day in Honolulu, and an hour before it in American Samoa',
    false,
  ],
  ['2026-07-01T00:00:00-11:00', 'midnight in American Samoa', true],
  ['2026-07-01T08:00:00-04:00', 'the morning of the day in New York', true],
])('at %s, %s: July 1 has come: %s', (now, _, expected) => {
  expect(hasCome('2026-07-01', new Date(now))).toBe(expected);
});
