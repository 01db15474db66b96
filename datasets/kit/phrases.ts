/**
 * Phrases that say what a text means, in small letters, as a registrar can read and check them. Four signs: `~` is a
 * space or a hyphen, `#` a digit, `…` the rest of a word, and what is in parentheses may be left out:
 * 'non(~)binary' is non binary, non-binary and nonbinary.
 */
export interface Phrases {
  /** Words that may be before `is` and `startsWith`, each followed by a space: 'active' before 'ell'. */
  leading?: readonly string[];
  /** The whole text. */
  is?: readonly string[];
  /** What may follow `is`, after a sign or a space, with whatever comes then: 'ell, level 3'. */
  goesOn?: readonly string[];
  /** The words with which it begins. */
  startsWith?: readonly string[];
  /** How it begins, be it within a word: 'econ' is economic and economically. */
  starts?: readonly string[];
  /** Words anywhere in it. */
  has?: readonly string[];
  /** Beginnings of words anywhere in it: 'spec(ial) ed' is special education. */
  hasStart?: readonly string[];
  rows?: readonly TwoPhrases[];
}

/** The text begins with one phrase, and after signs another one begins: 'white, not hispanic'. */
export interface TwoPhrases {
  first: readonly string[];
  /** Signs of which at least one is between the two. */
  by: string;
  /** They may also be written together. */
  together?: true;
  /** 'or' or 'and' may be before the second. */
  linked?: true;
  next: readonly string[];
  /** Nothing at all will do for the second. */
  orEnd?: true;
}

const anyOf = (phrases: readonly string[]): string => phrases.map(expressionOf).join('|');

/** A phrase as an expression. Signs that mean something in expressions alone stand for themselves. */
const expressionOf = (phrase: string): string =>
  phrase
    .replace(/[.*+?^$|[\]{}\\]/g, '\\$&')
    .replaceAll(')', ')?')
    .replaceAll('~', '[ -]')
    .replaceAll('#', '[0-9]')
    .replaceAll('…', '[a-z]*');

const rowOf = ({ first, by, together, linked, next, orEnd }: TwoPhrases): string =>
  `^(${anyOf(first)})[${by}]${together ? '*' : '+'}${linked ? '(or |and )?' : ''}(${anyOf(next)}${orEnd ? '|$' : ''})`;

/**
 * The regular expression (RE2 and JavaScript, over lower-case text) that these phrases are: it is
 * found where one of them fits.
 */
export function patternOf({ leading, is, goesOn, startsWith, starts, has, hasStart, rows = [] }: Phrases): string {
  const before = leading ? `(${leading.map((word) => `${expressionOf(word)} `).join('|')})*` : '';
  const after = goesOn ? `( ?[-,(:/]? ?(${anyOf(goesOn)}).*)?` : '';
  const parts = [
    is && `^${before}(${anyOf(is)})${after}$`,
    startsWith && `^${before}(${anyOf(startsWith)})\\b`,
    starts && `^(${anyOf(starts)})`,
    has && `\\b(${anyOf(has)})\\b`,
    hasStart && `\\b(${anyOf(hasStart)})`,
    ...rows.map(rowOf),
  ];
  return parts.filter(Boolean).join('|');
}
