import { defineColumns, type NameOf } from '#datasets/kit/define-dataset.ts';
import { SUBJECT_AREA } from '#datasets/vocabulary/courses/subject-areas.ts';
import { CREDIT_HEADERS, SUBJECT_AREA_HEADERS } from '#datasets/vocabulary/headers/courses.ts';
import {
  COURSE_CODE,
  COURSE_LEVEL,
  COURSE_TITLE,
  SCED_CODE,
  SCHOOL,
  SCHOOL_YEAR,
} from '#datasets/vocabulary/shared-columns.ts';
import { yesIsAlso } from '#datasets/vocabulary/yes-no.ts';
import {
  COLLEGE_PREP_HEADERS,
  GRADE_LEVELS_HEADERS,
  STATE_COURSE_CODE_HEADERS,
  TERM_LENGTH_HEADERS,
} from './headers.ts';

/** What columns of yes or no have in place of a yes. */
const WRITTEN_FOR_YES = {
  is_ap: ['AP', 'Advanced Placement'],
  is_ib: ['IB', 'International Baccalaureate'],
  is_honors: ['H', 'HN', 'Hon', 'Honors'],
  is_cte: ['CTE', 'CTAE', 'Vocational', 'Career Technical'],
  is_dual: ['DC', 'DE', 'Dual', 'Dual Credit', 'Dual Enrollment', 'Concurrent'],
} as const;

