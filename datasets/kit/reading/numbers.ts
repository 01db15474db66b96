import type { ColumnKind } from '../dataset.ts';
import type { ReadText } from './word-reader.ts';

const THOUSANDS = /^[0-9]{1,3}(,[0-9]{3})+$/;
const THOUSANDS_AND_POINT = /^[0-9]{1,3}(,[0-9]{3})+[.][0-9]*$/;
const NUMBER = /^[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)$/;

/**
 * A number with point or comma; null for anything else, 'nan' and 'inf' too. In '1,310.0' the comma parts thousands.
 */
export function numberOf(text: string): number | null {
  const digits = (THOUSANDS_AND_POINT.test(text) ? text.replaceAll(',', '') : text).replaceAll(',', '.');
  const number = NUMBER.test(digits) ? Number(digits) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/**
 * A number, or a share with its unit. Where the column is a minor one, what is outside of its range is
 * as unreadable as a word.
 */
export function decimalReader({ min, max, isMinor }: Extract<ColumnKind, { kind: 'decimal' }>): ReadText {
  return (text) => {
    const number = numberOf(text) ?? shareOf(text);
    return number === null || (isMinor && (number < min || number > max)) ? null : String(number);
  };
}

const FRACTIONS: readonly (readonly [sign: string, figures: string])[] = [
  ['½', ' 1/2'],
  ['¼', ' 1/4'],
  ['¾', ' 3/4'],
  [',', '.'],
  ["'", ''],
];
const UNITS = / *(cr|crs|cred|credits?|credit hours?|units?|cu|carnegie( units?)?|hrs?|hours?)[.]?$/;
const SHARE = /^(?:([0-9]+[.]?[0-9]*|[.][0-9]+)|(?:([0-9]+) +)?([13])\/([24]))$/;

/**
 * Halves and quarters, and numbers with their unit, as people write credits: '½', '1 1/2', '.5 cr'; an
 * apostrophe before them is Excel's.
 */
function shareOf(text: string): number | null {
  const figures = FRACTIONS.reduce((so, [sign, plain]) => so.replaceAll(sign, plain), text.toLowerCase());
  const parts = SHARE.exec(figures.replace(UNITS, '').replace(/^ +| +$/g, ''));
  if (!parts) return null;
  const [, decimal, whole = '0', above, below] = parts;
  return decimal === undefined ? Number(whole) + Number(above) / Number(below) : Number(decimal);
}

/** The whole numbers of the engine's INTEGER, in which they are kept. */
const MOST = 2 ** 31 - 1;

/** A whole number; `21.0` is one, and so is `1,310`. '560/800' is 560 of the most that there can be. */
export function integerReader(max: number): ReadText {
  const outOf = new RegExp(`^([0-9]+) ?/ ?${max}$`);
  return (text) => {
    const number = numberOf(plainly(text, outOf));
    return number !== null && Number.isInteger(number) && Math.abs(number) <= MOST ? String(number) : null;
  };
}

function plainly(text: string, outOf: RegExp): string {
  if (THOUSANDS.test(text)) return text.replaceAll(',', '');
  return outOf.exec(text)?.[1] ?? (text.startsWith("'") ? text.slice(1) : text);
}
