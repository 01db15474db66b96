import { defineColumns, type NameOf } from '#datasets/kit/define-dataset.ts';
import { textsOf } from '#datasets/kit/synonyms.ts';
import { OTHER_STUDENT_ID, SCHOOL, SCHOOL_YEAR, STUDENT_ID } from '#datasets/vocabulary/shared-columns.ts';
import { DISABILITY } from '#datasets/vocabulary/students/disability.ts';
import { ENGLISH_LEARNER } from '#datasets/vocabulary/students/english-learner.ts';
import { GENDER } from '#datasets/vocabulary/students/gender.ts';
import { HISPANIC } from '#datasets/vocabulary/students/hispanic.ts';
import { LOW_INCOME } from '#datasets/vocabulary/students/low-income.ts';
import { RACE } from '#datasets/vocabulary/students/race.ts';
import { STUDENT_FLAGS } from '#datasets/vocabulary/students/student-flags.ts';
import { yesIsAlso } from '#datasets/vocabulary/yes-no.ts';
import {
  DIRECT_CERTIFICATION,
  DISABILITY_STATUS_HEADERS,
  EL_STATUS_HEADERS,
  GENDER_HEADERS,
  HISPANIC_HEADERS,
  LOW_INCOME_HEADERS,
  RACE_ETHNICITY_HEADERS,
} from './headers.ts';
import { RACE_FLAGS } from './race.ts';

/** Students who are not Hispanic still have a race, so a Hispanic column alone is not enough. */
const RACE_COLUMNS = ['race', ...RACE_FLAGS.map(({ name }) => name)] as const;
const ATTRIBUTES = [
  ...(['gender', 'race_ethnicity', 'hispanic', 'disability_status', 'el_status', 'low_income', 'flag'] as const),
  ...RACE_COLUMNS,
] as const;
/** A file of student IDs alone says nothing about students, whatever was chosen. */
const SAYS_NOTHING = {
  all: [{ nothingChosen: 'demographic-types' }, ...ATTRIBUTES.map((name) => ({ absent: name }))],
} as const;
const chosen = (value: string) => ({ any: [{ chosen: { step: 'demographic-types', value } }, SAYS_NOTHING] }) as const;

/** Words and letters for a race, under its own name in place of a yes. Numbers are codes of a list. */
const wordsOf = (race: string): string[] =>
  RACE.values.flatMap(({ value, synonyms }) =>
    value === race ? [value, ...textsOf(synonyms)].filter((word) => !/^\d+$/.test(word)) : [],
  );

/** The federal rule for a list of races, whichever column it is in. */
const SEVERAL_RACES = {
  as: 'two or more',
  wins: 'latinx',
  unsaid: 'unknown',
  // 'Asian/Pacific Islander' was one group until 2010.
  oneName: ['asian', 'pacific islander'],
} as const;

