import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../../test-run.ts';

async function read(type: UploadFileType, header: string, rows: readonly string[]) {
  const path = join(temporaryFolder(), 'courses.csv');
  writeFileSync(path, `${[header, ...rows].join('\n')}\n`);
  const result = await check(path, type, ONE_SCHOOL);
  return { result, said: result.statistics.filter((line) => /was (read without|split)/.test(line)) };
}

const COURSES = [
  ['3020', 'AP Chemistry'],
  ['1010', 'English 9'],
  ['2010', 'Algebra I'],
  ['2090', 'Calculus AP'],
  ['4010', 'Honors World History'],
  ['7010', 'PE 9'],
] as const;
const CATALOG = 'Course Number,Course,Department';

it.each([
  ['before it', (code: string, title: string) => `${code} - ${title}`],
  ['in brackets', (code: string, title: string) => `(${code}) ${title}`],
  ['with a space alone', (code: string, title: string) => `${code} ${title}`],
  ['behind it', (code: string, title: string) => `${title} (${code})`],
  ['behind a slash', (code: string, title: string) => `${title} / ${code}`],
])('reads titles without the code of their row %s', async (_where, cell) => {
  const rows = COURSES.map(([code, title]) => `${code},${cell(code, title)},Science`);
  const { result, said } = await read('COURSE_CATALOG', CATALOG, rows);
  const stored = await storedRows({ ...result }, ['course_code', 'course_title', 'level']);
  expect(new Map(stored.map(([code, title, level]) => [`${code} ${title}`, level]))).toEqual(
    new Map([
      ['3020 AP Chemistry', 'AP'],
      ['1010 English 9', 'general'],
      ['2010 Algebra I', 'general'],
      ['2090 Calculus AP', 'AP'],
      ['4010 Honors World History', 'honors'],
      ['7010 PE 9', 'general'],
    ]),
  );
  expect(said).toEqual(["'Course' was read without 'Course Number', which its cells repeat."]);
});

it('reads codes without the title of their row', async () => {
  const rows = COURSES.map(([code, title]) => `${code} - ${title},${title},Science`);
  const { result, said } = await read('COURSE_CATALOG', 'Course Number,Course Title,Department', rows);
  expect(new Set((await storedRows(result, ['course_code'])).flat())).toEqual(new Set(COURSES.map(([code]) => code)));
  expect(said).toEqual(["'Course Number' was read without 'Course Title', which its cells repeat."]);
});

it('splits a column of codes with titles where the file has no other, and says which cells lack a code', async () => {
  const rows = [...COURSES, ...COURSES].map(([code, title]) => `${code}: ${title},Science`);
  const { result, said } = await read('COURSE_CATALOG', 'Course,Department', [...rows, 'Study Hall,Other']);
  expect(new Set((await storedRows(result, ['course_title'])).flat())).toEqual(
    new Set(COURSES.map(([, title]) => title)),
  );
  expect(said).toEqual(["'Course' was split into course code and course title."]);
  expect(result.groups.filter(({ severity }) => severity === 'error').map(({ firstRows }) => firstRows)).toEqual([
    [14],
  ]);
});

it('leaves numbers that are not codes of the row, and subjects beside their numbers', async () => {
  const english = ['9', '10', '11', '12'].map((grade, at) => `10${at}0,English ${grade},English`);
  const { result, said } = await read('COURSE_CATALOG', CATALOG, [...english, '1050,English 1050,English']);
  expect(new Set((await storedRows(result, ['course_title'])).flat())).toEqual(
    new Set(['English 9', 'English 10', 'English 11', 'English 12', 'English 1050']),
  );
  const banner = ['101', '102', '103', '201', '202'].map((number) => `MATH - ${number},Science`);
  const missing = await read('COURSE_CATALOG', 'Course,Department', banner);
  expect([...said, ...missing.said, missing.result.verdict]).toEqual(['data_errors']);
});

it('warns of two codes of one course in a cell', async () => {
  const rows = ['1010/1011,English 9,English', '2010A/B,Algebra I,Math', '3010 A/B,Biology,Science', 'A/V1,Video,Arts'];
  const { result } = await read('COURSE_CATALOG', CATALOG, rows);
  const warned = result.groups.filter(({ code }) => code === 'code.several').flatMap(({ firstRows }) => firstRows);
  expect(warned).toEqual([2, 3, 4]);
});
