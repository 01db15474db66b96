import { isOneOf, list } from '#datasets/kit/sql/quote.ts';
import { SCED_CODES } from '../courses/sced-codes.ts';
import { SUBJECT_AREAS } from '../courses/subject-areas.ts';

/**
 * A SCED identifier is two digits of the subject area, three of the course, and in the form of 12 characters a letter
 * of the level, four of Carnegie units and two of the sequence: 01001G1.0011. So has every version since the first,
 * whatever courses it lists.
 */
const FIVE = '^[0-9]{5}([^0-9].*)?$';
/** A spreadsheet program cuts the zero off. */
const FOUR = '^[0-9]{4}([^0-9].*)?$';
/** 01-001, 1.001 */
const APART = '^[0-9]{1,2}[-. ][0-9]{3}([^0-9].*)?$';

/** The five digits of area and course; NULL where the text is not a SCED code by its form. */
export const courseOfSced = (code: string) =>
  `CASE WHEN regexp_matches(${code}, '${FIVE}') THEN left(${code}, 5)
    WHEN regexp_matches(${code}, '${FOUR}') THEN '0' || left(${code}, 4)
    WHEN regexp_matches(${code}, '${APART}')
      THEN lpad(regexp_extract(${code}, '^[0-9]+'), 2, '0') || regexp_extract(${code}, '^[0-9]+[-. ]([0-9]{3})', 1) END`;

/** The letter of the level, as in 01001H1.0011: B, G, E, H, C or X; empty where there is none. */
export const levelOfSced = (code: string) =>
  `regexp_extract(upper(${code}), '^(?:[0-9]{4,5}|[0-9]{1,2}[-. ][0-9]{3})[-. ]?([BGEHCX])', 1)`;

const AREAS = SUBJECT_AREAS.flatMap(({ sced }) => sced);

/** Condition: a code that no version can have, by its form or its subject area. */
export const isNoSced = (code: string) =>
  `(${code} IS NOT NULL AND coalesce(left(${courseOfSced(code)}, 2) NOT IN ${list(AREAS)}, true))`;

/** Condition: a code of a subject area of SCED whose course version 12 does not list. */
export const isUnlistedSced = (code: string) =>
  `coalesce(left(${courseOfSced(code)}, 2) IN ${list(AREAS)} AND NOT ${isOneOf(courseOfSced(code), SCED_CODES)}, false)`;
