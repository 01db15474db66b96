import { expect, test } from 'vitest';
import { isGuessable } from './guessable-password.ts';

const ABOUT = ['dana.whitfield@links.test', 'Dana Whitfield', 'Ashwood Unified School District'];

test.each([
  ['on a list of leaked ones', '1q2w3e4r5t6y7u8i'],
  ['two of a list', 'password12345678'],
  ['with signs for letters', 'p4ssw0rd p4ssw0rd'],
  ['one character again and again', 'aaaaaaaaaaaaaaaaaaaa'],
  ['along the keyboard', 'qwertyuiopasdfghjkl'],
  ['counted', '1234567890123456'],
  ['of an address', 'dana.whitfield@links.test'],
  ['of a name and a year', 'Whitfield Dana 2026'],
  ['of a district', 'Ashwood High School 2026!'],
  ['of the portal', 'Portal-Ashwood-Portal-1'],
  ['of a name with other accents', 'Dána Whitfíeld 1999'],
])('refuses what is %s: %s', async (_what, password) => {
  expect(await isGuessable(password, ABOUT)).toBe(true);
});

test.each([
  'tulip granite ferry',
  'correct horse battery',
  'perro gato casa verde',
  'Dana has a tulip granite ferry',
  'gX4!vq9Lr2@mZ7kPw',
])('takes words that do not belong together, and random characters: %s', async (password) => {
  expect(await isGuessable(password, ABOUT)).toBe(false);
});

test('words about others are words', async () => {
  expect(await isGuessable('whitfield ferry granite', [])).toBe(false);
  expect(await isGuessable('whitfield ashwood 2026', [])).toBe(false);
  expect(await isGuessable('whitfield ashwood 2026', ABOUT)).toBe(true);
});
