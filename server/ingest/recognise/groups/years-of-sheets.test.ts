import { expect, it } from 'vitest';
import { textRows, writeWorkbook } from '../../read/workbook/test-workbook.ts';
import { check, ONE_SCHOOL, storedRows } from '../../test-run.ts';

/** A roster with a sheet for each name; `idsOf` has the students on the nth of them. */
async function read(names: readonly string[], idsOf: (index: number) => readonly string[]) {
  const sheets = names.map((name, index) => ({
    name,
    xml: textRows([['Student ID', 'Grade', 'Last Name'], ...idsOf(index).map((id) => [id, `${9 + index}`, 'Okafor'])]),
  }));
  const result = await check(writeWorkbook({ sheets }), 'STUDENT_ROSTER', ONE_SCHOOL);
  return (await storedRows(result, ['student_id', 'school_year'])).filter(([id]) => id === '41020');
}

const ALL_YEARS = [2021, 2022, 2023, 2024].map((year) => ['41020', String(year)]);
const everywhere = () => ['41020', '41021'];

it.each([
  ['SY21', 'SY22', 'SY23', 'SY24'],
  ['FY2021', 'FY2022', 'FY2023', 'FY2024'],
  ['2021', '2022', '2023', '2024'],
  ['Enrollment 2021', 'Enrollment 2022', 'Enrollment 2023', 'Enrollment 2024'],
])('reads a year that is named on each sheet alone: %s, %s, %s, %s', async (...names) => {
  expect(await read(names, everywhere)).toEqual(ALL_YEARS);
});

it('reads no graduating class, and no year of sheets with different students, as the school year', async () => {
  expect(await read(['Class of 2021', 'Class of 2022'], everywhere)).toEqual([['41020', '2024']]);
  expect(await read(['Cohort 2021', 'Cohort 2022'], everywhere)).toEqual([['41020', '2024']]);
  expect(await read(['2023', '2024'], (index) => [`4102${index}`, `4103${index}`])).toEqual([['41020', '2024']]);
});
