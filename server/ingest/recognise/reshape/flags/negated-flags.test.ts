import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../../test-run.ts';

async function read(headers: string, rows: readonly string[], columns: readonly string[]) {
  const path = join(temporaryFolder(), 'students.csv');
  writeFileSync(path, [`sid,Race,${headers}`, ...rows.map((row, at) => `4102${at},White,${row}`)].join('\n'));
  return storedRows(await check(path, 'STUDENT_DEMOGRAPHICS', ONE_SCHOOL), columns);
}

it.each(['Non-Hispanic', 'Not Hispanic', 'Not Hispanic/Latino', 'Is Non-Hispanic', 'stu_NonHispanic'])(
  '%s N is Hispanic',
  async (name) => {
    expect(await read(name, ['Y', 'N', ''], ['race_value'])).toEqual([['white'], ['latinx'], ['white']]);
  },
);

it('is so with disability, English learners and low income', async () => {
  const columns = ['has_disability', 'english_learner', 'is_low_income'];
  expect(await read('Non-SPED,Not EL,Not Low Income', ['Y,Y,Y', 'N,N,N', 'Yes,0,1'], columns)).toEqual([
    ['false', 'false', 'false'],
    ['true', 'true', 'true'],
    ['false', 'true', 'false'],
  ]);
});

it('is not read beside the plain column, without a no, or where the cells say something else', async () => {
  expect(await read('Hispanic,Non-Hispanic', ['N,N', 'Y,Y'], ['race_value'])).toEqual([['white'], ['latinx']]);
  expect(await read('Non-Hispanic', ['Y', ''], ['hispanic'])).toEqual([[null], [null]]);
  expect(await read('Non-Hispanic', ['N', '12'], ['hispanic'])).toEqual([[null], [null]]);
});

it('is read where the first no is far below', async () => {
  const rows = [...Array.from({ length: 400 }, () => 'Y'), 'N'];
  expect((await read('Non-Hispanic', rows, ['race_value'])).at(-1)).toEqual(['latinx']);
});

it('who is not proficient is asked about', async () => {
  expect(await read('Non Proficient', ['Y', 'N'], ['english_learner'])).toEqual([[null], [null]]);
});
