import { defineColumns, type NameOf } from '#datasets/kit/define-dataset.ts';
import { list } from '#datasets/kit/sql/quote.ts';
import { MARKS_WITHOUT_END } from '#datasets/vocabulary/courses/marks.ts';
import { SUBJECT_AREA } from '#datasets/vocabulary/courses/subject-areas.ts';
import {
  CODE_OF_STATE_HEADERS,
  COURSE_TITLE_HEADERS,
  SUBJECT_AREA_HEADERS,
} from '#datasets/vocabulary/headers/courses.ts';
import { SCHOOL_HEADERS, SCHOOL_YEAR_HEADERS } from '#datasets/vocabulary/headers/schools.ts';
import { GRADE_LEVEL_HEADERS } from '#datasets/vocabulary/headers/students.ts';
import { GRADE_LEVEL, MARK, TERM, YES_OR_NO } from '#datasets/vocabulary/kinds.ts';
import {
  COURSE_CODE,
  COURSE_LEVEL,
  COURSE_TITLE,
  OTHER_STUDENT_ID,
  SCED_CODE,
  SCHOOL,
  SCHOOL_YEAR,
  STUDENT_ID,
} from '#datasets/vocabulary/shared-columns.ts';
import {
  CREDIT_SOURCE_HEADERS,
  CREDITS_ATTEMPTED_HEADERS,
  CREDITS_EARNED_HEADERS,
  CUMULATIVE_GPA_HEADERS,
  FINAL_GRADE_HEADERS,
  GRADE_POINTS_HEADERS,
  REPEAT_CODE_HEADERS,
  TERM_HEADERS,
} from './headers.ts';
import { CREDIT_SOURCES, REPEAT_CODES } from './vocabulary.ts';

/** Over the typed row. */
export const IS_TRANSFER = `coalesce(credit_source = 'transfer', false) OR (school IS NOT NULL AND school_id IS NULL)`;

