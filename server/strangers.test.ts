/** A file of another district has no error in its rows, and still none of them counts. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOneSchool, roster, SCHOOL } from './test-one-school.ts';

let p: Awaited<ReturnType<typeof openOneSchool>>;
beforeAll(async () => {
  p = await openOneSchool(null);
}, 180_000);
afterAll(() => p?.close());

const scores = (...ids: string[]) =>
  [
    'Student ID,School,Test,Test Date,Subject,Score',
    ...ids.map((id) => `${id},${SCHOOL},SAT,2023-10-07,Math,610`),
  ].join('\n');
const SAT = { upload_file_type: 'STUDENT_TEST_SCORES', test_types: ['SAT'] } as const;

it('is of strangers while every row is of a student on no roster', async () => {
  const own = await p.upload('roster.csv', roster(3));
  const others = await p.upload('others.csv', scores('X1', 'X2'), undefined, SAT);
  const mixed = await p.upload('mixed.csv', scores('X3', 'S101'), undefined, SAT);
  await p.numbers();
  expect(await p.file('GET', others)).toMatchObject({ status: 'SUCCESS', is_of_strangers: true });
  expect(await p.file('GET', mixed)).toMatchObject({ status: 'SUCCESS', is_of_strangers: false });
  expect(await p.file('GET', own)).toMatchObject({ is_of_strangers: false });
});
