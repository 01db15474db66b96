import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, temporaryFolder } from '../../test-run.ts';

/** What is said of IDs that are there with and without zeros, for lines of a roster. */
async function said(headers: string, lines: readonly string[]) {
  const path = join(temporaryFolder(), 'roster.csv');
  writeFileSync(path, `${[headers, ...lines].join('\n')}\n`);
  const { issues } = await check(path, 'STUDENT_ROSTER', ONE_SCHOOL);
  return issues.filter(({ code }) => code === 'roster.zeros-alone').map(({ value }) => value);
}

const IDS = 'Student ID,School Year,Grade';
const TWO = ['0012345,2022-23,11', '12345,2023-24,12', '0012346,2022-23,11', '0012346,2023-24,12'];

it('a roster with IDs alone counts a student with and without zeros as two, and says so', async () => {
  expect(await said(IDS, TWO)).toEqual(["'0012345'"]);
});

it('says nothing where names or birth dates join them, where both are of one year, or where all are alike', async () => {
  expect(
    await said(
      `${IDS},Birth Date`,
      TWO.map((line) => `${line},3/4/2006`),
    ),
  ).toEqual([]);
  expect(
    await said(
      `${IDS},Last Name,First Name`,
      TWO.map((line) => `${line},Ruiz,Ana`),
    ),
  ).toEqual([]);
  expect(await said(IDS, ['0012345,2023-24,11', '12345,2023-24,12'])).toEqual([]);
  expect(await said(IDS, ['0012345,2022-23,11', '0012345,2023-24,12', '12346,2023-24,12'])).toEqual([]);
});
