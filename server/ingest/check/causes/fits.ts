import type { Column, ColumnKind, Vocabulary } from '#datasets/kit/dataset.ts';
import { valueKey } from '#datasets/kit/normalise.ts';
import type { AuditSchool } from '#datasets/kit/plan.ts';
import { schoolFinder } from '#datasets/kit/reading/schools.ts';
import { textsOf } from '#datasets/kit/synonyms.ts';
import { cellOf } from './scene.ts';

export type Fits = (text: string) => boolean;

/** Longer texts look like no value of any kind. */
const LONGEST = 200;
/** As much of a cell as is needed to see that. NULL where it is empty. */
export const textToFit = (index: number): string => `left(${cellOf(index)}, ${LONGEST + 1})`;

const SCHOOL_YEAR = whole(
  '((sy|fy|ay) ?-?)?(19|20)[0-9]{2}([-/–]((19|20)[0-9]{2}|[0-9]{2}))?|[0-9]{2}[-/–][0-9]{2}|(sy|fy) ?[0-9]{2}',
);
const CLASS_YEAR = whole('(class of )?(19|20)[0-9]{2}');
const DATE = whole(
  '[0-9]{1,4}[-/.][0-9]{1,2}[-/.][0-9]{1,4}([ t].*)?|[0-9]{1,2}[- ][a-z]{3,9}[- ][0-9]{2,4}|[a-z]{3,9} ([0-9]{1,2},? )?[0-9]{4}',
);
const SEMESTER = whole('[1-6]');
const STUDENT_ID = whole('[a-z]{0,3}[0-9]{5,}[a-z0-9-]*(\\.0)?');

/**
 * Whether a text looks like a value of this column. Null for kinds that take any text: a title under a code is not
 * evidence. Narrower than the reading itself, because it is asked of neighbors: '12' is a year to no one, though the
 * reader would take 'SY12'. Not a statement of the engine: the conditions of fifteen columns and their neighbors took
 * 0.4 s to plan, half of the time of a small file with errors.
 */
export function fitsOf({ kind }: Column, schools: readonly AuditSchool[]): Fits | null {
  const looksLike = looksLikeOf(kind, schools);
  return looksLike && ((text) => text.length <= LONGEST && looksLike(text));
}

function looksLikeOf(kind: ColumnKind, schools: readonly AuditSchool[]): Fits | null {
  switch (kind.kind) {
    case 'school-year':
      return SCHOOL_YEAR;
    case 'class-year':
      return CLASS_YEAR;
    case 'date':
      return DATE;
    case 'integer':
      return (text) => isWithin(kind, text) && Number.isInteger(numberOf(text));
    case 'decimal':
      return (text) => isWithin(kind, text);
    case 'term':
      return either(wordsOf(kind.vocabulary), SEMESTER); // semesters are often numbered
    case 'yes-no':
    case 'grade-level':
    case 'vocabulary':
      return wordsOf(kind.vocabulary);
    case 'mark':
      return either(marksOf(kind.marks), isPoints);
    case 'school':
      return schoolFinder(schools);
    case 'student-id':
      return STUDENT_ID;
    case 'text':
    case 'code':
    case 'grade-range':
      return null;
  }
}

function whole(pattern: string): Fits {
  const all = new RegExp(`^(?:${pattern})$`);
  return (text) => all.test(text.toLowerCase());
}

const either =
  (one: Fits, other: Fits): Fits =>
  (text) =>
    one(text) || other(text);

/** A number with point or comma, not a number for anything else. In '1,310.0' the comma parts thousands. */
function numberOf(text: string): number {
  const digits = /^[0-9]{1,3}(,[0-9]{3})+[.][0-9]*$/.test(text) ? text.replaceAll(',', '') : text.replaceAll(',', '.');
  return /^[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)$/.test(digits) ? Number(digits) : Number.NaN;
}

function isWithin({ min, max }: { min: number; max: number }, text: string): boolean {
  const number = numberOf(text);
  return number >= min && number <= max;
}

const isPoints: Fits = (text) => isWithin({ min: 0, max: 4.5 }, text) || isWithin({ min: 40, max: 110 }, text);

function marksOf(marks: Extract<ColumnKind, { kind: 'mark' }>['marks']): Fits {
  const known = new Set(marks.flatMap(({ mark, synonyms }) => [mark, ...synonyms]));
  return (text) => known.has(text.replaceAll(' ', '').toUpperCase());
}

function wordsOf({ values }: Vocabulary): Fits {
  const keys = new Set(
    values.flatMap(({ value, label, synonyms }) => [value, label, ...textsOf(synonyms)].map(valueKey)),
  );
  const patterns = values.flatMap(({ pattern }) => (pattern ? [new RegExp(pattern)] : []));
  return (text) => keys.has(valueKey(text)) || patterns.some((pattern) => pattern.test(text.toLowerCase()));
}
