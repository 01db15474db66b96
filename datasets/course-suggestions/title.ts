import { oneOf } from '#datasets/kit/any-of.ts';

/**
 * A course title taken apart: what it is about, its numbers, and what only says at which level or in which
 * half of a year it is taught.
 */
export interface Title {
  /** Without level, term and numbers, in their order, each once. */
  words: readonly string[];
  numbers: readonly string[];
  level: 'AP' | 'IB' | 'honors' | 'general';
}

const NUMBERS: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6' };

/** Words that tell no course from another. */
const FILLERS = new Set([
  'and',
  'the',
  'of',
  'for',
  'in',
  'to',
  'with',
  'an',
  'on',
  'or',
  'grade',
  'gr',
  'level',
  'lvl',
]);

/** Written in several ways, one thing. In this order. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\bu\.? ?s\.?(?: ?a\.?)?(?=\W|$)|\bunited states\b/g, ' us '],
  [/\bp\.? ?e\.?(?=\W|$)|\bphys(?:ical)?\.? ?ed(?:uc(?:ation)?)?\b/g, ' physical education '],
  [/\bpre[- ]?(?=calc|alg)/g, 'pre'],
  [/\bapcs\b/g, 'ap computer science'],
  [/\bapush\b/g, 'ap us history'],
  [/\bgov['’]t\b/g, 'government'],
  [/\bdrivers?['’]? ed\w*/g, 'drivers education'],
  [/\bj\.? ?r\.? ?rotc\b/g, 'junior rotc'],
  [/\be ?& ?m\b/g, 'electricity magnetism'],
  [/\b([23])-? ?d(?=\W|$)/g, ' $1d '],
];

const PRE = /\bpre[- ]?(ap|ib)\b/g;
const AP = /\b(a\.?p\.?|advanced placement)(?=\W|$)/g;
const IB = /\b(ib|international baccalaureate)\b/g;
const IB_KIND = /\b(hl|sl)\b/g;
const HONORS_WORDS = oneOf(
  ...['hons?', 'hnrs?', 'honou?rs?', 'hn', 'hp', 'gt', 'gate', 'gifted', 'accel(erated)?', 'acc', 'enriched', 'enr'],
);
const HONORS = new RegExp(`\\b${HONORS_WORDS}\\b|(^|\\s)h(?=\\s|$)|\\(h\\)`, 'g');
/** Plain courses for some students or in another way: still the same course. */
const GENERAL = new RegExp(
  `\\b${oneOf(
    ...['cp ?\\d?', 'reg', 'regular', 'college prep(?:aratory)?', 'std', 'standard', 'acad', 'academic'],
    ...['dual (?:credit|enroll?ment|enr)', 'dc', 'de', 'dual', 'concurrent', 'online', 'virtual', 'onl'],
    ...['credit recovery', 'cr rec', 'recovery', 'inclusion', 'incl', 'co-?taught', 'sheltered', 'sdaie'],
    'lab fee',
  )}\\b`,
  'g',
);
/** Halves and quarters of a year. */
const TERM = new RegExp(
  `\\b${oneOf(
    ...['(?:sem|semester|tri|trimester|term|qtr|quarter)\\.? ?[1-4ab]', 's[12]', 'q[1-4]', 't[123]'],
    ...['[1-4](?:st|nd|rd|th) (?:sem|semester|term|quarter|qtr)', 'full year', 'year ?long', 'fy', 'yr', '[12] ?sem'],
  )}\\b`,
  'g',
);
/** A last letter A or B is a half of a year, except where courses are named so. */
const HALF = /(?<!science|sci|language|lang|lng|compsci|cs|\bc)[ -]([ab])$|(?<=\d)([ab])$/;

/** Longer than any title of a catalog: what comes after is not read, so that one cell cannot take long. */
const MOST_LETTERS = 200;
const MOST_WORDS = 24;

export function takeApart(written: string): Title {
  let text = written
    .slice(0, MOST_LETTERS)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\[[^\]]*\]/g, ' ')
    .trim();
  for (const [found, instead] of SPELLINGS) text = text.replace(found, instead);
  const has = (pattern: RegExp): boolean => {
    const before = text;
    text = text.replace(pattern, ' ');
    return before !== text;
  };
  const isPre = has(PRE);
  const isAp = has(AP);
  const isIb = has(IB);
  if (isIb) has(IB_KIND);
  const isHonors = has(HONORS) || isPre;
  has(TERM);
  has(GENERAL);
  text = text.replace(HALF, ' ').replace(/['’]/g, '');
  const tokens = text
    .replace(/([a-z]{2,})(\d)/g, '$1 $2')
    .replace(/(\d{1,2})(st|nd|rd|th)\b/g, '$1')
    .split(/[^a-z0-9]+/)
    .filter((token) => token !== '' && !FILLERS.has(token))
    .slice(0, MOST_WORDS);
  const read = tokens.map((token) => NUMBERS[token] ?? token);
  return {
    words: [...new Set(read.filter((token) => !/^\d+$/.test(token)))],
    numbers: [...new Set(read.filter((token) => /^\d+$/.test(token)))],
    level: isAp ? 'AP' : isIb ? 'IB' : isHonors ? 'honors' : 'general',
  };
}