export const CATALOG_COLUMNS = defineColumns([
  {
    ...SCHOOL,
    kind: { kind: 'school', unknown: 'error' },
    required: { level: 'conditional', words: 'when several schools are selected', when: { several: 'schools' } },
    description: 'School that offers the course, by name or ID.',
  },
  {
    ...SCHOOL_YEAR,
    required: { level: 'conditional', words: 'when the list differs from year to year', when: { never: true } },
    description: 'Year the course was offered. Without it the list is used for each selected year.',
    whenAbsent: 'chosen-years',
    onlyChosen: 'academic-periods',
  },
  {
    ...COURSE_CODE,
    description: 'The code that is used on transcripts.',
    example: 'SH16',
    orElse: 'state_course_code',
  },
  {
    ...COURSE_TITLE,
    description: 'Name of the course.',
    example: 'AP English Language and Composition',
    orElse: 'description',
  },
  {
    name: 'subject_area',
    label: 'Subject area / department',
    kind: { kind: 'vocabulary', vocabulary: SUBJECT_AREA, unknown: 'keep-text' },
    required: { level: 'conditional', words: 'when there is no SCED code', when: { without: ['sced_code'] } },
    description: 'Subject or department of the course.',
    example: 'Science',
    synonyms: SUBJECT_AREA_HEADERS,
    ambiguous: ['Credit Type', 'Credit_Type', 'DE'],
    mayBeEmpty: true,
    groups: true,
  },
  {
    ...SCED_CODE,
    required: { level: 'conditional', words: 'when there is no subject area', when: { without: ['subject_area'] } },
    description: 'National course code (School Courses for the Exchange of Data), 5 or 12 characters.',
    example: '01001',
    mayBeEmpty: true,
  },
  {
    ...COURSE_LEVEL,
    groups: true,
    description:
      'AP, IB, honors, general, or college. An empty level is read from the title, then from the description; otherwise it counts as general.',
  },
  ...(
    [
      [
        'is_ap',
        'AP',
        ['AP Flag', 'Advanced Placement', 'AP Course', 'Is AP', 'AP Indicator', 'AP (Y/N)', 'Adv Placement', 'Adv Pl'],
      ],
      ['is_ib', 'IB', ['IB Flag', 'International Baccalaureate', 'IB Course', 'Is IB', 'IB Indicator', 'IB (Y/N)']],
      [
        'is_honors',
        'Honors flag',
        [
          'Honors Flag',
          'Is Honors Course',
          'Is Honors',
          'Honors Course',
          'Honors Indicator',
          'Honors Ind',
          'Honors (Y/N)',
          'Hon',
          'Hnrs',
          'Honor',
          'UC Honors',
        ],
        // Yes and no, or the names of levels.
        ['Advanced', 'Accelerated', 'Pre-AP', 'HN', 'Honors Weighted', 'Honors Weight', 'Honors Wt'],
      ],
      [
        'is_cte',
        'CTE',
        [
          'CTE Flag',
          'Career Technical',
          'Vocational',
          'CTE Course',
          'Is CTE',
          'CTE Indicator',
          'CTE (Y/N)',
          'Voc Ed',
          'Voc',
          'Tech Ed',
          'CTAE',
          'Career & Tech Ed',
          'Career Tech',
          'CTE Eligible',
          'Es CTE',
          'Educación Técnica',
          'Curso Técnico',
          'Curso Vocacional',
          'Curso Ocupacional',
          'CTE Yes/No',
        ],
        // Yes and no, or the name of a career.
        ['Career Ed', 'Career Education', 'Perkins'],
      ],
      [
        'is_dual',
        'Dual credit',
        [
          'Dual Enrollment',
          'Dual Flag',
          'College Credit',
          'Is Dual',
          'Dual Credit Flag',
          'Dual Enrollment Flag',
          'Concurrent Enrollment',
          'College Course',
        ],
        // Aeries names the department so.
        ['DE'],
      ],
    ] as const
  ).map(([name, label, synonyms, ambiguous = []]) => ({
    name,
    label,
    kind: { kind: 'yes-no', vocabulary: yesIsAlso(WRITTEN_FOR_YES[name]) } as const,
    required: { level: 'optional' } as const,
    description: `Y if the course is ${label.replace(' flag', '')}; with or instead of the course level.`,
    example: 'Y',
    synonyms: [{ General: synonyms }],
    ambiguous,
  })),
  {
    name: 'credits',
    label: 'Credits available',
    kind: { kind: 'decimal', min: 0, max: 20 },
    required: { level: 'optional' },
    description: "Credits of the course, in the district's own unit.",
    example: '0.5',
    synonyms: CREDIT_HEADERS,
    // How many, or whether the course gives any.
    ambiguous: ['HS Credit', 'HS Credits', 'High School Credit', 'High School Credits'],
  },
  {
    name: 'term_length',
    label: 'Length',
    kind: { kind: 'text', max: 40 },
    required: { level: 'optional' },
    description: 'Year, semester, trimester or quarter.',
    example: 'semester',
    synonyms: TERM_LENGTH_HEADERS,
  },
  {
    name: 'grade_levels',
    label: 'Grades',
    kind: { kind: 'grade-range', max: 40 },
    required: { level: 'optional' },
    description: 'Grades the course is meant for, as a list or range.',
    example: '9,10,11,12',
    synonyms: GRADE_LEVELS_HEADERS,
  },
  {
    name: 'college_prep',
    label: 'Meets college entrance',
    kind: { kind: 'text', max: 20 },
    required: { level: 'optional' },
    description: 'Y, N, or the a-g letter.',
    example: 'Y',
    synonyms: COLLEGE_PREP_HEADERS,
  },
  {
    name: 'state_course_code',
    label: 'State course code',
    kind: { kind: 'code', max: 40 },
    required: { level: 'optional' },
    description: 'State code; helps to find the SCED code.',
    example: '3.03100',
    synonyms: STATE_COURSE_CODE_HEADERS,
  },
  {
    name: 'description',
    label: 'Description',
    kind: { kind: 'text', max: 4000 },
    required: { level: 'optional' },
    description: 'What the course is about. Shows the level if nothing else does: "This honors course ...".',
    example: 'Reading and writing for college.',
    synonyms: [
      {
        General: [
          'Course Description',
          'Crs Description',
          'Long Description',
          'Catalog Description',
          'Full Description',
          'Course Overview',
        ],
      },
    ],
  },
]);

export type CatalogColumn = NameOf<typeof CATALOG_COLUMNS>;
