import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** What is checked of a password: 64 of the worst characters cost 0.2 s of this thread, 200 of them 0.8 s. */
const LENGTH_CHECKED = 64;
/**
 * In this many ways letters written as digits and signs are read again, in place of the library's 100: each costs time.
 */
const SUBSTITUTIONS = 20;
/** zxcvbn's highest score: ten thousand million guesses (Wheeler, USENIX Security 2016). */
const HARD_TO_GUESS = 4;

/** Words of the product and of every district, in the two languages of the pages. */
const EVERYBODYS =
  'portal opportunity opportunities educational education audit auditoría oportunidades educativas school schools high middle elementary unified district escuela distrito password contraseña';
/** Shorter ones are in too many other words. */
const SHORTEST_WORD = 3;

/**
 * Whether a password is on the lists of common and leaked ones, or easily made from them, once the words about its
 * person are taken out (docs/decisions/0070-passwords-that-are-easy-to-guess.md).
 * @param about address, names, district, in any form
 */
export async function isGuessable(password: string, about: readonly string[]): Promise<boolean> {
  const left = without(wordsOf([...about, EVERYBODYS]), folded(password));
  checking ??= load();
  return (await checking).check(left).score < HARD_TO_GUESS;
}

/** Letters alone tell words apart: an accent or a capital makes no other word. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => folded(text).split(/[^\p{L}]+/u)))]
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length);

/** What a guesser who knows the words has to find. Signs between the words count once. */
const without = (words: readonly string[], password: string): string =>
  words
    .reduce((left, word) => left.replaceAll(word, ' '), password)
    .replaceAll(/[\s._@-]+/g, ' ')
    .trim();

let checking: Promise<ZxcvbnFactory> | undefined;

/** The lists take a tenth of a second and 10 MB: with the first password that someone chooses. */
async function load(): Promise<ZxcvbnFactory> {
  const [core, common] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]);
  return new core.ZxcvbnFactory({
    dictionary: common.dictionary,
    graphs: common.adjacencyGraphs,
    maxLength: LENGTH_CHECKED,
    l33tMaxSubstitutions: SUBSTITUTIONS,
  });
}
