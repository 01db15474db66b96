import { literal } from './sql/quote.ts';

/** Readings that layouts share: DuckDB expressions over trimmed cells, NULL where empty. */

/** Digits whose leading zero a spreadsheet program took away: 92024 is 092024, September 2024. */
export const padded = (width: number) => (text: string) =>
  `CASE WHEN regexp_full_match(regexp_replace(${text}, '\\.0$', ''), '[0-9]{1,${width}}')
    THEN lpad(regexp_replace(${text}, '\\.0$', ''), ${width}, '0') ELSE ${text} END`;

/** The first cell, and the one beside it where the first is empty. */
export const orBeside = (text: string, beside: string) => `coalesce(${text}, ${beside})`;

/** The first of a list such as 'school1,school2'. */
export const firstOfList = (text: string) => `trim(split_part(${text}, ',', 1))`;
export const lastOfList = (text: string) => `trim(split_part(${text}, ',', -1))`;

/** `then` where the text is one of the words, without case; else the text itself, or `otherwise`. */
export const wordsAs = (words: readonly string[], then: string, otherwise: string | null) => (text: string) =>
  `CASE WHEN lower(${text}) IN (${words.map(literal).join(', ')}) THEN ${literal(then)} WHEN ${text} IS NOT NULL THEN ${literal(otherwise)} END`;
