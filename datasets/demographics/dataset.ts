import { defineDataset } from '#datasets/kit/define-dataset.ts';
import { DISABILITY } from '#datasets/vocabulary/disability.ts';
import { ENGLISH_LEARNER } from '#datasets/vocabulary/english-learner.ts';
import { GENDER } from '#datasets/vocabulary/gender.ts';
import { LOW_INCOME } from '#datasets/vocabulary/low-income.ts';
import { matchedOn, notOnRoster } from '#datasets/vocabulary/matching-findings.ts';
import { RACE } from '#datasets/vocabulary/race.ts';
import { OTHER_STUDENT_ID, SCHOOL, SCHOOL_YEAR, STUDENT_ID } from '#datasets/vocabulary/shared-columns.ts';
import { STUDENT_FLAGS } from '#datasets/vocabulary/student-flags.ts';
import {
  DISABILITY_STATUS_HEADERS,
  EL_STATUS_HEADERS,
  GENDER_HEADERS,
  HISPANIC_HEADERS,
  LOW_INCOME_HEADERS,
  RACE_ETHNICITY_HEADERS,
} from './headers.ts';
import { DEMOGRAPHICS_LAYOUTS } from './layouts.ts';
import { RACE_FLAGS, raceValue } from './race.ts';
import { DEMOGRAPHICS_RECORDS } from './records.ts';
import { DEMOGRAPHICS_RULES } from './rules.ts';
import { demographicsSample } from './sample.ts';

const chosen = (value: string) => ({ chosen: { step: 'demographic-types', value } }) as const;
const raceFlagNames = RACE_FLAGS.map(({ name }) => name);

/** Student Demographics (docs/domain/datasets.md#student-demographics). */
export const demographics = defineDataset({
  type: 'STUDENT_DEMOGRAPHICS',
  label: 'Student Demographics',
  key: 'studentDemographics',
  slug: 'demographics',
  sampleFile: 'student-demographics',
  oneRowIs: 'One row is one student, or one student in one school year; the latest year with a value counts.',
  helperText: [
    'Upload gender, race and ethnicity, disability, English learner and low income status of every student of the graduating class of {graduatingClass}.',
    'One file may hold all five, or you may upload them one by one. The student ids must be the ones of the roster.',
  ],
  wizardSteps: ['demographic-types', 'schools'],
  requirement: 'demographic-types',
  columns: [
    {
      ...STUDENT_ID,
      required: { level: 'required' },
      description: 'The id of the roster.',
    },
    OTHER_STUDENT_ID,
    {
      ...SCHOOL,
      kind: { kind: 'school', unknown: 'outside' },
      required: { level: 'optional' },
      description: 'School of enrollment, by name or id.',
    },
    {
      ...SCHOOL_YEAR,
      required: { level: 'optional' },
      description: 'Year the values hold for. With several years the latest one with a value counts.',
    },
    {
      name: 'gender',
      label: 'Gender',
      kind: { kind: 'vocabulary', vocabulary: GENDER, unknown: 'keep-null' },
      required: { level: 'conditional', words: 'when the type Gender is selected', when: chosen('Gender') },
      description: 'Unknown or empty is not reported.',
      example: 'X',
      synonyms: GENDER_HEADERS,
      mayBeEmpty: true,
    },
    {
      name: 'race_ethnicity',
      label: 'Race / ethnicity',
      kind: {
        kind: 'vocabulary',
        vocabulary: RACE,
        unknown: 'keep-null',
        codes: { pattern: '[1-7]', finding: 'race.federal-codes' },
      },
      required: {
        level: 'conditional',
        words: 'when the type Race/Ethnicity is selected and there are no race columns',
        when: {
          all: [chosen('Race/Ethnicity'), ...['race', 'hispanic', ...raceFlagNames].map((name) => ({ absent: name }))],
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
      kind: { kind: 'yes-no' },
      required: { level: 'conditional', words: 'beside race columns', when: { never: true } },
      description: 'Y wins over any race (federal rule).',
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
        several: { as: 'two or more', wins: 'latinx' },
      },
      required: { level: 'conditional', words: 'beside the Hispanic column', when: { never: true } },
      description: 'One or several races, separated by ; , or |. Two or more count as such.',
      example: 'Asian; White',
      synonyms: ['Races', 'raceCodes', 'Race Code', 'Race Codes', 'Race 1', 'RC1', 'STU.RC1', 'Race List'],
    },
    ...RACE_FLAGS.map(({ name, label, synonyms }) => ({
      name,
      label,
      kind: { kind: 'yes-no' } as const,
      required: { level: 'optional' } as const,
      description: 'Y where the student is of this race.',
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
      description: 'An IEP counts as with disabilities. Section 504 is kept apart and counts as without.',
      example: 'IEP',
      synonyms: DISABILITY_STATUS_HEADERS,
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
      mayBeEmpty: true,
    },
    {
      name: 'flag',
      label: 'Flag',
      kind: { kind: 'vocabulary', vocabulary: STUDENT_FLAGS, unknown: 'keep-null' },
      required: { level: 'optional' },
      description: 'Long form: one row per student and programme. A student not listed is unknown, not no.',
      example: 'freeLunch',
      synonyms: ['User Flag', 'Student Flag', 'Program', 'Programme', 'Education Program Code'],
    },
  ],
  layouts: DEMOGRAPHICS_LAYOUTS,
  records: DEMOGRAPHICS_RECORDS,
  derived: [
    { name: 'gender_value', type: 'VARCHAR', sql: `nullif(gender, 'unknown')`, meaning: 'male, female, other or NULL' },
    {
      name: 'race_value',
      type: 'VARCHAR',
      sql: raceValue(),
      meaning: 'one of the eight known values, or NULL for unknown',
    },
    {
      name: 'has_disability',
      type: 'BOOLEAN',
      sql: `CASE WHEN disability_status = 'with disabilities' OR flag = 'iep' THEN true
        WHEN disability_status IN ('without disabilities', 'section 504') OR flag = '504' THEN false END`,
      meaning: 'NULL: no value. Section 504 alone is false',
    },
    {
      name: 'english_learner',
      type: 'BOOLEAN',
      sql: `CASE WHEN el_status = 'english language learner' OR flag = 'ell' THEN true WHEN el_status = 'native / fluent' THEN false END`,
      meaning: 'NULL: no value (TBD, unknown)',
    },
    {
      name: 'is_low_income',
      type: 'BOOLEAN',
      sql: `CASE WHEN low_income = 'low-income' OR flag = 'low-income' THEN true WHEN low_income = 'above low-income' THEN false END`,
      meaning: 'NULL: no value',
    },
  ],
  key_columns: ['student_id', 'school_year', 'flag'],
  keeps: 'last',
  rules: DEMOGRAPHICS_RULES,
  matching: [notOnRoster, matchedOn],
  sample: demographicsSample,
});
