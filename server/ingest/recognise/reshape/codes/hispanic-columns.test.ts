import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../../test-run.ts';

const HEADERS = 'Student ID,Gender,Race,RACE_ETH_CUBAN,RACE_ETH_MEXICAN,RACE_ETH_HISP_LAT';

async function read(...origins: string[]) {
  const path = join(temporaryFolder(), 'students.csv');
  writeFileSync(path, [HEADERS, ...origins.map((cells, at) => `${41020 + at},F,White,${cells}`)].join('\n'));
  return await check(path, 'STUDENT_DEMOGRAPHICS', ONE_SCHOOL);
}

it('any Hispanic origin of several is Hispanic, and none of them is not', async () => {
  const result = await read('Y,N,N', 'N,,Y', 'N,N,N', ',,');
  expect((await storedRows(result, ['race_value'])).flat()).toEqual(['latinx', 'latinx', 'white', 'white']);
});

it('what is neither yes nor no is not a no', async () => {
  const { issues } = await read('N,N,Perhaps', 'N,N,N', 'Y,N,Perhaps');
  expect(issues.map(({ code, row, value }) => ({ code, row, value }))).toEqual([
    { code: 'yes-no.unknown', row: 2, value: 'Perhaps' },
  ]);
});
