import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, temporaryFolder } from '../../test-run.ts';

const HEADER = 'Student ID,Gender,Race/Ethnicity,ELL,IEP';
const STUDENTS = ['41020,F,Asian,N,N', '41021,M,White,Y,N', '41022,F,Black,N,Y', '41023,M,Hispanic,N,N'];

/** How many rows were kept, and how many left out as no data. */
async function read(lines: readonly string[]) {
  const path = join(temporaryFolder(), 'students.csv');
  writeFileSync(path, [HEADER, ...STUDENTS, ...lines].join('\n'));
  const { rowsKept, groups, mapping } = await check(path, 'STUDENT_DEMOGRAPHICS', ONE_SCHOOL);
  const left = groups.find(({ code }) => code === 'file.rows-below-table');
  return { rowsKept, left: left?.count, asked: mapping?.values ?? [] };
}

it('leaves small tables below a blank row out, and asks nothing about their values', async () => {
  const byRace = ['', 'Race/Ethnicity,Students', 'Asian,1', 'Hispanic,1', 'Total,4'];
  expect(await read(byRace)).toEqual({ rowsKept: 4, left: 4, asked: [] });
  const further = [...byRace.slice(0, -1), '', ',Gender,Students', ',F,2', ',M,2'];
  expect(await read(further)).toEqual({ rowsKept: 4, left: 6, asked: [] });
});

it('leaves them out below a report that repeats its header on every page', async () => {
  const page = [HEADER, ...STUDENTS.map((student) => student.replace('4102', '4103')), 'Subtotal,,,,4'];
  expect(await read([...page, '', 'Code,Meaning', 'ENGL,English only'])).toEqual({ rowsKept: 8, left: 3, asked: [] });
});

it('leaves the lines of a legend out, which had become students', async () => {
  const legend = ['1 = White', '2 = Black or African American', '7=Two or more'];
  expect(await read(['', 'Race codes:', ...legend])).toEqual({ rowsKept: 4, left: 4, asked: [] });
  expect(await read(legend)).toEqual({ rowsKept: 4, left: 3, asked: [] });
  expect(await read(['', '1 - White', '2 - Black or African American'])).toEqual({ rowsKept: 4, left: 2, asked: [] });
  expect(await read(['', 'Data of 6/12/24 by the registrar'])).toEqual({ rowsKept: 4, left: 1, asked: [] });
});

it('leaves remarks right below the list out, and a number of rows, also of three students', async () => {
  const filters = ['Applied filters:', 'SchoolYear is 2023-24', 'School is Lakeview'];
  expect(await read(filters)).toEqual({ rowsKept: 4, left: 3, asked: [] });
  expect(await read(['Updated 5/1/2024 by J. Smith'])).toEqual({ rowsKept: 4, left: 1, asked: [] });
  expect(await read(['4'])).toEqual({ rowsKept: 4, left: 1, asked: [] });
});

it('keeps an ID alone in its row that may be the ID of a student', async () => {
  for (const id of ['41024', '5', 'TR 41024,F'])
    expect(await read([id])).toMatchObject({ rowsKept: 5, left: undefined });
  const spaced = ['LV 41024,F,Asian,N,N', 'LV 41025,F,Asian,N,N', 'LVA 41026'];
  expect(await read(spaced)).toMatchObject({ rowsKept: 7, left: undefined });
});

it('keeps students below a blank row, however few cells they have', async () => {
  expect(await read(['', '41024,F'])).toEqual({ rowsKept: 5, left: undefined, asked: [] });
  // The last of them is a student: what is above is not a table at the end.
  expect(await read(['', 'Transfers,1', '41024,F'])).toMatchObject({ left: undefined });
});

it('keeps rows without a blank row above them, which may be of the table', async () => {
  expect(await read(['ZARA,F'])).toMatchObject({ rowsKept: 5, left: undefined });
});

it('says of no row that it is of another table where the rows above have no ids', async () => {
  const path = join(temporaryFolder(), 'catalog.csv');
  const courses = ['English,English,Regular', 'Algebra,Mathematics,Regular', 'Biology,Science,Honors', '', 'Welding'];
  writeFileSync(
    path,
    ['Course Code,Course Title,Subject,Level', ...courses.map((course) => `${course[0]},${course}`)].join('\n'),
  );
  const { groups } = await check(path, 'COURSE_CATALOG', ONE_SCHOOL);
  expect(groups.filter(({ code }) => code === 'file.rows-below-table')).toEqual([]);
});
