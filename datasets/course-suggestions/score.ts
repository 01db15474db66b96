import { likeness } from './alike-words.ts';
import { type KnownTitle, knownTitles } from './courses.ts';
import { type Title, takeApart } from './title.ts';
import { writtenOut } from './written-out.ts';

export interface Scored {
  code: string;
  /** 0 to 1. */
  score: number;
}

let byWord: ReadonlyMap<string, readonly KnownTitle[]> | null = null;

/** A word of SCED is worth more the fewer titles hold it. */
function titlesByWord(): ReadonlyMap<string, readonly KnownTitle[]> {
  if (byWord) return byWord;
  const titles = new Map<string, KnownTitle[]>();
  for (const known of knownTitles())
    for (const word of known.words) titles.set(word, [...(titles.get(word) ?? []), known]);
  byWord = titles;
  return byWord;
}

const rarity = (titles: number): number => Math.log(knownTitles().length / titles) + 0.3;
/** How a course is taught more than what about. */
const SAYS_HOW = new Set(['adv', 'advanced', 'adaptive', 'topics']);
const weightOf = (word: string): number => {
  if (word.length === 1 || SAYS_HOW.has(word)) return 0.6;
  return rarity(titlesByWord().get(word)?.length ?? UNKNOWN_LIKE);
};
/** A word that no SCED title holds counts as one that ten titles hold: it may be a name of the school's own. */
const UNKNOWN_LIKE = 10;

/** Another number is another course: Algebra 1 is not Algebra 2. One that only one of the two says tells little. */
const OTHER_NUMBER = 0.35;
const NUMBER_UNSAID = 0.93;
const FIRST_UNSAID = 0.985;
const NUMBER_NOT_THERE = 0.88;
const OTHER_LEVEL = 0.3;
const OTHER_PROGRAM = 0.6;
const ASIDE = 0.93;
/** Words in another order mean less: 'Language History' is not 'History of Language'. */
const ORDER_SHARE = 0.06;

interface Reading {
  /** Words of SCED this word may be, with how sure that is. */
  words: ReadonlyMap<string, number>;
}

const READINGS = new Map<string, Reading>();
/** Titles of a district repeat their words; the words of SCED never change. */
const MOST_READINGS = 20_000;

function readingOf(written: string): Reading {
  const seen = READINGS.get(written);
  if (seen) return seen;
  const words = new Map<string, number>();
  for (const word of titlesByWord().keys()) {
    const sure = likeness(written, word);
    if (sure > 0) words.set(word, sure);
  }
  // A word that SCED has is that word, and not the beginning of another as well.
  const reading = { words: words.get(written) === 1 ? exactly(written, words) : words };
  if (READINGS.size > MOST_READINGS) READINGS.clear();
  READINGS.set(written, reading);
  return reading;
}

const exactly = (written: string, words: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
  new Map([...words].filter(([word, sure]) => word === written || sure >= 0.96));

/** The SCED courses a title may be, the likeliest first, each once. */
export function scoreTitle(title: string, most = 3): Scored[] {
  const taken = takeApart(title);
  const best = new Map<string, number>();
  for (const words of writtenOut(taken.words)) {
    const readings = words.map(readingOf);
    const possible = new Set(
      readings.flatMap(({ words: all }) => [...all.keys()].flatMap((word) => titlesByWord().get(word) ?? [])),
    );
    for (const known of possible) {
      const score = scoreOf({ ...taken, words }, readings, known);
      if (score > (best.get(known.code) ?? 0)) best.set(known.code, score);
    }
  }
  return [...best]
    .map(([code, score]) => ({ code, score }))
    .sort((one, other) => other.score - one.score || one.code.localeCompare(other.code))
    .slice(0, most);
}

/**
 * The words of a title that stand for others in the title of a course: 'lng' for 'language'. As
 * written, in their order.
 */
export function shortWordsOf(title: string, code: string): { short: string; full: string }[] {
  const taken = takeApart(title);
  const ways = writtenOut(taken.words).flatMap((words) => {
    const readings = words.map(readingOf);
    return knownTitles()
      .filter((known) => known.code === code)
      .map((known) => ({
        words,
        readings,
        known,
        score: scoreOf({ ...taken, words }, readings, known),
      }));
  });
  const best = ways.sort((one, other) => other.score - one.score)[0];
  if (!best) return [];
  const used: { at: number }[] = [];
  return best.words.flatMap((short, index) => {
    const { at } = bestOf(best.readings[index] ?? { words: new Map() }, best.known, used);
    if (at < 0) return [];
    used.push({ at });
    const full = best.known.words[at] ?? '';
    return full === short || (full.startsWith(short.replace(/s$/, '')) && full.length - short.length < 3)
      ? []
      : [{ short, full }];
  });
}

/** How well two titles agree: what is in common, weighed by rarity, against all that either says. */
function scoreOf(title: Title, readings: readonly Reading[], known: KnownTitle): number {
  const worth = known.words.map((word, index) => weightOf(word) * (known.share[index] ?? 1));
  const found: { at: number; sure: number }[] = [];
  let mine = 0;
  let mineInCommon = 0;
  for (const [index, reading] of readings.entries()) {
    const { at, sure } = bestOf(reading, known, found);
    const weight = at < 0 ? weightOf(title.words[index] ?? '') : Math.max(worth[at] ?? 0, 0.5);
    mine += weight;
    mineInCommon += weight * sure;
    if (at >= 0) found.push({ at, sure });
  }
  const theirs = worth.reduce((sum, one) => sum + one, 0);
  const theirsInCommon = found.reduce((sum, { at, sure }) => sum + (worth[at] ?? 0) * sure, 0);
  if (mineInCommon === 0 || theirs === 0) return 0;
  const overlap = (mineInCommon + theirsInCommon) / (mine + theirs);
  return overlap * orderOf(found.map(({ at }) => at)) * numbersOf(title, known) * standingOf(title, known);
}

function bestOf({ words }: Reading, known: KnownTitle, used: readonly { at: number }[]): { at: number; sure: number } {
  let best = { at: -1, sure: 0 };
  for (const [at, word] of known.words.entries()) {
    const sure = words.get(word) ?? 0;
    if (sure > best.sure && !used.some((one) => one.at === at)) best = { at, sure };
  }
  return best;
}

function orderOf(places: readonly number[]): number {
  const pairs = places.slice(1).map((place, index) => place > (places[index] ?? 0));
  return pairs.length === 0 ? 1 : 1 - ORDER_SHARE * (pairs.filter((isAfter) => !isAfter).length / pairs.length);
}

function numbersOf({ numbers }: Title, known: KnownTitle): number {
  if (numbers.length === 0) {
    if (known.numbers.length === 0) return 1;
    return known.numbers.includes('1') ? FIRST_UNSAID : NUMBER_UNSAID;
  }
  if (known.numbers.length === 0) return NUMBER_NOT_THERE;
  return numbers.every((number) => known.numbers.includes(number)) ? 1 : OTHER_NUMBER;
}

function standingOf({ level, words }: Title, known: KnownTitle): number {
  const isExam = (one: Title['level']) => one === 'AP' || one === 'IB';
  const levels = (isExam(level) || isExam(known.level)) && level !== known.level ? OTHER_LEVEL : 1;
  const program = known.program !== null && !words.includes(known.program) ? OTHER_PROGRAM : 1;
  return levels * program * (known.isAside ? ASIDE : 1);
}
