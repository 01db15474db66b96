/**
 * Files of other publishers, sent through the API like a browser sends them: what people read of each
 * (server/ingest/fixtures/samples/README.md).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import { openTestDistrict } from '../../mappings/test-district.ts';

const FOLDER = join(import.meta.dirname, '../../ingest/fixtures/samples/recognition');

interface Sample {
  file: string;
  type: UploadFileType;
  choices?: object;
  status: 'SUCCESS' | 'DATA_ERRORS';
  rows: { read: number; kept: number };
  says: RegExp;
  /** What it was once told, wrongly. */
  never?: RegExp;
}

const NOT_SCORES = { status: 'DATA_ERRORS', type: 'STUDENT_TEST_SCORES', never: /looks like/ } as const;
const refused = (file: string, rows: number, says: RegExp): Sample => ({
  ...NOT_SCORES,
  file,
  choices: { test_types: ['SAT', 'ACT'] },
  rows: { read: rows, kept: 0 },
  says,
});
const races = { demographic_types: ['Race/Ethnicity'] };
const courses = { academic_periods: ['2020-2021'] };

const SAMPLES: Sample[] = [
  refused('psat_10.csv', 5, /This is a file of PSAT scores/),
  refused('cambridge.csv', 5, /This is a file of Cambridge International scores/),
  refused('win.csv', 5, /This is a file of WIN career readiness scores/),
  refused('stamp.csv', 13, /This is a file of STAMP scores/),
  refused('act_aspire_2015.csv', 9, /This is a file of ACT Aspire scores/),
  refused('map_growth.csv', 7, /This is a file of NWEA MAP Growth scores/),
  refused('edfi_di_assess.csv', 10, /No SAT, ACT, AP or IB scores were found/),
  {
    file: 'psat_10.csv',
    type: 'STUDENT_DEMOGRAPHICS',
    choices: races,
    status: 'SUCCESS',
    rows: { read: 5, kept: 5 },
    says: /DERIVED_AGGREGATE_RACE_ETH' was read as .* derived codes, because other columns of the same rows say the same in 5 of 5 rows/,
  },
  {
    file: 'cmas.csv',
    type: 'STUDENT_DEMOGRAPHICS',
    choices: races,
    status: 'SUCCESS',
    rows: { read: 5, kept: 5 },
    // The five rows are made up, and 4 is next to white in some of them: what the columns for single races say
    // counts, and that is said.
    says: /FederalRaceEthnicity does not agree with the columns for single races \(3 of 5 rows\)\. The columns for single races were used/,
    never: /does not show what these codes mean/,
  },
  {
    file: 'wi_forward.csv',
    type: 'STUDENT_DEMOGRAPHICS',
    choices: { demographic_types: ['English language learners', 'Low income'] },
    status: 'DATA_ERRORS',
    rows: { read: 5, kept: 0 },
    says: /'English_Proficiency_Status' as English language learner.*'Economic_Status' as Low income/,
    never: /'English_Proficiency' as/,
  },
  ...['lms_or1.0_courses.csv', 'lms_or1.1_courses.csv'].map(
    (file): Sample => ({
      file,
      type: 'COURSE_CATALOG',
      choices: courses,
      status: 'SUCCESS',
      rows: { read: 2, kept: 2 },
      says: /School years found: 2020-2021/,
      never: /2021-2022/,
    }),
  ),
  {
    file: 'lms_or1.0_users.csv',
    type: 'STUDENT_ROSTER',
    status: 'DATA_ERRORS',
    rows: { read: 10, kept: 0 },
    says: /no column 'grades'/,
    never: /roles\.csv/,
  },
  {
    file: 'lms_or1.1_users.csv',
    type: 'STUDENT_ROSTER',
    status: 'DATA_ERRORS',
    rows: { read: 10, kept: 0 },
    says: /2 rows of people who are not students.*The file has no rows for the schools you selected/,
    never: /roles\.csv/,
  },
  {
    file: 'eocep.csv',
    type: 'STUDENT_ROSTER',
    status: 'DATA_ERRORS',
    rows: { read: 5, kept: 0 },
    says: /Distinct students: 5.*'PermID' was not read as Student ID/,
  },
  {
    file: 'sat_short.csv',
    type: 'STUDENT_TEST_SCORES',
    choices: { test_types: ['SAT'] },
    status: 'SUCCESS',
    rows: { read: 1, kept: 1 },
    says: /'STATE_STUDENT_ID' as Student ID/,
    never: /Required columns were not found/,
  },
  {
    file: 'sat_short_new.csv',
    type: 'STUDENT_TEST_SCORES',
    choices: { test_types: ['SAT'] },
    status: 'SUCCESS',
    rows: { read: 3, kept: 3 },
    says: /'STATE_STUDENT_ID' as Student ID/,
    never: /Required columns were not found/,
  },
  {
    file: 'ap_processed_long.csv',
    type: 'STUDENT_TEST_SCORES',
    choices: { test_types: ['AP'] },
    status: 'SUCCESS',
    rows: { read: 13, kept: 12 },
    says: /Recognized as AP scores by exam code.*1 exact copy of an earlier row/,
    never: /looks like/,
  },
];

describe('files of other publishers, through the API', () => {
  let district: Awaited<ReturnType<typeof openTestDistrict>>;
  beforeAll(async () => {
    district = await openTestDistrict(null);
  });
  afterAll(() => district.close());

  it.each(SAMPLES.map((sample) => [sample.file, sample.type, sample] as const))(
    '%s as %s',
    async (file, type, sample) => {
      const text = readFileSync(join(FOLDER, file));
      const { status, rows, statistics, results_summary } = await district.upload(
        text,
        type,
        undefined,
        sample.choices,
      );
      const words = [...statistics, ...results_summary.map(({ description }) => description)].join(' ');
      expect({ status, rows }).toEqual({ status: sample.status, rows: sample.rows });
      expect(words).toMatch(sample.says);
      if (sample.never) expect(words).not.toMatch(sample.never);
    },
  );
});
