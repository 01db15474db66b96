import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, temporaryFolder } from '../../test-run.ts';

const HEADER = 'Student ID,Student Name,School,School Year,Course Code,Course Title,Mark,Credits Earned';
const mark = (course: string) => `41020,"Okafor, Ada",Lakeview,2023-24,${course},Algebra I,A,0.5`;

async function read(lines: readonly string[], titles: readonly string[] = []) {
  const path = join(temporaryFolder(), 'transcripts.csv');
  writeFileSync(path, [...titles, HEADER, ...lines].join('\n'));
  const { rowsKept, verdict, groups, statistics } = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
  const left = groups.find(({ code }) => code === 'file.rows-below-table');
  return { rowsKept, verdict, left: left?.firstRows, said: statistics.filter((line) => line.startsWith('Left out')) };
}

it('leaves the feet of pages out', async () => {
  const lines = [
    mark('M1'),
    '"Jun 20, 2024",,,,,,,Page 1 of 2',
    mark('M2'),
    'Transcripts,"Jun 20, 2024",,,,,,Page 2 of 2',
  ];
  expect(await read(lines)).toEqual({ rowsKept: 2, verdict: 'success', left: [3, 5], said: [] });
});

it('leaves headings of one word or with a number out, which had become students', async () => {
  const student = (id: number) => `${id},Okafor,Ada,F,White`;
  const path = join(temporaryFolder(), 'students.csv');
  const groups = ['Grade 9', 'Homeroom: 12B', 'Seniors'].flatMap((heading, at) => [
    `${heading},,,,`,
    ...[1, 2, 3].map((index) => student(41_000 + at * 10 + index)),
  ]);
  writeFileSync(path, ['Student ID,Last Name,First Name,Gender,Race/Ethnicity', ...groups].join('\n'));
  const { rowsKept, groups: found } = await check(path, 'STUDENT_DEMOGRAPHICS', ONE_SCHOOL);
  expect(rowsKept).toBe(9);
  expect(found.find(({ code }) => code === 'file.rows-below-table')?.firstRows).toEqual([2, 6, 10]);
});

it('keeps a code alone in its row where codes look like such a heading, and rows that say a time, in error', async () => {
  const path = join(temporaryFolder(), 'courses.csv');
  const courses = [101, 102, 103].map((number) => `MATH ${number},Algebra ${number},Mathematics,General`);
  writeFileSync(path, ['Course Code,Course Title,Subject,Level', ...courses, 'MATH 104,,,'].join('\n'));
  const catalog = await check(path, 'COURSE_CATALOG', ONE_SCHOOL);
  expect(catalog.groups.filter(({ code }) => code === 'file.rows-below-table')).toEqual([]);
  expect(await read([mark('M1'), 'Semester 2,,,,,,,', mark('M2')])).toMatchObject({ rowsKept: 2, left: undefined });
});

it('leaves the line of dashes below a header out', async () => {
  const dashes = HEADER.split(',').map((header) => '-'.repeat(header.length));
  expect(await read([dashes.join(','), mark('M1'), mark('M2')])).toMatchObject({ rowsKept: 2, left: [2] });
  // A cell of dashes alone is a cell without a value.
  expect(await read([mark('M1'), '--,,Lakeview,2023-24,M2,Algebra I,B,0.5'])).toMatchObject({ left: undefined });
});

it('leaves totals of a student out that have the id, and keeps courses whose titles begin so', async () => {
  const total = '41020,"Okafor, Ada",Lakeview,,,Total Credits,,1.0';
  const course = '41020,"Okafor, Ada",Lakeview,2023-24,P9,Total Fitness,A,0.5';
  expect(await read([mark('M1'), course, total])).toEqual({
    rowsKept: 2,
    verdict: 'success',
    left: undefined,
    said: ['Left out: 1 row of totals'],
  });
  const graded = '41020,"Okafor, Ada",Lakeview,2023-24,P9,Total,A,0.5';
  expect(await read([mark('M1'), graded, total])).toMatchObject({ rowsKept: 2, said: ['Left out: 1 row of totals'] });
});

it('leaves labels with their values out, in one cell or in two', async () => {
  const lines = [
    'School:,Lakeview High School,,,,,,',
    mark('M1'),
    '"Student: Okafor, Ada (41020)",,,,,,,',
    'Advisor:,,"Hart, Paula",,,,,',
    mark('M2'),
  ];
  expect(await read(lines)).toMatchObject({ rowsKept: 2, verdict: 'success', left: [2, 4, 5] });
});

it('leaves the titles of a report out that are above its header on every page', async () => {
  const titles = (page: number) => [`Transcripts,,Lakeview,,,,Page:,${page}`, `10/02/2023,8:1${page} AM,,,,,,`];
  const pages = [mark('M1'), ...titles(2), HEADER, mark('M2'), ...titles(3), HEADER, mark('M3')];
  expect(await read(pages, titles(1))).toMatchObject({ rowsKept: 3, verdict: 'success', left: [5, 6, 9, 10] });
  // The first text differs, so it is not one of the titles.
  const other = [mark('M1'), '41021,,Lakeview,,,,,2', '10/02/2023,8:12 AM,,,,,,', HEADER, mark('M2')];
  expect(await read(other, titles(1))).toMatchObject({ left: [6] });
});

it.each(['Total,3', 'Count,3', 'Total Students: 3,', '3,', 'Printed 10/20/2024,'])(
  'leaves %s below a short list of two columns out, which had become a student',
  async (total) => {
    const path = join(temporaryFolder(), 'genders.csv');
    writeFileSync(path, ['Student ID,Gender', '41020,F', '41021,M', '41022,F', total].join('\n'));
    const { rowsKept, groups } = await check(path, 'STUDENT_DEMOGRAPHICS', ONE_SCHOOL);
    expect([rowsKept, groups.map(({ code, firstRows }) => [code, firstRows])]).toEqual([
      3,
      [['file.rows-below-table', [5]]],
    ]);
  },
);
