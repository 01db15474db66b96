import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, temporaryFolder } from '../../../test-run.ts';

const POINTS = ['4', '3', '2.3'];

/** Three courses of each student and term. */
async function read(headers: string, cells: (student: number, course: number) => string) {
  const path = join(temporaryFolder(), 'file.csv');
  const lines = [0, 1, 2, 3].flatMap((student) =>
    POINTS.map((_, course) => `410${student},2023-24,S1,C${course},English ${course},A,0.5,${cells(student, course)}`),
  );
  const head = 'Student ID,School Year,Term,Course Code,Course Name,Final Grade,Credits Earned';
  writeFileSync(path, `${[`${head},${headers}`, ...lines].join('\n')}\n`);
  const { columns } = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
  return [columns.grade_points?.header, columns.cumulative_gpa?.header];
}

it('reads a GPA that differs between the courses of a term as grade points', async () => {
  expect(await read('GPA', (_, course) => POINTS[course] ?? '')).toEqual(['GPA', undefined]);
});

it('does not read it where another column has the points, or its name says that it is cumulative', async () => {
  expect(await read('GPA,Grade Points', (_, course) => `${POINTS[course]},4`)).toEqual(['Grade Points', undefined]);
  expect(await read('Cum GPA', (_, course) => POINTS[course] ?? '')).toEqual([undefined, undefined]);
});

it('keeps one GPA of a student and term, but for a mistake', async () => {
  const mistaken = (student: number, course: number) => (student === 0 && course === 0 ? '1.5' : `3.${student}`);
  expect(await read('GPA', mistaken)).toEqual([undefined, 'GPA']);
});

it('leaves points times the credit unread, and keeps rows whose points are on our scale by chance', async () => {
  const [points] = await read('Quality Points', (student, course) => (student === 0 && course === 0 ? '20' : '4'));
  expect(points).toBeUndefined();
  expect(await read('Quality Points', (_, course) => POINTS[course] ?? '')).toEqual(['Quality Points', undefined]);
});
