import type { Column, Condition } from '#datasets/kit/dataset.ts';
import { defineColumns, type NameOf } from '#datasets/kit/define-dataset.ts';
import { type Synonyms, textsOf } from '#datasets/kit/synonyms.ts';
import { SCHOOL_HEADERS } from '#datasets/vocabulary/headers/schools.ts';
import {
  BIRTH_DATE,
  FIRST_NAME,
  LAST_NAME,
  OTHER_STUDENT_ID,
  SCHOOL,
  STUDENT_ID,
} from '#datasets/vocabulary/shared-columns.ts';
import { TEST_TYPE } from '#datasets/vocabulary/test-types.ts';
import {
  ACT_HEADERS,
  EXAM_CODE_HEADERS,
  EXAM_NAME_HEADERS,
  MATH_HEADERS,
  SAT_EBRW_HEADERS,
  SAT_MATH_HEADERS,
  SAT_TOTAL_HEADERS,
  SCORE_HEADERS,
  TEST_DATE_HEADERS,
  TEST_TYPE_HEADERS,
} from './headers.ts';
import { IB_LEVELS } from './ib-levels.ts';
import { NOT_TAKEN } from './not-taken.ts';
import { SCORE_WORDS } from './score-words.ts';

const chosen = (value: string): Condition<never> => ({ chosen: { step: 'test-types', value } });
const ACT_SECTIONS = ['act_english', 'act_math', 'act_reading', 'act_science'] as const;

/** `whole` is the column that makes the sections needless. */
interface Sectioned {
  name: 'SAT' | 'ACT';
  min: number;
  max: number;
  whole: 'sat_total' | 'act_composite';
  wholeIs: string;
  scale: string;
  example: string;
}

const SAT: Sectioned = {
  name: 'SAT',
  min: 200,
  max: 800,
  whole: 'sat_total',
  wholeIs: 'total',
  scale: ', a multiple of 10',
  example: '670',
};
const ACT: Sectioned = {
  name: 'ACT',
  min: 1,
  max: 36,
  whole: 'act_composite',
  wholeIs: 'composite',
  scale: '',
  example: '21',
};

const section = <Name extends string>(
  test: Sectioned,
  name: Name,
  label: string,
  synonyms: Synonyms,
  ambiguous: readonly string[] = [],
): Column<Name, Sectioned['whole']> => ({
  name,
  label,
  kind: { kind: 'integer', min: test.min, max: test.max, none: NOT_TAKEN },
  required: {
    level: 'conditional',
    words: `for ${test.name}, unless there is a ${test.wholeIs}`,
    when: { all: [chosen(test.name), { without: [test.whole] }] },
  },
  description: `${label} section score${test.scale}.`,
  example: test.example,
  synonyms,
  ambiguous,
  mayBeEmpty: true,
});

