import { literal } from '../sql/quote.ts';

/**
 * What a spreadsheet program would run as a formula when it opens a file (docs/threats.md#t19): a sign, also in its
 * full-width and small forms, after nothing or after characters that no one sees, and control characters that end a
 * cell early. Written so that JavaScript and DuckDB (RE2) read it alike: escapes below 0x80, everything else as itself.
 */
const SIGNS = '=+\\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b';
const UNSEEN = '\\x00-\\x20\u00a0\u200b-\u200f\u2060\u3000\ufeff';
const FORMULA_START = `^[${UNSEEN}]*[${SIGNS}]|^[\\t\\r\\n\\x00]`;
/** A negative number stays one. */
const NEGATIVE_NUMBER = '^-[0-9]+([.][0-9]+)?$';

const startsLikeFormula = new RegExp(FORMULA_START);
const isNegativeNumber = new RegExp(NEGATIVE_NUMBER);

/** The cell with an apostrophe before it where it could run: spreadsheet programs then take it as text. */
export function formulaSafe(cell: string): string {
  return startsLikeFormula.test(cell) && !isNegativeNumber.test(cell) ? `'${cell}` : cell;
}

/** The same in DuckDB; `cell` is SQL of a text. */
export const formulaSafeSql = (cell: string): string =>
  `CASE WHEN regexp_matches(${cell}, ${literal(FORMULA_START)}) AND NOT regexp_matches(${cell}, ${literal(NEGATIVE_NUMBER)})
    THEN '''' || ${cell} ELSE ${cell} END`;

export const isNumberBelowZero = (cell: string): boolean => isNegativeNumber.test(cell);
