import { describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import type { SpokenResult } from '../../in-words.ts';
import { check, fixture, ofLakeviewHigh, storedRows } from '../../test-run.ts';

const read = (path: string, type: UploadFileType, chosen?: Partial<IngestContext['chosen']>): Promise<SpokenResult> =>
  check(fixture(`samples/${path}`), type, ofLakeviewHigh(chosen));
const scores = (file: string, test: string) =>
  read(`college-board-act-ib/${file}`, 'STUDENT_TEST_SCORES', { testTypes: [test] });
const at = (result: SpokenResult, code: string) =>
  result.issues
    .filter((issue) => issue.code === code)
    .map(({ row, columnLetter, header, value }) => [row, columnLetter, header, value]);

describe('score files as vendors send them', () => {
  it('AP: a row for each filled slot, and every issue at its own slot', async () => {
    const result = await scores('ap_student_datafile_2023_24.csv', 'AP');
    expect(result).toMatchObject({ verdict: 'success', rowsRead: 13, rowsKept: 13 });
    expect(result.statistics).toContain('Recognized as College Board AP student datafile: 30 exam slots a row');
    expect(at(result, 'tests.unknown-exam')).toEqual([[6, 'BH', 'Exam Code 01', '100001']]);
    expect(at(result, 'tests.no-score')).toEqual([[4, 'BO', 'Exam Grade 02', null]]);
    expect(at(result, 'tests.no-score')).toHaveLength(13 - 12);
  });

  it('SAT: a row for each sitting, in two forms of dates', async () => {
    const result = await scores('sat_student_datafile.csv', 'SAT');
    expect(result).toMatchObject({ verdict: 'success', rowsRead: 10, rowsKept: 10 });
    expect(result.statistics).toContain('Recognized as College Board SAT student datafile: 6 sittings a row');
    expect(result.columns.sat_math).toEqual({ letter: 'AW', header: 'LATEST_SAT_MATH_SECTION' });
  });

  it('ACT: MMYYYY dates, two dashes for none', async () => {
    const result = await scores('act_student_file.csv', 'ACT');
    expect(result).toMatchObject({ verdict: 'success', rowsRead: 5, rowsKept: 5, counts: { error: 0 } });
    expect(result.statistics).toContain('Recognized as ACT student file');
    expect(result.columns.act_superscore?.header).toBe('Sup_Composite');
  });

  it('IB: a row a subject; N is not a score', async () => {
    const result = await scores('ib_candidate_results.csv', 'IB');
    expect(result).toMatchObject({ verdict: 'success', rowsRead: 5, rowsKept: 5 });
    expect(at(result, 'tests.no-score')).toEqual([[5, 'U', 'SUBJECT_GRADE', 'N']]);
  });

  it('names the schools it could not place instead of losing the scores', async () => {
    const { statistics } = await scores('sat_student_datafile.csv', 'SAT');
    expect(statistics.find((line) => line.includes('was not read as School'))).toContain("'1000', '2000'");
  });

  it.each(['act_student_file.csv', 'ap_student_datafile_2023_24.csv'])(
    '%s names students with their grade levels, and is not a roster',
    async (file) => {
      const result = await read(`college-board-act-ib/${file}`, 'STUDENT_ROSTER');
      expect(result).toMatchObject({ verdict: 'data_errors', rowsKept: 0 });
      expect(result.resultsSummary[0]?.description).toBe(
        'This looks like a Test Scores file. Upload it under Test Scores.',
      );
    },
  );

  it("AP: the student's race under Student Demographics, by the College Board's own codes", async () => {
    const result = await read('college-board-act-ib/ap_student_datafile_2023_24.csv', 'STUDENT_DEMOGRAPHICS');
    expect(result.columns.race_ethnicity?.header).toBe('Derived Aggregate Race Ethnicity 2016 and Forward');
    // 9 is white there, and nothing in the federal order.
    expect(await storedRows(result, ['race_value'])).toEqual(Array(6).fill(['white']));
  });

  it('of another test is said once, and nothing of it is kept', async () => {
    const result = await scores('act_student_file.csv', 'SAT');
    expect(result).toMatchObject({ verdict: 'data_errors', rowsKept: 0, parquet: null });
    expect(result.groups.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([
      'file.other-tests',
    ]);
    expect(result.groups[0]?.message).toContain('ACT scores (ACT student file), and you selected SAT');
  });
});

describe('files of student systems', () => {
  it('School Data Sync: State ID that holds a state is not an ID, a password is not stored', async () => {
    const result = await read('sds-100-users/Student.csv', 'STUDENT_ROSTER');
    expect(result.rowsKept).toBe(60);
    expect(Object.values(result.columns).map(({ header }) => header)).not.toEqual(expect.arrayContaining(['State ID']));
    expect(result.columns).toMatchObject({
      student_id: { header: 'Student Number' },
      other_student_id: { header: 'SIS ID' },
    });
    expect(result.statistics.find((line) => line.startsWith('Columns not stored'))).toContain("'Password', 'State ID'");
  });

  it('OneRoster roles: students alone, the school year by the day it starts', async () => {
    const result = await read('sds-v2.1-oneroster/roles.csv', 'STUDENT_ROSTER');
    expect(result.statistics).toContain('Left out: 3 rows of people who are not students');
    expect(result).toMatchObject({
      rowsRead: 7,
      rowsKept: 3,
      leftOut: expect.arrayContaining([{ reason: 'layout', rows: 3 }]),
    });
    expect(result.statistics).toContain('School years found: 2021-2022');
  });

  it('OneRoster demographics and flags', async () => {
    const people = await read('sds-v2.1-oneroster/demographics.csv', 'STUDENT_DEMOGRAPHICS', {
      demographicTypes: ['Gender', 'Race/Ethnicity'],
    });
    expect(people).toMatchObject({
      verdict: 'success',
      rowsKept: 6,
      columns: { hispanic: { header: 'ethnicityCodes' } },
    });
    const flags = await read('sds-v2.1-oneroster/userFlags.csv', 'STUDENT_DEMOGRAPHICS', {
      demographicTypes: ['Low income'],
    });
    expect(flags).toMatchObject({ verdict: 'success', rowsKept: 3, missingColumns: [] });
  });

  it('School Data Sync courses: a year is named by its start', async () => {
    const result = await read('sds-v2.1-oneroster/courses.csv', 'COURSE_CATALOG', { years: [2022] });
    expect(result.statistics).toContain('School years found: 2021-2022');
    expect(result.columns).toMatchObject({ course_code: { header: 'code' }, school: { header: 'orgSourcedId' } });
  });

  it.each(['Course.csv', 'Courses_organization_generator.csv'])(
    'Ed-Fi %s: descriptors are cut to their word',
    async (file) => {
      const result = await read(`edfi-generator/${file}`, 'COURSE_CATALOG', { years: [2024] });
      expect(result).toMatchObject({
        verdict: 'success',
        rowsKept: 135,
        columns: { course_title: { header: 'CourseTitle' } },
      });
      expect(result.groups.filter(({ code }) => code === 'value.unknown')).toEqual([]);
    },
  );
});

describe('files that hold no dataset', () => {
  it.each([
    ['sds-100-users/School.csv', /list of schools/, /administrator/],
    ['sds-100-users/StudentEnrollment.csv', /which section/, /Student\.csv/],
    ['sds-100-users/Teacher.csv', /list of teachers/, /Student\.csv/],
    ['sds-100-users/TeacherRoster.csv', /which section/, /Student\.csv/],
    ['sds-100-users/Section.csv', /list of sections/, /Course Catalog/],
    ['sds-v2.1-oneroster/enrollments.csv', /which class/, /users\.csv/],
    ['sds-v2.1-oneroster/classes.csv', /list of classes/, /courses\.csv/],
    ['sds-v2.1-oneroster/orgs.csv', /list of schools/, /administrator/],
    ['sds-v2.1-oneroster/academicSessions.csv', /school years and terms/, /roles\.csv/],
    ['sds-v2.1-oneroster/relationships.csv', /guardians/, /roles\.csv/],
    ['sds-v2.1-oneroster/users.csv', /not their grade levels/, /roles\.csv/],
    ['edfi-generator/School.csv', /list of schools/, /school associations/],
    ['edfi-generator/Session.csv', /sessions/, /course transcripts/],
    ['nyc-aggregate/ap_2010.csv', /one row per school/, /list of students/],
  ])('%s is refused by name with what to send instead', async (file, reason, fix) => {
    const result = await read(file, 'STUDENT_ROSTER');
    expect(result).toMatchObject({ verdict: 'data_errors', rowsKept: 0, parquet: null });
    expect(result.groups).toHaveLength(1);
    expect(result.groups[0]?.message).toMatch(reason);
    expect(result.groups[0]?.fix).toMatch(fix);
  });

  it('a list of sections is not a course catalog', async () => {
    const result = await read('sds-100-users/Section.csv', 'COURSE_CATALOG', { years: [2024] });
    expect(result).toMatchObject({ verdict: 'data_errors', rowsKept: 0, parquet: null });
    expect(result.groups.map(({ code }) => code)).toEqual(['file.refused-layout']);
  });

  it('a workbook that is not a table of ours brings no number', async () => {
    const result = await read('nyc-aggregate/Survey Data Dictionary.xls', 'STUDENT_TEST_SCORES', { testTypes: ['AP'] });
    expect(result.verdict).not.toBe('success');
    expect(result.parquet).toBeNull();
  });
});
