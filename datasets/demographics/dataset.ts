import { defineDataset } from '#datasets/kit/define-dataset.ts';
import { matchedOn, newerFile, notOnRoster } from '#datasets/vocabulary/matching-findings.ts';
import { DEMOGRAPHICS_COLUMNS } from './columns.ts';
import { DEMOGRAPHICS_LAYOUTS } from './layouts.ts';
import { raceValue } from './race.ts';
import { DEMOGRAPHICS_RECORDS } from './records.ts';
import { DEMOGRAPHICS_RULES } from './rules.ts';
import { demographicsSample } from './sample.ts';

/** Student Demographics (docs/domain/datasets.md#student-demographics). */
export const demographics = defineDataset({
  type: 'STUDENT_DEMOGRAPHICS',
  label: 'Student Demographics',
  key: 'studentDemographics',
  sampleFile: 'student-demographics',
  oneRowIs: 'One row is one student, or one student in one school year; the latest year with a value counts.',
  helperText: [
    'Upload gender, race and ethnicity, disability, English learner and low income status of every student of the graduating class of {graduatingClass}.',
    'One file may include all five, or you may upload them one by one. The student IDs must be the same as on the roster.',
  ],
  wizardSteps: ['demographic-types', 'schools'],
  requirement: 'demographic-types',
  columns: DEMOGRAPHICS_COLUMNS,
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
        WHEN disability_status IN ('without disabilities', 'section 504') OR flag IN ('504', 'not iep') THEN false END`,
      meaning: 'NULL: no value. Section 504 alone is false',
    },
    {
      name: 'english_learner',
      type: 'BOOLEAN',
      sql: `CASE WHEN el_status = 'english language learner' OR flag = 'ell' THEN true WHEN el_status = 'native / fluent' OR flag = 'not ell' THEN false END`,
      meaning: 'NULL: no value (TBD, unknown)',
    },
    {
      name: 'is_low_income',
      type: 'BOOLEAN',
      sql: `CASE WHEN low_income = 'low-income' OR flag = 'low-income' THEN true WHEN low_income = 'above low-income' OR flag = 'not low-income' THEN false END`,
      meaning: 'NULL: no value',
    },
  ],
  key_columns: ['student_id', 'school_year', 'flag'],
  keeps: 'last',
  rules: DEMOGRAPHICS_RULES,
  matching: [notOnRoster, newerFile, matchedOn],
  sample: demographicsSample,
});
