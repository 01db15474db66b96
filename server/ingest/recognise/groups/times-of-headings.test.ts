import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

const HEADER = 'Course,Title,Mark,Credit';
const course = (code: string) => `${code},Algebra ${code},B,1`;

async function read(lines: readonly string[], context: IngestContext = ONE_SCHOOL) {
  const path = join(temporaryFolder(), 'transcript.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  const result = await check(path, 'TRANSCRIPT', context);
  const columns = ['student_id', 'course_code', 'school_year', 'term', 'school_id'];
  return {
    rows: (await storedRows(result, columns)).map((row) => row.map((cell) => cell ?? '').join(' ')),
    missing: result.missingColumns,
    errors: result.issues.flatMap(({ code, row }) => (code === 'cell.empty' ? [row] : [])),
    codes: result.groups.map(({ code }) => code),
  };
}

const ADA = '"Cole, Ada (0410201)",,,';
const ANA = '"Diaz, Ana (0410202)",,,';

it('reads the years of a printed transcript from the lines above the courses of each', async () => {
  const ada = [ADA, '2021-22 Grade 9,,,', course('C1'), course('C2'), '2022-23 Grade 10,,,', course('C3')];
  const ana = [ANA, 'School Year: 2022-23  Grade: 9  Lakeview,,,', course('C4')];
  const found = await read([HEADER, ...ada, ...ana]);
  expect(found.rows).toEqual([
    '0410201 C1 2022  lakeview',
    '0410201 C2 2022  lakeview',
    '0410201 C3 2023  lakeview',
    '0410202 C4 2023  lakeview',
  ]);
  expect(found.codes).not.toContain('file.heading-unread');
});

it('and its terms', async () => {
  const lines = [
    '2021-22 Semester 1,,,',
    course('C1'),
    '2021-22 Semester 2,,,',
    course('C2'),
    '2022-23,,,',
    course('C3'),
  ];
  expect((await read([HEADER, ADA, ...lines, ANA, '2022-23 Semester 1,,,', course('C4')])).rows).toEqual([
    '0410201 C1 2022 Semester 1 lakeview',
    '0410201 C2 2022 Semester 2 lakeview',
    '0410201 C3 2023  lakeview',
    '0410202 C4 2023 Semester 1 lakeview',
  ]);
});

it('reads the first of two semesters from a title above the header', async () => {
  const [header, row] = ['Student ID,School Year,Course,Title,Mark,Credit', '0410201,2022-23,C1,Algebra,B,0.5'];
  const found = await read(['Semester 1', header, row, '', 'Semester 2', header, row.replace('C1', 'C2')]);
  expect(found.rows).toEqual(['0410201 C1 2023 Semester 1 lakeview', '0410201 C2 2023 Semester 2 lakeview']);
});

it('gives no year to the next student, to a summer or to transferred courses', async () => {
  const ada = [ADA, '2021-22,,,', course('C1'), 'Summer 2022,,,', course('C2'), '2022-23,,,', course('C3')];
  const others = ['Transfer Credit,,,', course('C4'), ANA, course('C5')];
  const { rows, errors } = await read([HEADER, ...ada, ...others]);
  expect(rows.map((row) => row.split(' ')[1])).toEqual(['C1', 'C3']);
  expect(errors).toEqual([6, 10, 12]);
});

it('takes no year from a single line, and no term from a school called Fall River', async () => {
  expect((await read([HEADER, ADA, '2021-22,,,', course('C1'), ANA, course('C2')])).missing).toEqual(['School year']);
  const schools = ['Fall River High School', 'Spring Valley High School'].map((name, index) => ({
    ...{ id: `school-${index}`, name },
    ...{ local_id: null, state_id: null, nces_id: null, ceeb_code: null },
  }));
  const several = { ...ONE_SCHOOL, schools, chosen: { ...ONE_SCHOOL.chosen, schoolIds: ['school-0', 'school-1'] } };
  const row = (code: string) => `0410201,2022-23,${code},Algebra,B,1`;
  const lines = ['Fall River High School,,,,,', row('C1'), 'Spring Valley High School,,,,,', row('C2')];
  expect((await read(['Student ID,School Year,Course,Title,Mark,Credit', ...lines], several)).rows).toEqual([
    '0410201 C1 2023  school-0',
    '0410201 C2 2023  school-1',
  ]);
});

it('reads the school of each year, and none of the student before', async () => {
  const schools = ['Lakeview', 'Maple'].map((name, index) => ({
    ...{ id: `school-${index}`, name: `${name} High School` },
    ...{ local_id: null, state_id: null, nces_id: null, ceeb_code: null },
  }));
  const several = { ...ONE_SCHOOL, schools, chosen: { ...ONE_SCHOOL.chosen, schoolIds: ['school-0', 'school-1'] } };
  const ada = ['2021-22 Lakeview High School,,,', course('C1'), '2022-23 Maple High School,,,', course('C2')];
  const { rows, errors } = await read([HEADER, ADA, ...ada, ANA, '2022-23,,,', course('C3')], several);
  expect(rows).toEqual(['0410201 C1 2022  school-0', '0410201 C2 2023  school-1']);
  expect(errors).toEqual([9]);
});
