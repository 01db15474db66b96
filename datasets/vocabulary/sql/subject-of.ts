import { caseOf } from '#datasets/kit/sql/case-of.ts';
import { lookup } from '#datasets/kit/sql/lookup.ts';
import { list } from '#datasets/kit/sql/quote.ts';
import { SUBJECT_AREAS } from '../courses/subject-areas.ts';
import { courseOfSced } from './sced.ts';

/**
 * Subject area of a SCED code in any of its forms, by its first two digits alone, so of every version;
 * NULL where there is none.
 */
export function subjectOfSced(code: string): string {
  return lookup(
    `left(${courseOfSced(code)}, 2)`,
    SUBJECT_AREAS.map(({ sced, value }) => [sced, value]),
  );
}

/** The value of a keep-text subject column; NULL where its text is not a subject area. */
export function knownSubject(column: string): string {
  return `CASE WHEN ${column} IN ${list(SUBJECT_AREAS.map(({ value }) => value))} THEN ${column} END`;
}

/** Subject area by the words of a course title; NULL where none fits. */
export function subjectOfTitle(title: string): string {
  return caseOf(
    SUBJECT_AREAS.map(({ pattern, value }) => [
      `regexp_matches(lower(strip_accents(${title})), '${(pattern ?? '').replaceAll("'", "''")}')`,
      value,
    ]),
  );
}
