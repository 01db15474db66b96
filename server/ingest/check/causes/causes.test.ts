import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { datasetOf } from '#datasets/index.ts';
import { toCsv } from '#datasets/kit/csv/csv.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { SAMPLE_SETTING } from '#datasets/kit/sample/to-sample.ts';
import { DEMOGRAPHIC_TYPES, TEST_TYPES } from '#datasets/kit/wizard-choices.ts';
import { contextOf, knownUploads, pathOf } from '#datasets/test-harness/known-answers.ts';
import { check, fixture, temporaryFolder } from '../../test-run.ts';

const school = { name: SAMPLE_SETTING.school, local_id: '0332', state_id: null, nces_id: null, ceeb_code: null };
const context = {
  yearEnding: SAMPLE_SETTING.yearEnding,
  schools: [{ id: 'lakeview', ...school }],
  chosen: {
    schoolIds: ['lakeview'],
    years: [],
    demographicTypes: DEMOGRAPHIC_TYPES,
    testTypes: TEST_TYPES,
  },
};

type Cells = Record<string, string>;

const rowsOf = (type: UploadFileType): Cells[] =>
  datasetOf(type)
    .sample(SAMPLE_SETTING)
    .map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cell ?? ''])));

/** A file of these lines, checked. */
function checkLines(type: UploadFileType, lines: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${lines.join('\r\n')}\r\n`);
  return check(path, type, context);
}

function linesOf(rows: readonly Cells[], headers: Record<string, string> = {}): string[] {
  const names = Object.keys(rows[0] ?? {});
  const table = [
    names.map((name) => headers[name] ?? name),
    ...rows.map((row) => names.map((name) => row[name] ?? '')),
  ];
  return toCsv(table).trim().split(/\r?\n/);
}

const errorsOf = ({ groups }: Awaited<ReturnType<typeof check>>) =>
  groups.filter(({ severity }) => severity === 'error');
const found = (result: Awaited<ReturnType<typeof check>>, code: string) =>
  result.groups.find((group) => group.code === code);

describe('one cause, one fix', () => {
  it('swapped headers are one finding for all their rows', async () => {
    const lines = linesOf(rowsOf('TRANSCRIPT'), { final_grade: 'grade_level', grade_level: 'final_grade' });
    const result = await checkLines('TRANSCRIPT', lines);
    expect(errorsOf(result)).toHaveLength(1);
    expect(errorsOf(result)[0]).toMatchObject({
      code: 'column.swapped',
      count: lines.length - 1,
      cause: 'Two columns are swapped.',
      fix: 'Swap the two headers in the header row and upload the file again.',
    });
    expect(errorsOf(result)[0]?.message).toMatch(/final_grade and 'Grade when taken'|grade_level and 'Final grade'/);
    expect(result).toMatchObject({ verdict: 'data_errors', rowsKept: 0 });
  });

  it('codes beside titles and numbers on another scale swap nothing: what they are next to fits its own header', async () => {
    const catalog = rowsOf('COURSE_CATALOG').map((row, at) => ({ ...row, subject_area: `0${at % 7}` }));
    expect(found(await checkLines('COURSE_CATALOG', linesOf(catalog)), 'column.swapped')).toBeUndefined();
    const marks = rowsOf('TRANSCRIPT').map((row, at) => ({
      ...row,
      final_grade: `${5 + (at % 6)}`,
      credits_earned: '1',
    }));
    const result = await checkLines('TRANSCRIPT', linesOf(marks));
    expect(found(result, 'column.swapped')).toBeUndefined();
    expect(result.rowsKept).toBeGreaterThan(0);
  });

  it('earned above attempted in row after row is two swapped columns', async () => {
    const rows = rowsOf('TRANSCRIPT').map((row, index) =>
      index % 5 ? row : { ...row, final_grade: 'F', credits_earned: '0' },
    );
    const lines = linesOf(rows, { credits_earned: 'credits_attempted', credits_attempted: 'credits_earned' });
    const result = await checkLines('TRANSCRIPT', lines);
    expect(found(result, 'column.maybe-swapped')).toMatchObject({
      count: Math.ceil(rows.length / 5),
      severity: 'warning',
    });
    expect(found(result, 'transcripts.earned-above-attempted')).toBeUndefined();
  });

  it('codes under Title and titles under Code are two swapped columns', async () => {
    const lines = linesOf(rowsOf('TRANSCRIPT'), { course_code: 'course_title', course_title: 'course_code' });
    const result = await checkLines('TRANSCRIPT', lines);
    expect(found(result, 'column.maybe-swapped')).toMatchObject({ header: 'course_code' });
  });

  it('codes under Term and terms under Code are two swapped columns', async () => {
    const rows = rowsOf('TRANSCRIPT').map((row, at) => ({ ...row, term: `S${1 + (at % 2)}` }));
    const lines = linesOf(rows, { course_code: 'term', term: 'course_code' });
    const result = await checkLines('TRANSCRIPT', lines);
    expect(found(result, 'column.maybe-swapped')).toMatchObject({ header: 'course_code', severity: 'warning' });
  });

  it('a code under Title and a title under Code in some rows are rows of another file, pasted below', async () => {
    const rows = rowsOf('TRANSCRIPT').map((row, at) => ({
      ...row,
      course_code: `MA${101 + (at % 7)}`,
      course_title: `Algebra ${'ABCDEFG'[at % 7]}`,
    }));
    const pasted = rows.map((row, at) =>
      at < rows.length - 6 ? row : { ...row, course_code: row.course_title, course_title: row.course_code },
    );
    const result = await checkLines('TRANSCRIPT', linesOf(pasted));
    expect(found(result, 'row.swapped')).toMatchObject({ count: 6, severity: 'warning', header: 'course_code' });
    expect(found(await checkLines('TRANSCRIPT', linesOf(rows)), 'row.swapped')).toBeUndefined();
    // Codes of letters, and titles that are codes.
    const letters = rows.map((row, at) => (at % 5 ? row : { ...row, course_code: 'BAND', course_title: 'Band 1' }));
    expect(found(await checkLines('TRANSCRIPT', linesOf(letters)), 'row.swapped')).toBeUndefined();
    const same = rows.map((row, at) => (at % 5 ? row : { ...row, course_title: row.course_code }));
    expect(found(await checkLines('TRANSCRIPT', linesOf(same)), 'row.swapped')).toBeUndefined();
  });

  it('rows with a delimiter too many are said once each, from the first to the last', async () => {
    const [header = '', ...lines] = linesOf(rowsOf('STUDENT_ROSTER').map((row) => ({ ...row, note: '' })));
    const broken = lines.map((line, index) =>
      index < 20 ? line : line.replace(/^([^,]*),/, '$1,x,').replace(/,$/, ''),
    );
    const result = await checkLines('STUDENT_ROSTER', [header, ...broken]);
    expect(errorsOf(result)).toEqual([
      expect.objectContaining({ code: 'row.shifted', count: lines.length - 20, firstRows: [22, 23, 24, 25, 26] }),
    ]);
    expect(result.rowsKept).toBe(20);
  });

  it('shifted rows are all said where they are more than are tried', async () => {
    const [header = '', line = ''] = linesOf(rowsOf('STUDENT_ROSTER').map((row) => ({ ...row, note: '' })));
    const good = Array.from({ length: 5_300 }, (_, at) => line.replace(/^[^,]*/, String(100_000 + at)));
    const broken = good.map((one, at) => (at < 100 ? one : one.replace(/^([^,]*),/, '$1,x,').replace(/,$/, '')));
    const result = await checkLines('STUDENT_ROSTER', [header, ...broken]);
    expect(errorsOf(result)).toEqual([
      expect.objectContaining({ code: 'row.shifted', count: 5_200, firstRows: [102, 103, 104, 105, 106] }),
    ]);
  });

  it('rows with a delimiter too few are shifted, too', async () => {
    const [header = '', ...lines] = linesOf(rowsOf('TRANSCRIPT').map(({ school: _, ...row }) => row));
    const broken = lines.map((line, index) => (index === 3 || index === 7 ? line.replace(',', '') : line));
    const result = await checkLines('TRANSCRIPT', [header, ...broken]);
    expect(errorsOf(result)).toEqual([expect.objectContaining({ code: 'row.shifted', firstRows: [5, 9] })]);
  });

  it('codes that wait for a person shift no row', async () => {
    const lines = Array.from({ length: 10 }, (_, at) => `${410200 + at},M,10,N,0${at % 2},N,N,${at % 3 ? 'N' : 'Y'}`);
    const header = 'Student ID,Gender,Race/Ethnicity,Homeless,Disability,LAP,Low Income,English Learner';
    const result = await checkLines('STUDENT_DEMOGRAPHICS', [header, ...lines]);
    expect(errorsOf(result)).toEqual([]);
    expect(result.rowsKept).toBe(10);
    expect(found(result, 'file.codes-asked')).toBeDefined();
  });

  it('a whole column of unread dates is one finding with its form', async () => {
    const rows = rowsOf('STUDENT_ROSTER').map((row, index) => ({
      ...row,
      birth_date: `2006年3月${(index % 28) + 1}日`,
    }));
    const result = await checkLines('STUDENT_ROSTER', linesOf(rows));
    expect(errorsOf(result)).toEqual([
      expect.objectContaining({ code: 'column.date-form', header: 'birth_date', count: rows.length }),
    ]);
  });

  it('dates in two forms are read and warned about', async () => {
    const rows = rowsOf('STUDENT_ROSTER').map((row, index) => (index % 3 ? row : { ...row, birth_date: '3/14/2006' }));
    const result = await checkLines('STUDENT_ROSTER', linesOf(rows));
    expect(result.verdict).toBe('success');
    expect(found(result, 'date.two-forms')).toMatchObject({ header: 'birth_date', severity: 'warning' });
  });

  it('ids that lost their zeros are told by those that did not', async () => {
    const rows = rowsOf('STUDENT_ROSTER');
    const cut = rows[0]?.student_id ?? '';
    const lines = linesOf(
      rows.map((row) => ({
        ...row,
        student_id: row.student_id === cut ? cut.replace(/^0+/, '') : (row.student_id ?? ''),
      })),
    );
    const result = await checkLines('STUDENT_ROSTER', lines);
    expect(found(result, 'student-id.zeros-lost')).toMatchObject({
      count: 4,
      severity: 'warning',
      cause: 'A spreadsheet program cut leading zeros off.',
    });
    expect(result.verdict).toBe('success');
  });

  it('start years among four classes are told by the grade levels', async () => {
    const rows = rowsOf('STUDENT_ROSTER').filter(({ grade_level }) => grade_level !== '09');
    // Dates of the rows would prove it before.
    const undated = { entry_date: '', exit_date: '' };
    const years = rows.map((row) => ({ ...row, ...undated, school_year: (row.school_year ?? '').slice(0, 4) }));
    const result = await checkLines('STUDENT_ROSTER', linesOf(years));
    expect(found(result, 'year.starts')).toMatchObject({ header: 'school_year', severity: 'warning' });
  });

  it('unknown values are one group with how many rows each has, the most frequent first', async () => {
    const rows = rowsOf('COURSE_CATALOG').map((row, index) => ({
      ...row,
      subject_area: index < 3 ? 'Zzz' : index < 8 ? 'Qqq' : index === 9 ? 'Vvv' : (row.subject_area ?? ''),
    }));
    const result = await checkLines('COURSE_CATALOG', linesOf(rows));
    const group = found(result, 'value.unknown');
    expect(group).toMatchObject({ count: 9, cause: expect.stringContaining('many times') });
    expect(group?.message).toMatch(
      /^'Qqq' \(5 rows\) is .*\. Also 'Zzz' \(3 rows\) and 'Vvv'\. The row .*\. Allowed: /,
    );
  });

  it('pages of a report are read as one table: their headers and totals are left out', async () => {
    const [header = '', ...lines] = linesOf(rowsOf('STUDENT_ROSTER'));
    const pages = [header, ...lines.slice(0, 10), 'Total students,10', header, ...lines.slice(10), 'Grand total,32'];
    const result = await checkLines('STUDENT_ROSTER', pages);
    expect(result).toMatchObject({ verdict: 'success', rowsRead: lines.length, rowsKept: lines.length });
    expect(found(result, 'file.repeated-header')).toMatchObject({ count: 1, firstRows: [13] });
    expect(found(result, 'file.rows-below-table')).toMatchObject({ count: 2, firstRows: [12, lines.length + 4] });
  });

  it('a file under the wrong card has one error to fix, and still names what is missing', async () => {
    const result = await checkLines('COURSE_CATALOG', linesOf(rowsOf('STUDENT_ROSTER')));
    expect(errorsOf(result).map(({ code }) => code)).toEqual(['file.other-dataset']);
    expect(result.missingColumns).toContain('Course code');
  });

  it('a missing column is not said again in every row', async () => {
    const rows = rowsOf('STUDENT_TEST_SCORES').map(({ test_date: _, ...row }) => row);
    const result = await checkLines('STUDENT_TEST_SCORES', linesOf(rows));
    expect(new Set(errorsOf(result).map(({ code }) => code))).toEqual(new Set(['file.missing-column']));
  });

  it('a file that names no test is refused once, not in every row', async () => {
    const rows = rowsOf('STUDENT_TEST_SCORES').map(({ test_type: _, exam_code: __, exam_name: ___, ...row }) => row);
    const result = await checkLines('STUDENT_TEST_SCORES', linesOf(rows));
    expect(new Set(errorsOf(result).map(({ code }) => code))).toEqual(new Set(['file.no-scores']));
  });
});

/** Causes of whole columns and rows: none may be claimed where nothing is wrong. */
const CLAIMS = /^(column\.|row\.shifted|student-id\.|year\.(starts|ends)|date\.two-forms)/;

describe('no cause is claimed where there is none', () => {
  it.each([
    ...knownUploads('clean').map((upload) => ({ ...upload, path: pathOf(upload.file) })),
    ...knownUploads('sis').map((upload) => ({ ...upload, path: fixture(upload.file) })),
  ])('$file', async (upload) => {
    const { groups } = await check(upload.path, upload.type, contextOf(upload));
    expect(groups.filter(({ code }) => CLAIMS.test(code))).toEqual([]);
  });
});

/** Files as vendors write them; what they lack is said, and no cause is made up for it. */
describe('nor in files of vendors', () => {
  const lakeview = { ...school, name: 'Lakeview High School', local_id: '10001', state_id: '110003' };
  const of = (years: number[], testTypes: string[]) => ({
    ...context,
    schools: [{ id: 'lakeview', ...lakeview }],
    chosen: { ...context.chosen, years, testTypes },
  });
  it.each<[file: string, type: UploadFileType, test: string]>([
    ['college-board-act-ib/ap_student_datafile_2023_24.csv', 'STUDENT_TEST_SCORES', 'AP'],
    ['college-board-act-ib/act_student_file.csv', 'STUDENT_TEST_SCORES', 'ACT'],
    ['college-board-act-ib/ib_candidate_results.csv', 'STUDENT_TEST_SCORES', 'IB'],
    ['sds-100-users/Student.csv', 'STUDENT_ROSTER', 'AP'],
    ['sds-v2.1-oneroster/roles.csv', 'STUDENT_ROSTER', 'AP'],
    ['sds-v2.1-oneroster/demographics.csv', 'STUDENT_DEMOGRAPHICS', 'AP'],
    ['sds-v2.1-oneroster/courses.csv', 'COURSE_CATALOG', 'AP'],
    ['edfi-generator/Course.csv', 'COURSE_CATALOG', 'AP'],
    ['edfi-generator/Courses_organization_generator.csv', 'COURSE_CATALOG', 'AP'],
  ])('%s', async (file, type, test) => {
    const { groups } = await check(fixture(`samples/${file}`), type, of([2024], [test]));
    expect(groups.filter(({ code }) => CLAIMS.test(code))).toEqual([]);
  });
});
