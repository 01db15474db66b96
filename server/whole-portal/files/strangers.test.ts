/** A file of another district has no error in its rows, and still none of them counts. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { openTwoSchools, type PersonName, type TwoSchools } from '../test-two-schools.ts';
import { openOneSchool, roster, SCHOOL } from './test-one-school.ts';

let p: Awaited<ReturnType<typeof openOneSchool>>;
let two: TwoSchools;
beforeAll(async () => {
  p = await openOneSchool(null);
  two = await openTwoSchools(null);
}, 180_000);
afterAll(async () => {
  await two?.close();
  await p?.close();
});

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
  expect(await p.file('GET', others)).toMatchObject({ status: 'SUCCESS', strangers: 'all' });
  expect(await p.file('GET', mixed)).toMatchObject({ status: 'SUCCESS', strangers: null });
  expect(await p.file('GET', own)).toMatchObject({ strangers: null });
});

it('to a member of one school says so of that school alone', async () => {
  const [here, there] = two.audit.schools.map(({ name }) => name);
  const upload = (name: string, rows: readonly (readonly [id: string, school?: string])[]) => {
    const lines = rows.map(([id, school = '']) => `${id},${school},SAT,2023-10-07,Math,610`);
    const text = ['Student ID,School,Test,Test Date,Subject,Score', ...lines].join('\n');
    return two.upload([name, 'STUDENT_TEST_SCORES', text, { test_types: ['SAT'] }]);
  };
  const files = [
    await upload('strangers here.csv', [
      ['X1', here],
      ['QKS1002', there],
    ]),
    await upload('strangers there.csv', [
      ['QKS1001', here],
      ['X2', there],
    ]),
    await upload('strangers.csv', [
      ['X3', here],
      ['X4', there],
    ]),
    await upload('nobody of here.csv', [['X5', there]]),
    await upload('no schools.csv', [['X6']]),
  ];
  await two.refresh();
  const said = async (who: PersonName) => {
    const texts = await Promise.all(files.map(async (id) => (await two.call(who, 'GET', `/uploads/${id}`)).text));
    return texts.map((text) => UploadedFile.parse(JSON.parse(text)).strangers);
  };
  expect(await said('everywhere')).toEqual([null, null, 'all', 'all', 'all']);
  expect(await said('lead')).toEqual(['of-yours', null, 'of-yours', null, null]);
});
