import { expect, test } from 'vitest';
import { matchingStatus } from './matching-status.ts';

test.each([
  [100, 'success'],
  [80.1, 'success'],
  [80, 'warning'],
  [0, 'warning'],
  [null, null],
])('%s is %s', (percent, status) => {
  expect(matchingStatus(percent)).toBe(status);
});
