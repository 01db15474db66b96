import { WRITTEN_OUT } from './abbreviations.ts';

/** Words that many headers share say less. */
const COMMON = new Set(
  'code id number name date level status flag type student local value current state district primary text short long'.split(
    ' ',
  ),
);
/** Words that stand for each other: a course number is a course code. */
const ALIKE: readonly ReadonlySet<string>[] = [
  new Set(['code', 'id', 'number']),
  new Set(['title', 'name']),
  new Set(['mark', 'grade']),
  new Set(['entry', 'enter', 'start', 'begin']),
  new Set(['exit', 'leave', 'withdrawal', 'end']),
];

/** 'StuGradeLvl', 'STU_GRADE_LVL' -> student, grade, level */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/^[\s"']*\[\d+\]/u, '')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/#/g, ' number ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .flatMap((word) => WRITTEN_OUT.get(word) ?? runTogether(word) ?? [word]);
}

/** A cell can hold a book. */
const MOST_WORDS = 12;
const LONGEST_RUN = 24;

/** 'crsno' -> course, number: the few written-out words that make up all of it, or null. */
function runTogether(word: string): string[] | null {
  if (word.length < 4 || word.length > LONGEST_RUN) return null;
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end++) {
    best[end] = null;
    for (let start = 0; start < end; start++) {
      const before = best[start];
      const part = word.slice(start, end);
      const words = WRITTEN_OUT.get(part) ?? (PARTS.has(part) ? [part] : null);
      if (!before || !words || part.length < 2) continue;
      const whole = [...before, ...words];
      if (whole.length < (best[end]?.length ?? Number.POSITIVE_INFINITY)) best[end] = whole;
    }
  }
  const found = best[word.length] ?? null;
  return found && found.length > 1 ? found : null;
}

const PARTS = new Set([
  ...COMMON,
  'course',
  'grade',
  'school',
  'year',
  'term',
  'mark',
  'score',
  'test',
  'birth',
  'race',
]);

/** Words beside a name that tell whose list it is from or that it says yes or no, and not what it holds. */
const BESIDE = new Set('student current calendar official resolved and is flag status indicator yn'.split(' '));

/** What two headers of the same words have in common, whatever their order, abbreviations and spelling. */
export function sameWords(header: string): string {
  const words = wordsOf(header).map((word) => (word === 'id' || word === 'number' ? 'code' : word));
  // 'School Student ID' is an id of a student, and 'Student School ID' one of a school.
  const isOfStudent = (word: string, at: number) => word === 'student' && words[at - 1] === 'school';
  const telling = words.filter((word, at) => !BESIDE.has(word) || isOfStudent(word, at));
  return [...new Set(telling.some((word) => !COMMON.has(word)) ? telling : words)].sort().join(' ');
}

/** False for a header such as 'Code', whose words any column may have. */
export const isTelling = (header: string): boolean =>
  wordsOf(header).some((word) => !COMMON.has(word) || word === 'student');

/**
 * How alike two headers or values read, 0 to 1. Words are compared after splitting ('CrsNo', 'crs_no' -> crs, no) and
 * writing out the abbreviations student systems use, so that 'Crs No' reads like 'Course Number'.
 */
export function likeness(one: readonly string[], other: readonly string[]): number {
  const total = weight(one) + weight(other);
  if (total === 0) return 0;
  return (covered(one, other) + covered(other, one)) / total;
}

const weightOf = (word: string): number => (COMMON.has(word) ? 0.5 : 1);
const weight = (words: readonly string[]): number => words.reduce((sum, word) => sum + weightOf(word), 0);

function covered(words: readonly string[], by: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    let best = 0;
    for (const other of by) best = Math.max(best, wordLikeness(word, other));
    sum += weightOf(word) * best;
  }
  return sum;
}

/** False where the likeness of the two is 0. */
export const hasLikeWords = (words: readonly string[], others: Iterable<string>): boolean => {
  for (const other of others) for (const word of words) if (wordLikeness(word, other) > 0) return true;
  return false;
};

function wordLikeness(one: string, other: string): number {
  if (one === other) return 1;
  if (ALIKE.some((words) => words.has(one) && words.has(other))) return 0.7;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length >= 3 && long.startsWith(short)) return 0.8;
  return short.length >= 5 && isOneEditAway(short, long) ? 0.85 : 0;
}

/** One letter more, less, or another. */
function isOneEditAway(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  return short.slice(short.length === long.length ? start + 1 : start) === long.slice(start + 1);
}
