import { expect, test } from 'vitest';
import { toMissing } from './to-missing.ts';

test.each([
  ['Error occurred while fetching upload requirements data!', 'Missing upload requirements data!'],
  ['Error occured while fetching schools data!', 'Missing schools data!'],
  ['Missing user data!', 'Missing user data!'],
])('%s becomes %s', (message, missing) => {
  expect(toMissing(message)).toBe(missing);
});
