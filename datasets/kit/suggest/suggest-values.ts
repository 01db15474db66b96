import type { Vocabulary, VocabularyValue } from '../dataset.ts';
import { textsOf } from '../synonyms.ts';
import { likeness, wordsOf } from './likeness.ts';

const WORTH_SAYING = 0.55;
/**
 * A 1 is male in one system and female in another, and paid lunch or free: lists that know it are not a
 * sign of what it means here.
 */
const IS_CODE = /^(\p{N}*|\p{L})$/u;
/** Words that abbreviations skip. */
const SMALL = new Set(['and', 'or', 'of', 'the', 'other']);

/**
 * The value of the vocabulary that a local value most likely stands for ('VPrf' -> Visual and
 * Performing Arts), or null.
 */
export function suggestValue(vocabulary: Vocabulary, text: string): string | null {
  const words = wordsOf(text);
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (IS_CODE.test(letters)) return null;
  const best = vocabulary.values
    .map((value) => ({ value, score: scoreOf(value, words, letters) }))
    .reduce((one, next) => (next.score > one.score ? next : one));
  return best.score >= WORTH_SAYING ? best.value.value : null;
}

function scoreOf({ value, label, synonyms }: VocabularyValue, words: readonly string[], letters: string): number {
  return Math.max(
    ...[value, label, ...textsOf(synonyms)].map((name) => {
      const others = wordsOf(name);
      return Math.max(likeness(words, others), abbreviates(letters, others));
    }),
  );
}

/** The share of the words, from the first on, that the letters can stand for: 'vp' 0.67 of visual, performing, arts. */
function abbreviates(letters: string, words: readonly string[]): number {
  const phrase = words.filter((word) => !SMALL.has(word));
  if (letters.length < 2 || letters.length > 12 || phrase.length === 0) return 0;
  const reached = phrase.findLastIndex((_, index) => standsFor(letters, phrase.slice(0, index + 1)));
  // One word alone must be more than its first letters: 'sc' is not a sure sign of 'school'.
  if (reached < 0 || (phrase.length === 1 && letters.length < 3)) return 0;
  return ((reached + 1) / phrase.length) * 0.9;
}

/** Each word gives its first letter and some of the later ones, in order. */
function standsFor(letters: string, words: readonly string[]): boolean {
  const [word = '', ...rest] = words;
  if (word[0] !== letters[0]) return false;
  for (let used = letters.length - rest.length; used >= 1; used--) {
    if (!isWithin(letters.slice(0, used), word)) continue;
    if (rest.length === 0) return used === letters.length;
    if (standsFor(letters.slice(used), rest)) return true;
  }
  return false;
}

function isWithin(letters: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at += 1;
  return at === letters.length;
}
