import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, temporaryFolder } from '../../test-run.ts';

const STUDENTS = ['4101', '4102', '4103', '4104', '4105', '4106'];

async function found(rowsOf: (student: string) => readonly string[], header = 'Student ID,School Year,Course Code') {
  const path = join(temporaryFolder(), 'file.csv');
  const lines = [`${header},Course Title,Final Grade,Credits`, ...STUDENTS.flatMap(rowsOf)];
  writeFileSync(path, `${lines.join('\n')}\n`);
  const { verdict, groups } = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
  return { verdict, said: groups.map(({ code, headline }) => (code === 'row.no-term' ? headline : code)) };
}

it('names a missing term once where many courses have several grades in a year', async () => {
  expect(await found((id) => [`${id},2022-23,1101,English 11,A,0.5`, `${id},2022-23,1101,English 11,B,0.5`])).toEqual({
    verdict: 'data_errors',
    said: ['The file has no term, and 6 of 12 rows repeat the student, school year and course of an earlier row.'],
  });
});

it('leaves copies, and a second grade beside its term, to their rows', async () => {
  const copies = await found((id) => [`${id},2022-23,1101,English 11,A,0.5`, `${id},2022-23,1101,English 11,A,0.5`]);
  expect(copies).toEqual({ verdict: 'success', said: ['row.duplicate'] });
  const ofTerm = await found(
    (id) => [`${id},2022-23,S1,1101,English 11,A,0.5`, `${id},2022-23,S1,1101,English 11,B,0.5`],
    'Student ID,School Year,Term,Course Code',
  );
  expect(ofTerm).toEqual({ verdict: 'success', said: ['row.conflict'] });
});
