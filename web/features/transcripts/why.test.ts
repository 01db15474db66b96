import { expect, test } from 'vitest';
import type { Category } from '#contract/transcripts/categories.ts';
import { ruleInWords, whyDespite, whyInWords } from './why.ts';

const RULE = { high_flier: 3.25, struggling: 2, failed_core: 2 };
const placed = (category: Category | null, gpa: number | null, failed_core?: number) => ({
  category,
  gpa,
  failed_core,
});

test('says the rule of a category with the numbers of the audit', () => {
  expect(ruleInWords('HIGH_FLIER', RULE)).toBe('A GPA of 3.25 or more.');
  expect(ruleInWords('STRUGGLING', RULE)).toBe('A GPA below 2.0, or 2 or more failed core courses.');
  expect(ruleInWords('ON_THE_CUSP', RULE)).toBe('A GPA from 2.0 to below 3.25, and fewer than 2 failed core courses.');
});

test.each([
  ['HIGH_FLIER', 3.76, 3, 'GPA 3.76: 3.25 or more.', null],
  ['STRUGGLING', 1.9, 1, 'GPA 1.90: below 2.0.', null],
  ['STRUGGLING', 1.9, 2, 'GPA 1.90: below 2.0. Also 2 failed core courses.', null],
  ['STRUGGLING', 3.5, 3, '3 failed core courses: 2 or more count as Struggling.', 'the same'],
  ['STRUGGLING', 2, 0, 'GPA 2.00 is rounded up: it is below 2.0.', 'the same'],
  ['ON_THE_CUSP', 2.5, 1, 'GPA 2.50: from 2.0 to below 3.25, with 1 failed core course.', null],
  ['ON_THE_CUSP', 2.5, 0, 'GPA 2.50: from 2.0 to below 3.25, without failed core courses.', null],
  ['ON_THE_CUSP', 3.25, 0, 'GPA 3.25 is rounded up: it is below 3.25.', 'the same'],
] as const)('says why %s with a GPA of %d and %d failed courses', (category, gpa, failed, why, despite) => {
  expect(whyInWords(placed(category, gpa, failed), RULE)).toBe(why);
  expect(whyDespite(placed(category, gpa, failed), RULE)).toBe(despite === null ? null : why);
});

test('says nothing where the audit had another rule then, or there is no category', () => {
  expect(whyInWords(placed('HIGH_FLIER', 3.1, 0), RULE)).toBeNull();
  expect(whyInWords(placed('ON_THE_CUSP', 1.5, 0), RULE)).toBeNull();
  expect(whyInWords(placed('STRUGGLING', 2.4), RULE)).toBeNull();
  expect(whyInWords(placed(null, null), RULE)).toBeNull();
});
