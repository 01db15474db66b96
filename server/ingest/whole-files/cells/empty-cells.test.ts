import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

async function read(type: UploadFileType, lines: readonly string[], columns: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, lines.join('\n'));
  const found = await check(path, type, ONE_SCHOOL);
  return { rows: await storedRows(found, columns), codes: found.groups.map(({ code }) => code) };
}

it.each(['-', '–', '—', '−', '- -'])("'%s' is an empty cell, of dates, words, IDs and numbers", async (dash) => {
  const roster = await read(
    'STUDENT_ROSTER',
    [
      'Student ID,School,School Year,Grade Level,Exit Date,Exit Reason,State ID',
      `410200,Lakeview,2023-24,12,${dash},${dash},${dash}`,
      `410201,Lakeview,2023-24,12,${dash},${dash},${dash}`,
      '410202,Lakeview,2023-24,12,06/01/2024,Graduated,99410202',
    ],
    ['exit_date', 'exit_reason', 'state_student_id'],
  );
  expect(roster).toEqual({
    rows: [
      [null, null, null],
      [null, null, null],
      ['2024-06-01', 'graduated', '99410202'],
    ],
    codes: [],
  });
  const scores = await read(
    'STUDENT_TEST_SCORES',
    ['Student ID,Test Date,SAT ERW,SAT Math', `410200,10/14/2023,${dash},600`, '410201,10/14/2023,500,510'],
    ['sat_ebrw', 'sat_math'],
  );
  expect(scores).toEqual({
    rows: [
      [null, '600'],
      ['500', '510'],
    ],
    codes: [],
  });
});

it("'None' is an answer where a column asks whether, and an empty cell elsewhere", async () => {
  const header = 'Student ID,Race,Primary Disability,EL Status,Lunch Status';
  const rows = ['410200,None,None,None,none', '410201,White,Specific Learning Disability,LEP,Free', '410202,,,,'];
  const columns = ['race_value', 'disability_status', 'el_status', 'low_income'];
  // A student in no program may still be an English learner, and no lunch may be one that no one applied
  // for: these are asked about.
  expect(await read('STUDENT_DEMOGRAPHICS', [header, ...rows], columns)).toEqual({
    rows: [
      [null, 'without disabilities', null, null],
      ['white', 'with disabilities', 'english language learner', 'low-income'],
      [null, null, null, null],
    ],
    codes: ['value.unknown', 'value.unknown'],
  });
  const roster = ['Student ID,School Year,Grade Level,Exit Reason', '410200,2023-24,12,None'];
  expect((await read('STUDENT_ROSTER', roster, ['exit_reason'])).rows).toEqual([[null]]);
});

it("'  /  /    ' is an empty date, and one with digits is still looked at", async () => {
  const rows = ['/ /', '  /  /    ', '06/  /2024'].map((day, at) => `41020${at},Lakeview,2023-24,12,${day}`);
  const found = await read(
    'STUDENT_ROSTER',
    ['Student ID,School,School Year,Grade Level,Exit Date', ...rows],
    ['exit_date'],
  );
  expect(found).toEqual({ rows: [[null], [null]], codes: ['date.unreadable'] });
});

it('reads grades behind an apostrophe, and signs of plus and minus in a column of their own', async () => {
  const head = 'Student ID,School Year,Grade Level,Course Code,Course Title,Grade,Credits Earned';
  const marks = ["'A", "'B+", "'92"].map((mark, at) => `41020${at},2023-24,12,M${at},Math,${mark},1`);
  const found = await read('TRANSCRIPT', [head, ...marks], ['final_grade']);
  expect(found).toEqual({ rows: [['A'], ['B+'], ['92']], codes: [] });
  const signs = ['A,–', 'B,+', 'C,'].map((mark, at) => `41020${at},2023-24,12,M${at},Math,${mark},1`);
  const signed = await read(
    'TRANSCRIPT',
    [head.replace('Grade,Credits', 'Grade,Sign,Credits'), ...signs],
    ['final_grade'],
  );
  expect(signed.rows).toEqual([['A-'], ['B+'], ['C']]);
});

it('a row without a school beside those of the chosen one is an error where it would count at none', async () => {
  const roster = await read(
    'STUDENT_ROSTER',
    ['Student ID,School,School Year,Grade Level', '410200,Lakeview,2023-24,12', '410201,,2023-24,12'],
    ['student_id', 'school'],
  );
  expect(roster).toEqual({ rows: [['410200', 'Lakeview']], codes: ['cell.empty'] });
  const catalog = [
    'School,Course Code,Course Title,Subject',
    'Lakeview,E1,English 9,English',
    ',E2,English 10,English',
  ];
  expect((await read('COURSE_CATALOG', catalog, ['course_code'])).codes).toContain('cell.empty');
  const grades = [
    'Student ID,School,School Year,Course Code,Course Title,Mark,Credits',
    '410200,,2023-24,E1,English 9,A,1',
  ];
  const transcript = await read('TRANSCRIPT', [...grades, '410201,Lakeview,2023-24,E1,English 9,A,1'], ['student_id']);
  expect(transcript.codes).toEqual([]);
});

it.each([
  ['AP', 'Student ID,AP Exam,AP Score,Exam Year', '410200,AP Biology,4,2024'],
  ['IB', 'Student ID,IB Subject,IB Score,Session', '410200,Biology HL,5,May 2024'],
])(
  'empty rows below a table of %s scores, whose layout says the test, do not become records',
  async (_, header, row) => {
    const scores = await read('STUDENT_TEST_SCORES', [header, row, ',,,', ',,,', ',,,'], ['student_id']);
    expect(scores).toEqual({ rows: [['410200']], codes: [] });
  },
);
