import { expect, it } from 'vitest';
import { ENGLISH } from '#datasets/words/en.ts';
import { SPANISH } from '#datasets/words/es/es.ts';
import { results as english } from '#web/messages/en/results.ts';
import { results as spanish } from '#web/messages/es/results.ts';
import { causeInParts } from './cause-in-parts.ts';

it('takes what is allowed out of the sentence of the problem', () => {
  expect(causeInParts("The grade 'Q' (2 rows) is not recognized. Allowed: 9 to 12.")).toEqual({
    problem: "The grade 'Q' (2 rows) is not recognized.",
    allowed: '9 to 12.',
  });
});

it('leaves a sentence alone that names nothing allowed, or holds the word in a value', () => {
  expect(causeInParts('The file is empty.')).toEqual({ problem: 'The file is empty.', allowed: null });
  expect(causeInParts("'Allowed: x' is not a grade. Allowed: 9 to 12.").allowed).toBe('9 to 12.');
});

it('knows the word by which the server introduces it', () => {
  expect([english.allowed, spanish.allowed]).toEqual([ENGLISH.allowed, SPANISH.allowed]);
});
