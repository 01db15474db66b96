import { list } from '#datasets/kit/sql/quote.ts';
import { SCED_CODES } from '../sced-codes.ts';

/** The five digits of a code of 5 to 12 characters, with the zero that spreadsheet programs cut off; NULL for anything else. */
const courseOfSced = (code: string) =>
  `CASE WHEN regexp_matches(${code}, '^[0-9]{5}([^0-9].*)?$') THEN left(${code}, 5)
    WHEN regexp_matches(${code}, '^[0-9]{4}([^0-9].*)?$') THEN '0' || left(${code}, 4) END`;

/**
 * Condition: a code that is no SCED code. Area 06, World Languages until version 11, is taken whole: those codes are no longer
 * published.
 */
export const isNoSced = (code: string) =>
  `coalesce(${courseOfSced(code)} NOT IN ${list(SCED_CODES)} AND NOT starts_with(${courseOfSced(code)}, '06'), ${code} IS NOT NULL)`;
