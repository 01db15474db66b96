import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { answerKey } from '#datasets/kit/normalise.ts';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../test-run.ts';

const read = async (answers: readonly (readonly [text: string, value: string])[]) => {
  const path = join(temporaryFolder(), 'file.csv');
  const rows = ['4101,**,N', '4102,Specific Learning Disability,**', '4103,**,Y', '4104,*,Y'];
  writeFileSync(path, `Student ID,Disability Condition,English Learner\n${rows.join('\n')}\n`);
  const values = answers.map(([text, value]) => ({
    ...{ column: 'disability_status', key: answerKey(text), text, value, by: 'Jo Park', at: '2026-01-01' },
  }));
  const result = await check(path, 'STUDENT_DEMOGRAPHICS', { ...ONE_SCHOOL, confirmed: { columns: [], values } });
  const stored = await storedRows(result, ['has_disability', 'english_learner']);
  const asked = result.mapping?.values.map(({ column, text, rows }) => [column, text, rows]);
  return { disabilities: stored.map(([one]) => one), learners: stored.map(([, one]) => one), asked };
};

it('a value of signs alone can be answered, each for itself and its column', async () => {
  const open = await read([]);
  expect(open.disabilities).toEqual([null, 'true', null, null]);
  expect(open.asked).toEqual([
    ['disability_status', '**', 2],
    ['disability_status', '*', 1],
    ['el_status', '**', 1],
  ]);
  const answered = await read([['**', 'without disabilities']]);
  expect(answered.disabilities).toEqual(['false', 'true', 'false', null]);
  expect(answered.learners).toEqual(open.learners);
  expect(answered.asked).toEqual([
    ['disability_status', '*', 1],
    ['el_status', '**', 1],
  ]);
});

it("'None' as an English learner is asked about, and counts as what was answered", async () => {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, 'Student ID,EL Status\n4101,None\n4102,LEP\n4103,\n');
  const learners = async (
    values: { column: 'el_status'; key: string; text: string; value: string; by: string; at: string }[],
  ) => {
    const result = await check(path, 'STUDENT_DEMOGRAPHICS', { ...ONE_SCHOOL, confirmed: { columns: [], values } });
    const stored = (await storedRows(result, ['english_learner'])).flat();
    return { stored, asked: result.mapping?.values.map(({ text, rows }) => [text, rows]) };
  };
  expect(await learners([])).toEqual({ stored: [null, 'true', null], asked: [['None', 1]] });
  const answer = { key: answerKey('None'), text: 'None', value: 'native / fluent', by: 'Jo Park', at: '2026-01-01' };
  expect(await learners([{ column: 'el_status', ...answer }])).toEqual({ stored: ['false', 'true', null], asked: [] });
});
