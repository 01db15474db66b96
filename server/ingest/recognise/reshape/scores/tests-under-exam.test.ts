import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../../test-run.ts';

const ROWS = [
  '4101,SAT,1210,10/07/2023',
  '4101,ACT,27,09/09/2023',
  '4101,AP Biology,4,05/10/2023',
  '4102,SAT Math,610,10/07/2023',
];

async function read(testTypes: readonly string[], rows: readonly string[] = ROWS) {
  const path = join(temporaryFolder(), 'scores.csv');
  writeFileSync(path, `Student ID,Exam,Score,Test Date\n${rows.join('\n')}\n`);
  const chosen = { ...ONE_SCHOOL.chosen, testTypes };
  const found = await check(path, 'STUDENT_TEST_SCORES', { ...ONE_SCHOOL, chosen });
  const kept = await storedRows(found, ['test_type', 'sat_total', 'sat_math', 'act_composite', 'exam_name']);
  return { verdict: found.verdict, kept, said: found.groups.map(({ code, count }) => [code, count]) };
}

it("reads rows of several tests under 'Exam', each of its own", async () => {
  expect(await read([])).toEqual({
    verdict: 'success',
    kept: [
      ['SAT', '1210', null, null, 'SAT'],
      ['ACT', null, null, '27', 'ACT'],
      ['AP', null, null, null, 'AP Biology'],
      ['SAT', null, '610', null, 'SAT Math'],
    ],
    said: [],
  });
});

it('keeps the rows of the test that was selected, and says how many are of others', async () => {
  const { verdict, kept, said } = await read(['AP']);
  expect({ verdict, exams: kept.map((row) => row[4]) }).toEqual({ verdict: 'success', exams: ['AP Biology'] });
  expect(said).toEqual([['test-type.not-chosen', 3]]);
});

it('leaves a list of AP exams as it was', async () => {
  const { verdict, kept } = await read(['AP'], ['4101,Biology,4,05/10/2023', '4102,Seminar,3,05/10/2023']);
  expect({ verdict, exams: kept.map((row) => row[4]) }).toEqual({ verdict: 'success', exams: ['Biology', 'Seminar'] });
});
