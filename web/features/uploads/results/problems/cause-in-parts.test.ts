import { expect, it } from 'vitest';
import { ENGLISH } from '#datasets/words/en.ts';
import { SPANISH } from '#datasets/words/es/es.ts';
import { results as english } from '#web/messages/en/uploads/results.ts';
import { results as spanish } from '#web/messages/es/uploads/results.ts';
import { causeInParts } from './cause-in-parts.ts';

it('takes the headline and what is allowed out of what is said of a problem', () => {
  const headline = "The grade 'Q. 1' (2 rows) is not recognized. Also 'Z'.";
  expect(causeInParts({ message: `${headline} The course is not graded. Allowed: 9 to 12.`, headline })).toEqual({
    more: 'The course is not graded.',
    allowed: '9 to 12.',
  });
});

it('leaves a sentence alone that names nothing allowed, or holds the word in a value', () => {
  const empty = 'The file is empty.';
  expect(causeInParts({ message: empty, headline: empty })).toEqual({ more: null, allowed: null });
  const headline = "'Allowed: x' is not a grade.";
  expect(causeInParts({ message: `${headline} Allowed: 9 to 12.`, headline })).toEqual({
    more: null,
    allowed: '9 to 12.',
  });
});

it('knows the word by which the server introduces it', () => {
  expect([english.allowed, spanish.allowed]).toEqual([ENGLISH.allowed, SPANISH.allowed]);
});
