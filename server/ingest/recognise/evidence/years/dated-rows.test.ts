/** Demographics with a row for each change of a student's status. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../../test-run.ts';

async function years(header: string, ...rows: string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${[header, ...rows].join('\n')}\n`);
  const result = await check(path, 'STUDENT_DEMOGRAPHICS', ONE_SCHOOL);
  return { result, stored: await storedRows(result, ['student_id', 'school_year', 'english_learner']) };
}

it.each([
  ['Effective Date', '2020-08-15', '2022-08-15'],
  ['As Of', '8/15/2020', '8/15/2022'],
  ['Status Date', '5/1/2021', '12/1/2022'],
])('rows by %s keep the order of their dates, not of the file', async (header, before, after) => {
  const { result, stored } = await years(
    `Student ID,${header},ELL`,
    `1001,${after},N`,
    `1001,${before},Y`,
    `1002,${before},Y`,
  );
  expect(stored).toEqual([
    ['1001', '2023', 'false'],
    ['1001', '2021', 'true'],
    ['1002', '2021', 'true'],
  ]);
  expect(result.statistics).toContain(
    `'${header}' was read as School year because students have several rows, and it says from when on each counts.`,
  );
  expect(result.groups.filter(({ code }) => code === 'row.conflict')).toEqual([]);
});

it.each([
  ['each student has one row', ['1001,2020-08-15,Y', '1002,2022-08-15,N']],
  ['a row has no date, and would be the latest', ['1001,2020-08-15,Y', '1001,,N', '1002,2020-08-15,Y']],
])('no year is read where %s', async (_, rows) => {
  const { result } = await years('Student ID,Effective Date,ELL', ...rows);
  expect(result.columns.school_year).toBeUndefined();
});

it('a school year beside the date is the year', async () => {
  const { result } = await years(
    'Student ID,Effective Date,School Year,ELL',
    '1001,2020-08-15,2021-22,Y',
    '1001,2020-08-15,2022-23,N',
  );
  expect(result.columns.school_year?.header).toBe('School Year');
});

it('an earlier year is said to count where it is the latest', async () => {
  const { result } = await years(
    'Student ID,Effective Date,ELL',
    '1001,2016-08-15,Y',
    '1002,2015-08-15,N',
    '1002,2022-08-15,Y',
  );
  expect(result.groups.map(({ code, count }) => [code, count])).toContainEqual(['year.outside-counted', 2]);
});
