import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, ONE_SCHOOL, temporaryFolder } from '../../test-run.ts';

/** Which columns the warning names, for a row of each of two years for every cell. */
async function named(headers: string, row: (spring: number, at: number) => string) {
  const path = join(temporaryFolder(), 'roster.csv');
  const rows = [0, 1, 2].flatMap((at) =>
    [2023, 2024].map((spring) => `${4100 + at},${spring - 1}-${spring % 100},${spring - 2012},${row(spring, at)}`),
  );
  writeFileSync(path, `${[`Student ID,School Year,Grade,${headers}`, ...rows].join('\n')}\n`);
  const { groups } = await check(path, 'STUDENT_ROSTER', ONE_SCHOOL);
  const [found] = groups.filter(({ code }) => code === 'file.dates-unread');
  return found ? /not used: (.+?)\. The file/.exec(found.message)?.[1] : null;
}

describe('days that may be those on which students left', () => {
  it.each([
    ['Active From,Active Until', "'Active Until'", (spring: number) => `${spring - 1}-08-24,${spring}-06-05`],
    ['Enrolled Until End', "'Enrolled Until End'", (spring: number) => `06/05/${spring}`],
    ['District Exit Date', "'District Exit Date'", (spring: number) => `06/05/${spring}`],
    // Qmlativ, whose table is of both.
    [
      'Entry Withdrawal Start Date,Entry Withdrawal End Date',
      "'Entry Withdrawal End Date'",
      (spring: number) => `08/24/${spring - 1},06/05/${spring}`,
    ],
    // Of those alone who left.
    ['Until', "'Until'", (spring: number, at: number) => (spring === 2024 ? `10/0${at + 1}/2023` : '')],
    // In digits alone where the name says so.
    ['Checkout Date', "'Checkout Date'", (spring: number, at: number) => (spring === 2024 ? String(45_200 + at) : '')],
    // Whose name says so, of a single student.
    [
      'Dt Exited Bldg',
      "'Dt Exited Bldg'",
      (spring: number, at: number) => (spring === 2024 && at === 1 ? '10/02/2023' : ''),
    ],
  ])('are named where nothing else says it: %s', async (headers, expected, row) => {
    expect(await named(headers, row)).toBe(expected);
  });

  it.each([
    ['From Date,To Date', (spring: number) => `08/24/${spring - 1},06/05/${spring}`],
    ['To Date,Exit Date', (spring: number) => `06/05/${spring},06/05/${spring}`],
    ['Bus Until', (spring: number, at: number) => (spring === 2024 && at === 1 ? '10/02/2023' : '')],
    ['Report Date', () => '06/05/2024'],
    ['As Of', () => '06/05/2024'],
    ['Next IEP Meeting', (spring: number) => `03/05/${spring}`],
    ['Passport', (_: number, at: number) => `06/0${at + 1}/2009`],
    ['Locker', (spring: number, at: number) => `${spring}${at}`],
  ])('are none: %s', async (headers, row) => {
    expect(await named(headers, row)).toBeNull();
  });
});

/** The codes of the warnings about days that are not read, for rows of a list without years. */
async function warned(headers: string, rows: readonly string[]): Promise<string[]> {
  const path = join(temporaryFolder(), 'roster.csv');
  const lines = rows.map((row, at) => `${4100 + at},12,${row}`);
  writeFileSync(path, `${[`Student ID,Grade,${headers}`, ...lines].join('\n')}\n`);
  const { groups } = await check(path, 'STUDENT_ROSTER', ONE_SCHOOL);
  return groups.map(({ code }) => code).filter((code) => code.endsWith('-unread'));
}

it('names days of leaving in any of the four years where the file has none', async () => {
  const exits = ['06/05/2024', '01/10/2022', '06/05/2024', '10/03/2020'];
  expect(await warned('District Exit Date', exits)).toEqual(['file.dates-unread']);
  expect(
    await warned(
      'District Exit Date',
      exits.map((day) => day.replace(/20..$/, '2015')),
    ),
  ).toEqual([]);
});

it('names days of coming back that are after the exit of their row', async () => {
  for (const header of ['Re-Entry Date', 'Readmit Date', 'Entry Date 2'])
    expect(await warned(`Exit Date,${header}`, ['01/10/2023,02/01/2023', ',', ','])).toEqual(['file.returns-unread']);
  expect(await warned('Exit Date,Re-Entry Date', ['01/10/2023,', '06/05/2024,02/01/2023', ',02/01/2023'])).toEqual([]);
  expect(await warned('Exit Date,Original Entry Date', ['01/10/2019,02/01/2023'])).toEqual([]);
});
