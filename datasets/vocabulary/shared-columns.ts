import type { Column } from '#datasets/kit/dataset.ts';
import { COURSE_LEVELS } from './courses/course-levels.ts';
import { COURSE_CODE_HEADERS, COURSE_LEVEL_HEADERS, COURSE_TITLE_HEADERS, SCED_HEADERS } from './headers/courses.ts';
import { SCHOOL_HEADERS, SCHOOL_YEAR_HEADERS } from './headers/schools.ts';
import {
  BIRTH_DATE_HEADERS,
  FIRST_NAME_HEADERS,
  LAST_NAME_HEADERS,
  OTHER_ID_HEADERS,
  STATE_ID_HEADERS,
  STUDENT_ID_HEADERS,
} from './headers/students.ts';

/*
 * What columns that several datasets have are called and how they are read. When a dataset needs one, and what it is
 * there for, each says itself.
 */

export const SCHOOL = {
  name: 'school',
  label: 'School',
  example: '0332 or Lakeview High School',
  synonyms: SCHOOL_HEADERS,
  whenAbsent: 'chosen-school',
  onlyChosen: 'schools',
} as const satisfies Partial<Column<string>>;

export const SCHOOL_YEAR = {
  name: 'school_year',
  label: 'School year',
  kind: { kind: 'school-year' },
  example: '2023-24',
  synonyms: SCHOOL_YEAR_HEADERS,
} as const satisfies Partial<Column<string>>;

/** Of a student whom the roster has: it may be the state's id. */
export const STUDENT_ID = {
  name: 'student_id',
  label: 'Student ID',
  kind: { kind: 'student-id' },
  example: '0012345',
  synonyms: [...STUDENT_ID_HEADERS, ...STATE_ID_HEADERS],
  ambiguous: ['State ID', 'ID', 'Student'],
} as const satisfies Partial<Column<string>>;

/** A second id column, the same in every dataset about students: the ledgers try both (docs/domain/students.md#ids). */
export const OTHER_STUDENT_ID: Column<'other_student_id', never> = {
  name: 'other_student_id',
  label: 'Other student ID',
  kind: { kind: 'student-id' },
  required: { level: 'optional' },
  description: 'A second ID in the file. Of the two, the one that matches more students on the roster is used.',
  example: '1234567890',
  synonyms: OTHER_ID_HEADERS,
  ambiguous: ['State ID'],
};

export const LAST_NAME = {
  name: 'last_name',
  label: 'Last name',
  kind: { kind: 'text', max: 120 },
  required: { level: 'optional' },
  example: "O'Brien-Núñez",
  synonyms: LAST_NAME_HEADERS,
} as const satisfies Partial<Column<string>>;

export const FIRST_NAME = {
  name: 'first_name',
  label: 'First name',
  kind: { kind: 'text', max: 120 },
  required: { level: 'optional' },
  example: 'Zoë',
  synonyms: FIRST_NAME_HEADERS,
} as const satisfies Partial<Column<string>>;

export const BIRTH_DATE = {
  name: 'birth_date',
  label: 'Date of birth',
  kind: { kind: 'date' },
  required: { level: 'optional' },
  example: '2006-03-14',
  synonyms: BIRTH_DATE_HEADERS,
  // A country or a town may be there, too.
  ambiguous: ['Birth', 'Born'],
  typical: /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}/,
} as const satisfies Partial<Column<string>>;

export const COURSE_CODE = {
  name: 'course_code',
  label: 'Course code',
  kind: { kind: 'code', max: 40 },
  required: { level: 'required' },
  synonyms: COURSE_CODE_HEADERS,
} as const satisfies Partial<Column<string>>;

export const COURSE_TITLE = {
  name: 'course_title',
  label: 'Course title',
  kind: { kind: 'text', max: 200 },
  required: { level: 'required' },
  synonyms: COURSE_TITLE_HEADERS,
} as const satisfies Partial<Column<string>>;

export const COURSE_LEVEL = {
  name: 'course_level',
  label: 'Course level',
  kind: { kind: 'vocabulary', vocabulary: COURSE_LEVELS, unknown: 'keep-null' },
  required: { level: 'optional' },
  example: 'Honors',
  synonyms: COURSE_LEVEL_HEADERS,
  // In a transcript it may be the grade.
  ambiguous: ['Nivel'],
} as const satisfies Partial<Column<string>>;

export const SCED_CODE = {
  name: 'sced_code',
  label: 'SCED code',
  kind: { kind: 'code', max: 20, pad: 5 },
  synonyms: SCED_HEADERS,
} as const satisfies Partial<Column<string>>;
