import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, temporaryFolder } from '../../test-run.ts';

/** The rows of which a roster says that their state ID has several local IDs. */
async function said(...lines: string[]) {
  const path = join(temporaryFolder(), 'roster.csv');
  const headers = 'Student ID,State Student ID,Last Name,First Name,Birth Date,School Year,Grade';
  writeFileSync(path, `${[headers, ...lines].join('\n')}\n`);
  const { issues } = await check(path, 'STUDENT_ROSTER', ONE_SCHOOL);
  return issues.filter(({ code }) => code === 'roster.state-id-shared').map(({ row }) => row);
}

const ADA = '9900000001,Ruiz,Ada,3/4/2006';
const OTHERS = ['4101,9900000002,Okafor,Sam,5/6/2006,2022-23,11', '4101,9900000002,Okafor,Sam,5/6/2006,2023-24,12'];

it('a new local ID of a student with one name and date of birth says nothing against the state ID', async () => {
  expect(await said(...OTHERS, `4102,${ADA},2022-23,11`, `5102,${ADA},2023-24,12`)).toEqual([]);
});

it.each<[string, string[]]>([
  ['another name', [`4102,${ADA},2022-23,11`, '5102,9900000001,Tran,Ada,3/4/2006,2023-24,12']],
  ['another date of birth', [`4102,${ADA},2022-23,11`, '5102,9900000001,Ruiz,Ada,3/5/2006,2023-24,12']],
  ['no date of birth', [`4102,${ADA},2022-23,11`, '5102,9900000001,Ruiz,Ada,,2023-24,12']],
  ['both IDs in one year', [`4102,${ADA},2023-24,12`, `5102,${ADA},2023-24,12`]],
])('%s leaves it open whose ID it is', async (_, lines) => {
  expect(await said(...OTHERS, ...lines)).toEqual([4, 5]);
});

it('three IDs, and a name that many have, leave it open', async () => {
  const three = [`4102,${ADA},2021-22,10`, `5102,${ADA},2022-23,11`, `6102,${ADA},2023-24,12`];
  expect(await said(...three)).toEqual([2, 3, 4]);
  const named = [1, 2, 3].map((at) => `420${at},990000001${at},Ruiz,Ada,${at}/9/2006,2023-24,12`);
  expect(await said(...named, `4102,${ADA},2022-23,11`, `5102,${ADA},2023-24,12`)).toEqual([5, 6]);
});
