/**
 * Local titles with the SCED course they name, made from SCED titles by the habits of real catalogs. The habits
 * are written from published catalogs, not from the table the suggestions expand with: words cut to a length,
 * vowels left out, words of the lists below, levels, halves of a year and numbers in both forms, cut to the 15 to
 * 30 characters of a column.
 */
import { SCED_COURSES } from '#datasets/vocabulary/courses/sced-courses.ts';

export interface Labelled {
  title: string;
  code: string;
  area: string;
}

export type LabeledHalf = 'tuning' | 'held-out';

/** Short words as printed in catalogs, a list for each part; neither was made from the other. */
const HABITS: Readonly<Record<LabeledHalf, Readonly<Record<string, string>>>> = {
  tuning: {
    History: 'Hist',
    Government: 'Govt',
    Language: 'Lang',
    Literature: 'Lit',
    Mathematics: 'Math',
    Introduction: 'Intro',
    Science: 'Sci',
    Environmental: 'Env',
    Economics: 'Econ',
    Psychology: 'Psych',
    Composition: 'Comp',
    Computer: 'Comp',
    American: 'Am',
    Education: 'Ed',
    Technology: 'Tech',
    Principles: 'Prin',
    Advanced: 'Adv',
    Business: 'Bus',
    Management: 'Mgmt',
    Statistics: 'Stats',
    Geometry: 'Geom',
    Algebra: 'Alg',
    Calculus: 'Calc',
    Biology: 'Bio',
    Chemistry: 'Chem',
    Spanish: 'Span',
    German: 'Ger',
    World: 'Wrld',
  },
  'held-out': {
    History: 'Hst',
    Government: "Gov't",
    Language: 'Lng',
    Literature: 'Litr',
    Mathematics: 'Mth',
    Introduction: 'Int',
    Science: 'Sc',
    Environmental: 'Envirn',
    Economics: 'Eco',
    Psychology: 'Psyc',
    Composition: 'Cmp',
    Computer: 'Cmptr',
    American: 'Amer',
    Education: 'Educ',
    Technology: 'Tchnlgy',
    Principles: 'Princ',
    Advanced: 'Advncd',
    Business: 'Busn',
    Management: 'Mngmt',
    Statistics: 'Stat',
    Geometry: 'Geo',
    Algebra: 'Algbr',
    Calculus: 'Clc',
    Biology: 'Biol',
    Chemistry: 'Chm',
    Spanish: 'Spn',
    German: 'Germ',
    World: 'Wld',
    French: 'Frnch',
    Physics: 'Phy',
    Anatomy: 'Anat',
    Physiology: 'Phys',
    Music: 'Mus',
    Theory: 'Thry',
    Theater: 'Thtr',
    Criminal: 'Crmnl',
    Culinary: 'Culnry',
    Marketing: 'Mktg',
    Accounting: 'Acct',
    Agriculture: 'Agri',
    Construction: 'Constr',
    Photography: 'Photo',
    Programming: 'Prgrmng',
    Development: 'Dev',
    Comprehensive: '',
    Engineering: 'Engrg',
    Health: 'Hlth',
    Nutrition: 'Nutr',
    Communications: 'Comms',
    Information: 'Info',
    Electronics: 'Elect',
    Automotive: 'Auto',
    Manufacturing: 'Mfg',
    Fundamentals: 'Fund',
    Applications: 'Apps',
    Production: 'Prod',
    Independent: 'Ind',
    Analysis: 'Anlys',
    Trigonometry: 'Trig',
    Politics: 'Pol',
    International: 'Intl',
  },
};

const FRONTS: Readonly<Record<LabeledHalf, readonly string[]>> = {
  tuning: ['', '', '', 'Hon ', 'Honors '],
  'held-out': ['', '', '', 'H ', 'HN ', 'CP ', 'Accel '],
};
const ENDS: Readonly<Record<LabeledHalf, readonly string[]>> = {
  tuning: ['', '', '', ' H', ' S1', ' (Honors)'],
  'held-out': ['', '', '', ' Hnrs', ' Sem 2', ' CP', ' (H)', ' FY', ' T2'],
};
const LENGTHS: Readonly<Record<LabeledHalf, readonly number[]>> = {
  tuning: [40, 30, 24],
  'held-out': [60, 35, 30, 25],
};
const ROMAN: readonly (readonly [RegExp, string])[] = [
  [/\bIV\b/g, '4'],
  [/\bIII\b/g, '3'],
  [/\bII\b/g, '2'],
  [/\bI\b/g, '1'],
];

/** Courses that no high school lists under a name of its own. */
const UNLISTED =
  /early childhood education\)|kindergarten|\(grade \d|prior-to-secondary|^Grade|Primary Years|Other$|Young Learners/i;

/** A labelled set of a part: the same courses and titles for the same seed. */
export function labelledSet(part: LabeledHalf, seed: number): Labelled[] {
  const random = numbersFrom(seed);
  const pick = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One; // a list of constants is not empty
  return [...SCED_COURSES]
    .filter(([, title]) => !UNLISTED.test(title))
    .map(([code, title]) => ({ code, area: code.slice(0, 2), title: local(title, part, random, pick) }))
    .filter(({ title }) => title.length >= 4);
}

function local(
  title: string,
  part: LabeledHalf,
  random: () => number,
  pick: <One>(list: readonly One[]) => One,
): string {
  const isExam = /^(AP|IB|CI|PLTW)\b/.test(title);
  let text = title.replace(/\s*\(([^)]*)\)/g, random() < 0.5 ? ' $1' : '').replace(/—/g, pick([' - ', ': ', ' ', '-']));
  if (random() < 0.6) for (const [roman, digit] of ROMAN) text = text.replace(roman, digit);
  if (random() < 0.4) text = text.replace(/ and /g, pick([' & ', '/', ' & ']));
  if (random() < 0.5) text = text.replace(/U\.S\./g, 'US');
  text = text.replace(/[A-Z][a-z]{4,}s?/g, (word) => {
    const habit = HABITS[part][word];
    if (habit !== undefined) return random() < 0.75 ? habit : word;
    return random() < 0.25 ? shortened(word, part, random) : word;
  });
  const front = isExam ? '' : pick(FRONTS[part]);
  const end = isExam || front !== '' ? '' : pick(ENDS[part]);
  const cut = text.slice(0, pick(LENGTHS[part])).trim();
  const whole = `${front}${cut}${end}`.replace(/\s+/g, ' ').trim();
  return random() < 0.3 ? whole.toUpperCase() : whole;
}

/** As people shorten where no habit exists: the beginning, or without vowels. */
function shortened(word: string, part: LabeledHalf, random: () => number): string {
  if (word.length < 7) return word;
  if (part === 'tuning' || random() < 0.5) return word.slice(0, 4 + Math.floor(random() * 3));
  return (
    (word[0] ?? '') +
    word
      .slice(1)
      .replace(/[aeiou]/g, '')
      .slice(0, 6)
  );
}

/** Mulberry32: small, and the same on every machine. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