export const TEST_SCORE_COLUMNS = defineColumns([
  {
    ...STUDENT_ID,
    required: {
      level: 'conditional',
      words: 'unless there are names and date of birth',
      when: { without: ['last_name', 'first_name', 'birth_date'] },
    },
    description: 'The local or the state ID on the roster.',
    mayBeEmpty: true,
  },
  OTHER_STUDENT_ID,
  {
    ...SCHOOL,
    kind: { kind: 'school', unknown: 'outside' },
    required: { level: 'optional' },
    description: 'School of the student, by name or ID.',
    synonyms: [{ 'College Board': ['AI_CODE', 'AI_NAME'] }, ...SCHOOL_HEADERS],
  },
  {
    name: 'test_type',
    label: 'Test',
    kind: { kind: 'vocabulary', vocabulary: TEST_TYPE, unknown: 'error' },
    required: { level: 'conditional', words: 'when the columns do not show which test it is', when: { never: true } },
    description: 'Which test the row is for.',
    example: 'SAT',
    synonyms: TEST_TYPE_HEADERS,
    ambiguous: ['Exam'],
    mayBeEmpty: true,
    whenAbsent: 'from-scores',
    onlyChosen: 'test-types',
  },
  {
    name: 'test_date',
    label: 'Test date / administration',
    kind: { kind: 'date', partial: true },
    required: { level: 'required' },
    description: 'Day, month or year of the administration.',
    example: '2023-10-07',
    synonyms: TEST_DATE_HEADERS,
    ambiguous: ['Date', 'Admin', 'Fecha'],
  },
  section(SAT, 'sat_ebrw', 'SAT EBRW', SAT_EBRW_HEADERS),
  section(SAT, 'sat_math', 'SAT Math', SAT_MATH_HEADERS, [...textsOf(MATH_HEADERS), 'M']),
  {
    name: 'sat_total',
    label: 'SAT total',
    kind: { kind: 'integer', min: 400, max: 1600, none: NOT_TAKEN },
    required: {
      level: 'conditional',
      words: 'for SAT, unless there are both sections',
      when: { all: [chosen('SAT'), { without: ['sat_ebrw', 'sat_math'] }] },
    },
    description: 'Sum of the sections; used alone where they are missing.',
    example: '1310',
    synonyms: SAT_TOTAL_HEADERS,
    ambiguous: ['SAT'],
    mayBeEmpty: true,
  },
  section(ACT, 'act_english', 'ACT English', ACT_HEADERS.english),
  section(ACT, 'act_math', 'ACT Math', ACT_HEADERS.math, textsOf(MATH_HEADERS)),
  section(ACT, 'act_reading', 'ACT Reading', ACT_HEADERS.reading),
  section(ACT, 'act_science', 'ACT Science', ACT_HEADERS.science),
  {
    name: 'act_composite',
    label: 'ACT composite',
    kind: { kind: 'integer', min: 1, max: 36, none: NOT_TAKEN },
    required: {
      level: 'conditional',
      words: 'for ACT, unless there are all four sections',
      when: { all: [chosen('ACT'), { without: ACT_SECTIONS }] },
    },
    description: 'Composite of the sitting.',
    example: '21',
    synonyms: ACT_HEADERS.composite,
    mayBeEmpty: true,
  },
  {
    name: 'act_superscore',
    label: "ACT's own superscore",
    kind: { kind: 'integer', min: 1, max: 36 },
    required: { level: 'optional' },
    description: 'Used if it is at least the best composite of one sitting.',
    example: '22',
    synonyms: ACT_HEADERS.superscore,
  },
  {
    name: 'exam_code',
    label: 'Exam code',
    kind: { kind: 'code', max: 20, pad: 2 },
    required: {
      level: 'conditional',
      words: 'for AP, unless there is an exam name',
      when: { all: [chosen('AP'), { without: ['exam_name'] }] },
    },
    description: 'AP exam code of two digits.',
    example: '07',
    synonyms: EXAM_CODE_HEADERS,
    // The College Board numbers schools, too.
    ambiguous: ['AP Code'],
    typical: /^\d{1,2}(\.0+)?$/,
    mayBeEmpty: true,
  },
  {
    name: 'exam_name',
    label: 'Exam / subject',
    kind: { kind: 'text', max: 200 },
    required: {
      level: 'conditional',
      words: 'for IB, and for AP unless there is an exam code',
      when: { any: [chosen('IB'), { all: [chosen('AP'), { without: ['exam_code'] }] }] },
    },
    description: 'Name of the AP exam or the IB subject.',
    example: 'BIOLOGY',
    synonyms: EXAM_NAME_HEADERS,
    mayBeEmpty: true,
  },
  {
    name: 'exam_level',
    label: 'IB level',
    kind: { kind: 'text', max: 20, words: IB_LEVELS },
    required: { level: 'optional' },
    description: 'HL or SL; TK and EE are the core.',
    example: 'HL',
    synonyms: [
      { IB: ['LEVEL'], General: ['Exam Level', 'IB Level', 'Subject Level', 'HL/SL', 'SL/HL', 'Level HL/SL'] },
    ],
  },
  {
    name: 'exam_group',
    label: 'IB group',
    kind: { kind: 'text', max: 20 },
    required: { level: 'optional' },
    description: '1 to 6, or 9 for the core.',
    example: '5',
    synonyms: [{ IB: ['GROUP_NUMBER'], General: ['Group', 'IB Group Number', 'Subject Group'] }],
  },
  {
    name: 'score',
    label: 'Score',
    kind: { kind: 'text', max: 20, words: SCORE_WORDS },
    required: { level: 'conditional', words: 'for AP and IB', when: { any: [chosen('AP'), chosen('IB')] } },
    description: 'AP 1 to 5, IB 1 to 7, letters for the IB core; N or empty for none.',
    example: '4',
    synonyms: SCORE_HEADERS,
    ambiguous: ['Grade'],
    typical: /^([1-7](\.0+)?|[a-en])$/i,
    mayBeEmpty: true,
  },
  {
    name: 'irregularity',
    label: 'Irregularity',
    kind: { kind: 'text', max: 40 },
    required: { level: 'optional' },
    description: 'Irregularity code of the vendor; a score is still counted.',
    example: '39',
    synonyms: [{ General: ['Irregularity Code'], 'College Board': ['Irregularity Code #1'] }],
  },
  {
    ...LAST_NAME,
    description:
      'Used to match students when there is no student ID, and to check that an ID belongs to the student in the row.',
  },
  {
    ...FIRST_NAME,
    description:
      'Used to match students when there is no student ID, and to check that an ID belongs to the student in the row.',
  },
  {
    ...BIRTH_DATE,
    description:
      'Used to match students when there is no student ID, and to check that an ID belongs to the student in the row.',
  },
]);

export type TestScoreColumn = NameOf<typeof TEST_SCORE_COLUMNS>;
