import { defineColumns, type NameOf } from '#datasets/kit/define-dataset.ts';
import {
  GRADE_LEVEL_HEADERS,
  OTHER_ID_HEADERS,
  STATE_ID_HEADERS,
  STUDENT_ID_HEADERS,
} from '#datasets/vocabulary/headers/students.ts';
import { GRADE_LEVEL, YES_OR_NO } from '#datasets/vocabulary/kinds.ts';
import { BIRTH_DATE, FIRST_NAME, LAST_NAME, SCHOOL, SCHOOL_YEAR } from '#datasets/vocabulary/shared-columns.ts';
import { ENROLLMENT_STATUS } from '#datasets/vocabulary/students/enrollment-status.ts';
import { EXIT_REASONS } from '#datasets/vocabulary/students/exit-reasons.ts';
import {
  ENROLLMENT_STATUS_HEADERS,
  ENTRY_DATE_HEADERS,
  EXIT_DATE_HEADERS,
  EXIT_REASON_HEADERS,
  GRADUATION_YEAR_HEADERS,
  PRIMARY_SCHOOL_HEADERS,
} from './headers.ts';
import { ROLE_HEADERS, ROLES } from './roles.ts';

/** '8/15/2023', '15-Aug-23' */
const IS_DAY = /^\d{1,4}[ /.-](\d{1,2}|[A-Za-z]{3,9})[ /.-]\d{1,4}/;

export const ROSTER_COLUMNS = defineColumns([
  {
    name: 'student_id',
    label: 'Student ID (local)',
    kind: { kind: 'student-id' },
    required: { level: 'required' },
    description: 'The ID that the other files use; the state ID if the file has no other.',
    example: '0012345',
    synonyms: STUDENT_ID_HEADERS,
    orElse: 'state_student_id',
    ambiguous: ['ID', 'Student'],
  },
  {
    ...SCHOOL,
    kind: { kind: 'school', unknown: 'error' },
    required: { level: 'conditional', words: 'when several schools are selected', when: { several: 'schools' } },
    description: 'School of enrollment, by name or ID.',
  },
  {
    ...SCHOOL_YEAR,
    // Of a transcript it may be the year of today.
    synonyms: [...SCHOOL_YEAR.synonyms, { Missouri: ['CURR_SCHOOL_YEAR'] }],
    required: {
      level: 'conditional',
      words: 'when the file has one row per student and year',
      when: { never: true },
    },
    description: 'Year of this enrollment. Without it every row counts for the final year.',
    whenAbsent: 'final-year',
  },
  {
    name: 'grade_level',
    label: 'Grade level',
    kind: GRADE_LEVEL,
    required: { level: 'required' },
    description: 'Grade in that year. Rows below grade 9 are kept but not counted.',
    example: '12',
    synonyms: GRADE_LEVEL_HEADERS,
    ambiguous: ['Grade', 'Grade Code', 'Grd', 'Class'],
  },
  {
    name: 'state_student_id',
    label: 'State student ID',
    kind: { kind: 'student-id' },
    required: { level: 'optional' },
    description: 'The state’s ID: SSID, UIC, STN, FLEID ... Score files often have it.',
    example: '1234567890',
    synonyms: STATE_ID_HEADERS,
    ambiguous: ['State ID'],
  },
  {
    name: 'other_student_id',
    label: 'Other student ID',
    kind: { kind: 'student-id' },
    required: { level: 'optional' },
    description: 'Another ID for the student that other files may use, such as the OneRoster sourcedId.',
    example: '1234567890',
    synonyms: OTHER_ID_HEADERS,
  },
  {
    ...LAST_NAME,
    description: 'Kept to match score files that lack a student ID, and to tell two students with one ID apart.',
  },
  {
    ...FIRST_NAME,
    description: 'Used like the last name.',
  },
  {
    name: 'middle_name',
    label: 'Middle name',
    kind: { kind: 'text', max: 120 },
    required: { level: 'optional' },
    description: 'Used like the last name.',
    example: 'Marie',
    synonyms: [
      { General: ['MiddleName', 'Middle Initial'], ACT: ['M_Initial'] },
      { General: ['NAME_MI', 'Legal Middle Name'], 'Massachusetts SIMS': ['DOE004'] },
    ],
  },
  {
    ...BIRTH_DATE,
    description: 'Used like the last name.',
  },
  {
    name: 'entry_date',
    label: 'Entry date',
    kind: { kind: 'date' },
    required: { level: 'optional' },
    description: 'Start of this enrollment.',
    example: '2020-08-17',
    synonyms: ENTRY_DATE_HEADERS,
    // 'ED' and 'LD' are Aeries' names; 'Enrolled' and 'Dropped' may be yes or no.
    ambiguous: ['Entry', 'Ent', 'Enr', 'Enter', 'Start', 'Begin', 'ED', 'Enrolled'],
    typical: IS_DAY,
  },
  {
    name: 'exit_date',
    label: 'Exit date',
    kind: { kind: 'date' },
    required: { level: 'optional' },
    description: 'End of this enrollment.',
    example: '2024-06-07',
    synonyms: EXIT_DATE_HEADERS,
    // Where they do not say yes or no, or why.
    ambiguous: ['Exit', 'Wd', 'Withdrawn', 'Withdrew', 'Withdrawal', 'Left', 'Leave', 'End', 'LD', 'Dropped'],
    typical: IS_DAY,
  },
  {
    name: 'exit_reason',
    label: 'Exit / withdrawal code',
    kind: { kind: 'vocabulary', vocabulary: EXIT_REASONS, unknown: 'keep-text' },
    required: { level: 'optional' },
    description: 'Why the enrollment ended.',
    example: 'W1 Graduated',
    synonyms: EXIT_REASON_HEADERS,
    ambiguous: ['Reason'],
  },
  {
    name: 'graduation_year',
    label: 'Class of',
    kind: { kind: 'class-year' },
    required: { level: 'optional' },
    description: 'Cohort year: the year the student is expected to graduate.',
    example: '2024',
    synonyms: GRADUATION_YEAR_HEADERS,
    // 12 is a grade level, 'Senior' too.
    ambiguous: ['Class', 'Grad'],
    typical: /^(19|20)\d\d$/,
  },
  {
    name: 'enrollment_status',
    label: 'Status',
    kind: { kind: 'vocabulary', vocabulary: ENROLLMENT_STATUS, unknown: 'keep-text' },
    required: { level: 'optional' },
    description: 'Status of the enrollment.',
    example: 'Active',
    synonyms: ENROLLMENT_STATUS_HEADERS,
    ambiguous: ['Stat', 'Act/Inact'],
  },
  {
    name: 'primary_school',
    label: 'Primary school',
    kind: YES_OR_NO,
    required: { level: 'optional' },
    description: 'Which of several enrollments of a year is the main one.',
    example: 'Y',
    synonyms: PRIMARY_SCHOOL_HEADERS,
    // Yes and no, or the name of a school.
    ambiguous: ['Home School', 'Main School', 'Primary'],
  },
  {
    name: 'role',
    label: 'Role',
    kind: { kind: 'vocabulary', vocabulary: ROLES, unknown: 'keep-text' },
    required: { level: 'optional' },
    description: 'Who is a student, in a list of all people. Rows of others are left out.',
    example: 'student',
    synonyms: ROLE_HEADERS,
    only: { value: 'student' },
  },
]);

export type RosterColumn = NameOf<typeof ROSTER_COLUMNS>;