export const DEMOGRAPHICS_COLUMNS = defineColumns([
  {
    ...STUDENT_ID,
    required: { level: 'required' },
    description: 'The ID on the roster.',
  },
  OTHER_STUDENT_ID,
  {
    ...SCHOOL,
    kind: { kind: 'school', unknown: 'outside' },
    required: { level: 'optional' },
    description: 'School of enrollment, by name or ID.',
  },
  {
    ...SCHOOL_YEAR,
    required: { level: 'optional' },
    isLatest: true,
    description: 'Year the values are for. If there are several, the latest one with a value counts.',
  },
  {
    name: 'gender',
    label: 'Gender',
    kind: { kind: 'vocabulary', vocabulary: GENDER, unknown: 'keep-null' },
    required: { level: 'conditional', words: 'when the type Gender is selected', when: chosen('Gender') },
    description: 'Unknown or empty counts as not reported.',
    example: 'X',
    synonyms: GENDER_HEADERS,
    mayBeEmpty: true,
  },
  {
    name: 'race_ethnicity',
    label: 'Race / ethnicity',
    kind: { kind: 'vocabulary', vocabulary: RACE, unknown: 'keep-null', several: SEVERAL_RACES },
    required: {
      level: 'conditional',
      words: 'when the type Race/Ethnicity is selected and there are no race columns',
      when: {
        all: [chosen('Race/Ethnicity'), ...RACE_COLUMNS.map((name) => ({ absent: name }))],
      },
    },
    description: 'One word or code for race and ethnicity together.',
    example: 'Hispanic/Latino',
    synonyms: RACE_ETHNICITY_HEADERS,
    ambiguous: ['Ethnicity'],
    mayBeEmpty: true,
  },
  {
    name: 'hispanic',
    label: 'Hispanic / Latino',
    kind: { kind: 'yes-no', vocabulary: HISPANIC },
    required: { level: 'conditional', words: 'with race columns', when: { never: true } },
    description: 'Y overrides any race (federal rule).',
    example: 'N',
    synonyms: HISPANIC_HEADERS,
    ambiguous: ['Ethnicity'],
  },
  {
    name: 'race',
    label: 'Race list',
    kind: {
      kind: 'vocabulary',
      vocabulary: RACE,
      unknown: 'keep-null',
      several: SEVERAL_RACES,
    },
    required: { level: 'conditional', words: 'with the Hispanic column', when: { never: true } },
    description: 'One or several races, separated by ; , or |. Two or more count as two or more races.',
    example: 'Asian; White',
    synonyms: [
      { General: ['Races'], OneRoster: ['raceCodes'] },
      { General: ['Race Code', 'Race Codes', 'Race 1', 'Race1 Code'], Aeries: ['RC1', 'STU.RC1', 'RaceCd1'] },
      { Spanish: ['Raza', 'Razas'] },
      { General: ['Race List', 'Race Description', 'Race Desc'] },
      { General: ['Primary Race', 'Primary Race Code', 'First Race', 'Race Primary'] },
    ],
  },
  ...RACE_FLAGS.map(({ name, label, value, synonyms }) => ({
    name,
    label,
    kind: { kind: 'yes-no', vocabulary: yesIsAlso(wordsOf(value)) } as const,
    required: { level: 'optional' } as const,
    description: 'Y if the student is of this race.',
    example: 'Y',
    synonyms,
  })),
  {
    name: 'disability_status',
    label: 'Students with disability',
    kind: { kind: 'vocabulary', vocabulary: DISABILITY, unknown: 'keep-null' },
    required: {
      level: 'conditional',
      words: 'when the type Students with disability is selected',
      when: { all: [chosen('Students with disability'), { absent: 'flag' }] },
    },
    description: 'An IEP counts as with disabilities. Section 504 is recorded separately and counts as without.',
    example: 'IEP',
    synonyms: DISABILITY_STATUS_HEADERS,
    answersNone: true,
    mayBeEmpty: true,
  },
  {
    name: 'el_status',
    label: 'English language learner',
    kind: { kind: 'vocabulary', vocabulary: ENGLISH_LEARNER, unknown: 'keep-null' },
    required: {
      level: 'conditional',
      words: 'when the type English language learners is selected',
      when: { all: [chosen('English language learners'), { absent: 'flag' }] },
    },
    description: 'Current learners; reclassified students are native / fluent.',
    example: 'RFEP',
    synonyms: EL_STATUS_HEADERS,
    answersNone: true,
    mayBeEmpty: true,
  },
  {
    name: 'low_income',
    label: 'Low income',
    kind: { kind: 'vocabulary', vocabulary: LOW_INCOME, unknown: 'keep-null' },
    required: {
      level: 'conditional',
      words: 'when the type Low income is selected',
      when: { all: [chosen('Low income'), { absent: 'flag' }] },
    },
    description: 'Free or reduced lunch, or economically disadvantaged as the state defines it.',
    example: 'R',
    synonyms: LOW_INCOME_HEADERS,
    answersNone: true,
    partial: DIRECT_CERTIFICATION,
    mayBeEmpty: true,
  },
  {
    name: 'flag',
    label: 'Flag',
    // As written where it is not known, so that two programs of a student stay two.
    kind: { kind: 'vocabulary', vocabulary: STUDENT_FLAGS, unknown: 'keep-text' },
    required: { level: 'optional' },
    description:
      'Long form: one row per student and program. A student who is not listed counts as unknown, not as no.',
    example: 'freeLunch',
    synonyms: [
      { General: ['User Flag', 'Student Flag', 'Program', 'Programme'], CALPADS: ['Education Program Code'] },
      { General: ['Program Name', 'Student Program', 'Special Program', 'Program Title'] },
      { General: ['Program Description', 'Program Type', 'Program Code'] },
    ],
  },
]);

export type DemographicsColumn = NameOf<typeof DEMOGRAPHICS_COLUMNS>;
