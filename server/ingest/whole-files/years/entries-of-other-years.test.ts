import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

/** What a list of students of all grades without school years says of these days of entry, for a class of 2024. */
async function said(days: readonly string[], header = 'Student ID,Grade,Entry Date', year = ''): Promise<string[]> {
  const rows = days.map((day, at) => `${4100 + at},${9 + (at % 4)},${day}${year}`);
  const path = join(temporaryFolder(), 'students.csv');
  writeFileSync(path, `${[header, ...rows].join('\n')}\n`);
  const { groups, rowsKept } = await check(path, 'STUDENT_ROSTER', ONE_SCHOOL);
  expect(rowsKept).toBe(days.length);
  return groups.map(({ code, count }) => `${code} ${count}`).filter((one) => one.includes('entr'));
}

const each = (day: string): string[] => Array.from({ length: 8 }, () => day);

it('warns of students who entered after the year for which their rows count', async () => {
  expect(await said(each('2025-08-18'))).toEqual(['roster.entry-after-year 8']);
  expect(await said([...each('2023-08-14'), '2024-09-03'])).toEqual(['roster.entry-after-year 1']);
  const years = await said(each('2024-08-18'), 'Student ID,Grade,Entry Date,School Year', ',2023-24');
  expect(years).toEqual(['roster.entry-after-year 8']);
});

it('warns where students of all grades entered in one earlier year', async () => {
  expect(await said(each('2021-08-16'))).toEqual(['roster.entries-of-another-year 1']);
});

it('says nothing of entries in the year, before its summer, or in the years in which students came', async () => {
  expect(await said(each('2023-08-14'))).toEqual([]);
  expect(await said(each('2023-06-01'))).toEqual([]);
  expect(await said(each('2024-06-12'))).toEqual([]);
  const came = ['2023-08-14', '2022-08-15', '2021-08-16', '2020-08-17'];
  expect(await said([...came, ...came])).toEqual([]);
});

it("reads the effective days of Ohio's student standing, not the day on which a student came to the district", async () => {
  const path = join(temporaryFolder(), 'students.csv');
  const rows = ['4100,12,20230814,99999999,20120815', '4101,12,20230814,20240201,20120815'];
  const header = 'EMIS Student ID,State Equivalent Grade Level,Effective Start Date,Effective End Date,Admission Date';
  writeFileSync(path, `${[header, ...rows].join('\n')}\n`);
  const result = await check(path, 'STUDENT_ROSTER', ONE_SCHOOL);
  expect(await storedRows(result, ['student_id', 'entry_date', 'exit_date'])).toEqual([
    ['4100', '2023-08-14', null],
    ['4101', '2023-08-14', '2024-02-01'],
  ]);
});
