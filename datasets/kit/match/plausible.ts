import { oneOf } from '../any-of.ts';
import type { ColumnKind, Vocabulary } from '../dataset.ts';
import { PLACEHOLDER_DATE, ZERO_DATE } from '../empty-dates.ts';
import { valueKey, wholeNumber } from '../normalise.ts';
import { textsOf } from '../synonyms.ts';

/** What spreadsheet programs show for a formula that failed: there should be a value. */
export const FORMULA_ERRORS = '#n/a #null! #ref! #value! #name? #num! #div/0! #spill! #calc! #error!'.split(' ');

/**
 * Words that stand for 'nothing here' (docs/domain/vocabularies.md#empty-values). `*` and `s` mark suppressed
 * counts and are not null words.
 */
export const NULL_WORDS = [
  ...['null', 'n/a', 'na', '--', '---', '.', 'no data', 'none', '(blank)'],
  // A hyphen, the dashes that other programs make of it, and the minus of mathematics.
  ...['-', '‐', '‑', '‒', '–', '—', '―', '−', '- -', '––', '——'],
  // What programs write where there is no value. The last one is MySQL's: by its letters alone it would be read as no.
  ...['nan', 'nat', '(null)', '<null>', '[null]', '<na>', '\\n'],
  ...FORMULA_ERRORS,
] as const;

/** True when most filled sample cells look like the kind: what decides an ambiguous header such as 'Grade'. */
export const isPlausible = (kind: ColumnKind, samples: readonly string[]): boolean =>
  areMostlyLike(kind, filledOf(kind, samples));

const areMostlyLike = (kind: ColumnKind, filled: Filled): boolean =>
  filled.cells === 0 || filled.most((text) => looksLike(kind, text));

/**
 * What the values say of a column whose header is not known: `contradicts` (most are of another kind), `neutral` (they
 * say nothing), `fits`, or `distinctive` (hardly any other column looks like this).
 */
export type Fit = 'contradicts' | 'neutral' | 'fits' | 'distinctive';

const DISTINCTIVE: ReadonlySet<ColumnKind['kind']> = new Set(['grade-level', 'school-year', 'date', 'vocabulary']);
/**
 * Whole dates as they are read (../sql/read-dates.ts), with or without a time: '8/17/2020 12:00:00 AM', 'Aug 17, 2020'.
 */
