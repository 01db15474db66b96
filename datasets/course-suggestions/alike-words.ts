import { meaningsOf } from './abbreviations.ts';
import { editsBetween } from './edits.ts';

/** How sure it is that a word of a local title is a word of a SCED title, 0 to 1. */
const SAME = 1;
const MEANT = 0.97;
const PLURAL = 0.96;
const BEGINNING = 0.9;
const SHORT_BEGINNING = 0.6;
const LETTERS_LEFT_OUT = 0.8;
const ONE_TYPO = 0.82;

/** Ceramics and ceramic, studies and study. */
const singular = (word: string): string => word.replace(/(?<=\w{3})(?:ies|s|y)$/, '');

/** Ceramc, Histry, Crmnl: letters in their order, the first one kept, at least two of five. */
function leavesLettersOut(short: string, word: string): boolean {
  if (short.length < 3 || short[0] !== word[0] || short.length / word.length < 0.4) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** @returns 0 where the two have nothing to do with each other */
export function likeness(written: string, word: string): number {
  if (written === word) return SAME;
  if (meaningsOf(written).some((meaning) => meaning.length === 1 && meaning[0] === word)) return MEANT;
  if (/\d/.test(written)) return 0;
  if (singular(written) === singular(word)) return PLURAL;
  if (written.length >= 2 && word.startsWith(written)) return written.length > 2 ? BEGINNING : SHORT_BEGINNING;
  if (leavesLettersOut(written, word)) return LETTERS_LEFT_OUT;
  return written.length > 5 && editsBetween(written, word, 1) <= 1 ? ONE_TYPO : 0;
}
