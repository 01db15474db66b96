import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, temporaryFolder } from '../../test-run.ts';

/** What is said of pairs of local and state IDs in the wrong columns. */
async function said(ids: readonly (readonly [local: string, state: string])[]): Promise<string[]> {
  const path = join(temporaryFolder(), 'roster.csv');
  const rows = ids.map((pair, at) => `${pair.join(',')},Name ${at},12,2023-24`);
  writeFileSync(path, `${['Student ID,State ID,Last Name,Grade Level,School Year', ...rows].join('\n')}\n`);
  const { groups } = await check(path, 'STUDENT_ROSTER', ONE_SCHOOL);
  return groups.filter(({ code }) => code === 'roster.ids-swapped').map(({ message }) => message);
}

const pairs = (count: number, local: string, state: string) =>
  Array.from({ length: count }, (_, at) => [`${local}${10 + at}`, `${state}${10 + at}`] as const);

it('warns of rows whose local and state IDs are in each other’s column', async () => {
  expect(await said([...pairs(20, '4102', '99000000'), ...pairs(4, '98000000', '4202')])).toEqual([
    expect.stringContaining('In 4 rows the student ID is as long as the state student ID in the other rows'),
  ]);
});

it('says nothing of IDs of several lengths, of one that lost a zero, or of a few rows', async () => {
  expect(await said([...pairs(20, '4102', '99000000'), ...pairs(4, '410', '98000000')])).toEqual([]);
  expect(await said([...pairs(20, '410200', '9900000'), ...pairs(4, '9800000', '420200')])).toEqual([]);
  expect(await said([...pairs(20, '4102', '99000000'), ...pairs(2, '98000000', '4202')])).toEqual([]);
});