const DATE = new RegExp(
  `^(${[
    String.raw`\d{4}[/.-]\d{1,2}[/.-]\d{1,2}(T.*)?`,
    String.raw`\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}`,
    String.raw`\d{1,2}[- ][a-z]{3,9}[- ]\d{2,4}`,
    String.raw`[a-z]{3,9}\.? \d{1,2}(st|nd|rd|th)?,? \d{4}`,
    String.raw`\d{8}`,
  ].join('|')})( +\\d{1,2}:\\d{2}.*)?$`,
  'i',
);
/** Days that may be other numbers: '052424', and the serial numbers of spreadsheet programs. */
const DAY_IN_DIGITS = /^((0?[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\d\d|[2-5]\d{4})$/;

export function fitOf(kind: ColumnKind, samples: readonly string[]): Fit {
  const filled = filledOf(kind, samples);
  if (filled.cells === 0) return 'neutral';
  const most = (test: (text: string) => boolean) => filled.most(test);
  switch (kind.kind) {
    case 'school':
    case 'term':
      return 'neutral';
    case 'text':
      return most((sample) => /\p{L}/u.test(sample)) ? 'neutral' : 'contradicts';
    case 'code':
      // A code of known length is a number: 'Mathematics' is not a SCED code.
      if (kind.pad && !most((sample) => /^\d/.test(sample))) return 'contradicts';
      return most((sample) => sample.length <= kind.max && !/\s\S+\s/.test(sample)) ? 'neutral' : 'contradicts';
    case 'grade-range':
      return most((sample) => /^(k|pk|\d)/i.test(sample) && sample.length <= kind.max) ? 'neutral' : 'contradicts';
    case 'class-year':
      return most((sample) => /^(19|20)\d\d$/.test(sample)) ? 'fits' : 'contradicts';
    case 'date':
      if (most((sample) => DATE.test(sample))) return 'distinctive';
      return kind.partial || most((sample) => DAY_IN_DIGITS.test(sample)) ? 'neutral' : 'contradicts';
    default:
      // A district's own words beside known ones are what is mapped most.
      if (!areMostlyLike(kind, filled))
        return kind.kind === 'vocabulary' && filled.some((text) => looksLike(kind, text)) ? 'neutral' : 'contradicts';
      return DISTINCTIVE.has(kind.kind) && filled.different > 1 && most(saysMuch) ? 'distinctive' : 'fits';
  }
}

/** A single letter or a yes is a value of many vocabularies. */
const saysMuch = (sample: string): boolean => sample.length > 1 && !/^(yes|no|true|false)$/i.test(sample);

const EMPTY_DATE = new RegExp(`^(${ZERO_DATE}|${PLACEHOLDER_DATE})$`);

/** The cells with something in them, each text once with the number of its cells: most columns have few. */
class Filled {
  private readonly times = new Map<string, number>();
  cells = 0;

  constructor(cells: Iterable<readonly [text: string, times: number]>) {
    for (const [text, times] of cells) {
      this.times.set(text, (this.times.get(text) ?? 0) + times);
      this.cells += times;
    }
  }

  get different(): number {
    return this.times.size;
  }

  some(test: (text: string) => boolean): boolean {
    return [...this.times.keys()].some(test);
  }

  most(test: (text: string) => boolean): boolean {
    let fitting = 0;
    for (const [text, times] of this.times) if (test(text)) fitting += times;
    return fitting * 2 > this.cells;
  }

  without(test: (text: string) => boolean): Filled {
    return new Filled([...this.times].filter(([text]) => !test(text)));
  }
}

function filledOf(kind: ColumnKind, samples: readonly string[]): Filled {
  const filled = trimmed(samples);
  return kind.kind === 'date' || kind.kind === 'integer'
    ? filled.without((text) => standsForNothing(kind, text))
    : filled;
}

/** Every kind that a column may be of asks: worked out once, 200 rows take 4 ms less. */
const trimmedBySamples = new WeakMap<readonly string[], Filled>();

function trimmed(samples: readonly string[]): Filled {
  const known = trimmedBySamples.get(samples);
  if (known) return known;
  const texts = samples.map((sample) => sample.trim().replace(/^'/, '')).filter((text) => text && !isNullWord(text));
  const filled = new Filled(texts.map((text) => [text, 1]));
  trimmedBySamples.set(samples, filled);
  return filled;
}

/** A day of zeros, and 'Absent' or 0 among scores: in how many cells they are says nothing of the others. */
function standsForNothing(kind: ColumnKind, sample: string): boolean {
  if (kind.kind === 'date') return EMPTY_DATE.test(sample);
  if (kind.kind !== 'integer' || !kind.none) return false;
  return kind.none.includes(valueKey(sample)) || (kind.min > 0 && Number(sample) === 0);
}

const IS_NULL_WORD: ReadonlySet<string> = new Set(NULL_WORDS);
const isNullWord = (text: string): boolean => IS_NULL_WORD.has(text.toLowerCase());

const GRADE_LEVEL = new RegExp(
  `^${oneOf(
    ...['(gr?|grade)?\\.? ?(0?[1-9]|1[0-3])(\\.0+)?( *[-:(] *[a-z].*)?', 'k', 'pk', 'ug', '(9|1[0-2])th'],
    ...['.*grade', '(09|1[0-2])00', '(1[3-9]|2[0-2])0', 'fr(esh|osh|eshm[ae]n)?\\.?', 'so(ph|phomore)?\\.?', 'jr\\.?'],
    ...['jun(ior)?', 'sr\\.?', 'sen(ior)?', 'ninth', 'tenth', 'eleventh', 'twelfth'],
  )}$`,
  'i',
);
/** A letter, a number or both, and what stands for one. */
const MARK = new RegExp(
  `^${oneOf(
    ...['[a-df][+-]?( ?[(/|] ?\\d+(\\.\\d+)?%?\\)?)?', '\\d+(\\.\\d+)?%? ?[(/|] ?[a-df][+-]?\\)?', 'e'],
    ...['p', 'cr', 'np', 'nc', 'i', 'w', '([5-9]\\d(\\.\\d+)?|100) ?%?', '[0-4]\\.\\d+'],
  )}$`,
  'i',
);

function looksLike(kind: ColumnKind, sample: string): boolean {
  if (kind.kind === 'grade-level') return GRADE_LEVEL.test(sample);
  if (kind.kind === 'mark') return MARK.test(sample);
  if (kind.kind === 'school-year') return /^((sy|fy)\s*)?('?\d{2}|\d{4})([-/]\d{2,4})?(-\d\d)?$/i.test(sample);
  if (kind.kind === 'student-id') return /\d{3,}/.test(sample);
  if (kind.kind === 'integer' || kind.kind === 'decimal') return isWithin(kind, sample);
  if (kind.kind === 'yes-no') return /^(y|n|yes|no|0%?|1|true|false|t|f)$/i.test(wholeNumber(sample));
  if (kind.kind === 'vocabulary') {
    const { keys, patterns } = wordsOf(kind.vocabulary);
    // '1 - Free' is read by its label.
    const texts = [sample, sample.replace(/^[a-z0-9+]{1,4} *[-–:=] *(?=[a-z])/i, '')];
    return texts.some((text) => keys.has(valueKey(text)) || patterns.some((one) => one.test(text.toLowerCase())));
  }
  return true;
}

/** 24 is a section of the ACT and none of the SAT. */
function isWithin({ min, max }: { min: number; max: number }, sample: string): boolean {
  const text = sample.replace(new RegExp(` ?/ ?${max}$`), '');
  const number = /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  return number >= min && number <= max;
}

interface Words {
  keys: ReadonlySet<string>;
  patterns: readonly RegExp[];
}

/** Worked out once: a file of a thousand columns asks a million times, and took 40 s of processor time. */
const known = new WeakMap<Vocabulary, Words>();

function wordsOf(vocabulary: Vocabulary): Words {
  const words = known.get(vocabulary) ?? {
    keys: new Set(
      [
        ...vocabulary.values.flatMap((value) => [value.value, ...textsOf(value.synonyms)]),
        ...(vocabulary.open ?? []),
      ].map(valueKey),
    ),
    patterns: vocabulary.values.flatMap(({ pattern }) => (pattern ? [new RegExp(pattern)] : [])),
  };
  known.set(vocabulary, words);
  return words;
}
