import { meaningsOf } from './abbreviations.ts';

/**
 * Words of a title that are read both as they are and written out. Titles of catalogs have one or two of them. Every
 * further one would double the work: twelve in a search took half a second.
 */
const BOTH_WAYS = 3;

/**
 * The ways to write out words that stand for several: 'compsci' as computer science. The first three such words in
 * every combination, those after them written out as their most usual meaning: so there are never more than (1 +
 * meanings of a word)^3 ways.
 */
export function writtenOut(words: readonly string[], bothWays = BOTH_WAYS): string[][] {
  const at = words.findIndex((word) => longMeaningsOf(word).length > 0);
  const word = words[at];
  if (word === undefined) return [[...words]];
  const long = longMeaningsOf(word);
  const rest = writtenOut(words.slice(at + 1), Math.max(0, bothWays - 1));
  const ways = bothWays > 0 ? [[word], ...long] : long.slice(0, 1);
  return ways.flatMap((way) => rest.map((more) => [...new Set([...words.slice(0, at), ...way, ...more])]));
}

const longMeaningsOf = (word: string) => meaningsOf(word).filter((meaning) => meaning.length > 1);
