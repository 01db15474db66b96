import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../../test-run.ts';

const TAKEN = '41020,10/07/2023,560,540,1100';

async function read(row: string, header = 'Student ID,SAT Date,SAT EBRW,SAT Math,SAT Total', taken = TAKEN) {
  const path = join(temporaryFolder(), 'scores.csv');
  writeFileSync(path, `${header}\n${taken}\n${row}\n`);
  const result = await check(path, 'STUDENT_TEST_SCORES', ONE_SCHOOL);
  return {
    verdict: result.verdict,
    kept: (await storedRows(result, ['student_id'])).flat(),
    said: result.statistics.filter((line) => line.startsWith('Left out')),
  };
}

it.each(['41021,,,,', '41021,N/A,—,-,N/A', '41021,DNT,DNT,DNT,DNT', '41021,,0,0,0'])(
  'leaves a student without a test out: %s',
  async (row) => {
    expect(await read(row)).toEqual({
      verdict: 'success',
      kept: ['41020'],
      said: ['Left out: 1 row of students without a score and a test date'],
    });
  },
);

it.each([
  ['41021,,560,540,1100', 'data_errors', ['41020']],
  ['41021,03/09/2024,,,', 'data_errors', ['41020']],
  ['41021,03/09/2024,0,0,0\n41022,03/09/2024,560,540,1100', 'data_errors', ['41020', '41022']],
  ['41021,,,540,', 'data_errors', ['41020']],
])('leaves no row with a score or a day out without an error: %s', async (row, verdict, kept) => {
  expect(await read(row)).toMatchObject({ verdict, kept });
});

it('asks for the score and the day of an exam that is named', async () => {
  const header = 'Student ID,Test,Exam Name,Test Date,Score,SAT Total';
  const { verdict } = await read('41021,AP,Biology,,,', header, '41020,AP,Biology,05/2023,4,');
  expect(verdict).toBe('data_errors');
});