export const TRANSCRIPT_COLUMNS = defineColumns([
  {
    ...STUDENT_ID,
    required: { level: 'required' },
    description: 'The ID on the roster.',
  },
  OTHER_STUDENT_ID,
  {
    ...SCHOOL,
    kind: { kind: 'school', unknown: 'outside' },
    required: { level: 'conditional', words: 'when several schools are selected', when: { several: 'schools' } },
    description: 'Where the course was taken. A school outside the district makes the row a transfer.',
    synonyms: [
      {
        // Where the credit is from, before the school of today.
        General: [
          'School Taken',
          'School Where Taken',
          'School Where Earned',
          'School Where Credit Earned',
          'Granting School',
          'Credit School',
          'School of Credit',
          'Course School',
          'School Attended',
        ],
        CALPADS: ['School of Course Delivery'],
      },
      ...SCHOOL_HEADERS,
    ],
  },
  {
    ...SCHOOL_YEAR,
    required: {
      level: 'conditional',
      words: 'unless a grade level shows the year',
      when: { without: ['grade_level'] },
    },
    description: 'When the course was taken. Years before grade 9 are kept but not counted.',
    example: '2021-22',
    synonyms: [{ General: ['Year Taken'], Florida: ['School Year, Course Taken'] }, ...SCHOOL_YEAR_HEADERS],
    whenAbsent: 'from-grade-level',
  },
  {
    ...COURSE_CODE,
    description: 'The code in the course catalog. Where a transferred course has none, its title is used.',
    example: '2210',
    synonyms: [...COURSE_CODE.synonyms, { 'Texas TSDS': ['Service ID', 'PEIMS Service ID'] }, CODE_OF_STATE_HEADERS],
    whenEmpty: `CASE WHEN ${IS_TRANSFER} THEN left(course_title, ${COURSE_CODE.kind.max}) END`,
    mayBeEmpty: 'course_code IS NOT NULL',
  },
  {
    ...COURSE_TITLE,
    description: 'Name of the course as taken.',
    example: 'AP Calculus AB',
    synonyms: [...COURSE_TITLE_HEADERS, { General: ['Description'] }],
  },
  {
    name: 'final_grade',
    label: 'Final grade',
    kind: MARK,
    required: { level: 'required' },
    description: 'Letter, percent, points from 0 to 4, or a grade such as P, NC or I.',
    example: 'B+',
    synonyms: FINAL_GRADE_HEADERS,
    // The letter is the mark; a percent is used where there is none.
    ambiguous: [
      'Grade',
      'Grd',
      'Score',
      'Percent',
      'Percent Grade',
      'Numeric Grade',
      'Numeric Mark',
      'Numeric Grade Earned',
      'Average',
      'Avg',
    ],
    mayBeEmpty: true,
  },
  {
    name: 'credits_earned',
    label: 'Credits earned',
    kind: { kind: 'decimal', min: 0, max: 20 },
    required: { level: 'required' },
    description: "Credits the student earned, in the district's own unit.",
    example: '0.5',
    synonyms: CREDITS_EARNED_HEADERS,
    // 'HS Credit' may be yes or no.
    ambiguous: [
      'Earned',
      'Earn',
      'High School Credit',
      'High School Credits',
      'HS Credit',
      'HS Credits',
      'HS Cr',
      'CU',
    ],
    // A course that is under way, was left or was failed has earned nothing, nor has one without a grade.
    mayBeEmpty: `final_grade IN ${list(MARKS_WITHOUT_END)} OR NOT final_grade_earns OR final_grade_is_empty`,
  },
  {
    name: 'credits_attempted',
    label: 'Credits attempted',
    kind: { kind: 'decimal', min: 0, max: 20 },
    required: { level: 'optional' },
    description: 'Credits the course was worth; the weight of the grade in the GPA.',
    example: '0.5',
    synonyms: CREDITS_ATTEMPTED_HEADERS,
    ambiguous: ['Attempted'],
  },
  {
    name: 'term',
    label: 'Term',
    kind: TERM,
    required: { level: 'optional' },
    description:
      'Term of the grade. Where quarter, semester and year grades of one course are all there, one level is counted.',
    example: 'S1',
    synonyms: TERM_HEADERS,
  },
  {
    name: 'grade_level',
    label: 'Grade when taken',
    kind: GRADE_LEVEL,
    required: { level: 'optional' },
    description: 'Grade of the student when the course was taken.',
    example: '10',
    synonyms: [
      {
        General: [
          'Grade Taken',
          'Grade Level Taken',
          'Grade Level When Taken',
          'Transcript Grade Level',
          'Grade Level at Time',
          'Year in School',
        ],
      },
      ...GRADE_LEVEL_HEADERS,
    ],
    ambiguous: ['Grade', 'Grd', 'Class'],
  },
  {
    name: 'grade_points',
    label: 'Grade points',
    kind: { kind: 'decimal', min: 0, max: 6, isMinor: true },
    required: { level: 'optional' },
    description: 'Grade points as the district assigns them.',
    example: '3.3',
    synonyms: GRADE_POINTS_HEADERS,
  },
  {
    name: 'cumulative_gpa',
    label: 'Cumulative GPA',
    kind: { kind: 'decimal', min: 0, max: 6, isMinor: true },
    required: { level: 'optional' },
    description: 'Used only for a student with fewer than three graded courses.',
    example: '3.21',
    synonyms: CUMULATIVE_GPA_HEADERS,
  },
  {
    ...COURSE_LEVEL,
    description: 'Used only when the course is not in the catalog.',
  },
  {
    name: 'subject_area',
    label: 'Subject area',
    kind: { kind: 'vocabulary', vocabulary: SUBJECT_AREA, unknown: 'keep-text' },
    required: { level: 'optional' },
    description: 'Used only when the course is not in the catalog.',
    example: 'Mathematics',
    synonyms: SUBJECT_AREA_HEADERS,
    ambiguous: ['Credit Type', 'Credit_Type'],
  },
  {
    ...SCED_CODE,
    required: { level: 'optional' },
    description: 'Used only when the course is not in the catalog.',
    example: '02124',
  },
  {
    name: 'is_cte',
    label: 'CTE',
    kind: YES_OR_NO,
    required: { level: 'optional' },
    description: 'Used only when the course is not in the catalog.',
    example: 'N',
    synonyms: [{ General: ['CTE Flag', 'CTE Course', 'CTE Indicator', 'Is CTE'] }],
  },
  {
    name: 'exclude_from_gpa',
    label: 'Excluded from GPA',
    kind: YES_OR_NO,
    required: { level: 'optional' },
    description: 'Y leaves the grade out of the GPA; its credit counts.',
    example: 'N',
    synonyms: [
      {
        PowerSchool: ['ExcludeFromGPA'],
        General: [
          'Exclude GPA',
          'GPA Excluded',
          'Exclude From GPA Flag',
          'No GPA',
          'Omit From GPA',
          'Exempt From GPA',
          'Excl From GPA',
          'Not Counted in GPA',
          'Do Not Count in GPA',
          'Suppress GPA',
          'Omit GPA',
          'Excl GPA',
          'GPA Excl',
          'GPA Exempt',
          'Non GPA',
          'Non-GPA Flag',
          'Not in GPA',
        ],
        Spanish: ['Excluir del Promedio', 'Excluido del Promedio', 'Excluir del GPA', 'No Cuenta para el Promedio'],
      },
    ],
  },
  {
    name: 'repeat_code',
    label: 'Repeat',
    kind: { kind: 'vocabulary', vocabulary: REPEAT_CODES, unknown: 'keep-text' },
    required: { level: 'optional' },
    description: 'Not counted and replaced leave the row out of GPA, credits and failed courses.',
    example: 'not counted',
    synonyms: REPEAT_CODE_HEADERS,
    ambiguous: ['Rep'],
  },
  {
    name: 'credit_source',
    label: 'Source',
    kind: { kind: 'vocabulary', vocabulary: CREDIT_SOURCES, unknown: 'keep-text' },
    required: { level: 'optional' },
    description: 'Transfer rows are not matched with the catalog.',
    example: 'transfer',
    synonyms: CREDIT_SOURCE_HEADERS,
  },
]);

export type TranscriptColumn = NameOf<typeof TRANSCRIPT_COLUMNS>;
