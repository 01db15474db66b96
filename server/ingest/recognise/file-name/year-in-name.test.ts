import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONTEXT, check, temporaryFolder } from '../../test-run.ts';

async function named(fileName: string, headers = 'Student ID,School,Grade', cells = 'Lincoln High,12') {
  const path = join(temporaryFolder(), fileName);
  writeFileSync(path, `${headers}\n4101,${cells}\n4102,${cells}\n`);
  const { groups, rowsKept } = await check(path, 'STUDENT_ROSTER', CONTEXT);
  expect(rowsKept).toBe(2);
  const found = groups.filter(({ code }) => code === 'file.name-of-other-year');
  return found.map(({ message }) => /school year (\S+),/.exec(message)?.[1]);
}

it.each([
  ['users_2020-21.csv', ['2020-21']],
  ['Roster SY2021-2022.csv', ['2021-2022']],
  ['users 2022-23 (final).csv', ['2022-23']],
  // The final year, four years of which it is one, a day, a class, and none.
  ['users_2023-24.csv', []],
  ['roster 2020-21 to 2023-24.csv', []],
  ['roster 10-11-23.csv', []],
  ['grades 09-10.csv', []],
  ['class of 2024.csv', []],
  ['users.csv', []],
])('names the year that only the name of a roster says: %s', async (fileName, years) => {
  expect(await named(fileName)).toEqual(years);
});

it('does not where the file has years of its own', async () => {
  const headers = 'Student ID,School,Grade,School Year';
  expect(await named('users_2020-21.csv', headers, 'Lincoln High,11,2022-23')).toEqual([]);
});
