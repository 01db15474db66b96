import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { check, ONE_SCHOOL, temporaryFolder } from '../../test-run.ts';

/** Rows that were kept, and those that a warning says are unlike the others. */
async function read(type: UploadFileType, lines: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, lines.join('\n'));
  const { rowsKept, issues } = await check(path, type, {
    ...ONE_SCHOOL,
    chosen: { ...ONE_SCHOOL.chosen, years: [2024] },
  });
  return { rowsKept, unlike: issues.flatMap(({ code, row }) => (code === 'file.rows-unlike' ? [row] : [])) };
}

const HEADER = 'Student ID,Gender,Race/Ethnicity,ELL,IEP';
const STUDENTS = Array.from({ length: 20 }, (_, index) => `${41020 + index},${index % 2 ? 'F' : 'M'},Asian,N,N`);

it('warns of counts directly below the rows, and of headings with a second cell', async () => {
  const counts = [...STUDENTS, 'White,3', 'Asian,17'];
  expect(await read('STUDENT_DEMOGRAPHICS', [HEADER, ...counts])).toEqual({ rowsKept: 22, unlike: [22, 23] });
  const headed = [HEADER, 'Homeroom 101,"Hart, Paula"', ...STUDENTS];
  expect((await read('STUDENT_DEMOGRAPHICS', headed)).unlike).toEqual([2]);
  const courses = Array.from({ length: 20 }, (_, index) => `M1${index},Course ${index},Mathematics,1.0`);
  const catalog = ['Course Code,Course Title,Department,Credits', ...courses, 'AP,Advanced Placement,,'];
  expect((await read('COURSE_CATALOG', catalog)).unlike).toEqual([22]);
});

it('says nothing where no column is filled in more than half of the rows, as with a row for each name', async () => {
  const named = Array.from({ length: 120 }, (_, index) => [`,,,,,Student ${index}`, `${41020 + index},F,Asian,N,N,`]);
  expect(await read('STUDENT_DEMOGRAPHICS', [`${HEADER},Remark`, ...named.flat()])).toMatchObject({ unlike: [] });
});

it('but not of full rows, nor where ids are words', async () => {
  const full = [...STUDENTS, 'ZARA,F,White,N,N'];
  expect((await read('STUDENT_DEMOGRAPHICS', [HEADER, ...full])).unlike).toEqual([]);
  const words = STUDENTS.map((line, index) => line.replace(/^\d+/, `k${'abcdefghijklmnopqrst'[index]}`));
  expect((await read('STUDENT_DEMOGRAPHICS', [HEADER, ...words, 'White,F'])).unlike).toEqual([]);
});
