import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { CONTEXT, check, storedRows, temporaryFolder } from '../../test-run.ts';

function read(type: UploadFileType, lines: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  return check(path, type, CONTEXT);
}

const enrollments = async (lines: readonly string[]) =>
  storedRows(await read('STUDENT_ROSTER', lines), ['student_id', 'school_year', 'grade_level', 'school']);

it.each([
  '2020-21 Grade,2021-22 Grade,2022-23 Grade',
  'Grade Level 2020-2021,Grade Level 2021-2022,Grade Level 2022-2023',
  'Grade (2020-21),Grade (2021-22),Grade (2022-23)',
  'SY 2020-21 Grade,SY 2021-22 Grade,SY 2022-23 Grade',
])('a grade level under %s is an enrollment in each year that has one', async (headers) => {
  expect(
    await enrollments([`Student ID,School,${headers}`, '4101,Lincoln High,9,10,11', '4102,East Academy,,9,']),
  ).toEqual([
    ['4101', '2021', '9', 'Lincoln High'],
    ['4101', '2022', '10', 'Lincoln High'],
    ['4101', '2023', '11', 'Lincoln High'],
    ['4102', '2022', '9', 'East Academy'],
  ]);
});

it('goes with the school of its year', async () => {
  expect(
    await enrollments([
      'Student ID,2020-21 School,2020-21 Grade,2021-22 School,2021-22 Grade',
      '4101,Lincoln High,9,East Academy,10',
    ]),
  ).toEqual([
    ['4101', '2021', '9', 'Lincoln High'],
    ['4101', '2022', '10', 'East Academy'],
  ]);
});

it.each([
  ['a grade level of today', 'Grade', '12'],
  ['the day of one enrollment', 'Entry Date', '8/15/2022'],
])('is not taken for enrollments beside %s', async (_what, header, cell) => {
  const { statistics } = await read('STUDENT_ROSTER', [
    `Student ID,School,${header},2020-21 Grade,2021-22 Grade,2022-23 Grade`,
    `4101,Lincoln High,${cell},9,10,11`,
  ]);
  expect(statistics.join()).not.toContain('columns of their own');
});

it('is not taken for enrollments where two years may be this one and the last', async () => {
  const { statistics } = await read('STUDENT_ROSTER', [
    'Student ID,School,Grade (2022-23),Grade (2023-24)',
    '4101,Lincoln High,9,10',
  ]);
  expect(statistics.join()).not.toContain('columns of their own');
});

it('does not take the first of several years for all of them', async () => {
  const result = await read('STUDENT_DEMOGRAPHICS', [
    'Student ID,Gender,SY2021 Lunch Status,SY2024 Lunch Status',
    '4101,F,Free,Paid',
  ]);
  expect(await storedRows(result, ['gender_value', 'is_low_income'])).toEqual([['female', null]]);
});
