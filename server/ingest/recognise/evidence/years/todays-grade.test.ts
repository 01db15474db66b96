import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { check, ONE_SCHOOL, temporaryFolder } from '../../../test-run.ts';

async function read(type: UploadFileType, lines: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  const result = await check(path, type, ONE_SCHOOL);
  const read = { ...result, header: result.columns.grade_level?.header };
  if (!result.parquet) return { ...read, grades: null, years: null };
  const lake = await openLake([dirname(result.parquet)]);
  const rows = await lake.rows<{ grade: number | null; year: number | null }>(
    'grades',
    `SELECT grade_level AS grade, school_year AS year FROM read_parquet(${literal(result.parquet)}) ORDER BY row_number`,
  );
  lake.close();
  return { ...read, grades: rows.map(({ grade }) => grade), years: rows.map(({ year }) => year) };
}

const STUDENTS = [0, 1, 2].map((at) => 4100 + at);
const YEARS = [
  ['2020-21', '9'],
  ['2021-22', '10'],
  ['2022-23', '11'],
  ['2023-24', '12'],
] as const;

/** A row for each of three students and each of four years. */
const roster = (headers: string, row: (year: string, grade: string) => string) =>
  read('STUDENT_ROSTER', [
    `Student ID,School Year,${headers}`,
    ...STUDENTS.flatMap((id) => YEARS.map(([year, grade]) => `${id},${year},${row(year, grade)}`)),
  ]);

/** A course in each of four years. */
const fourYears = (headers: string, row: (grade: string) => string) =>
  read('TRANSCRIPT', [
    `Student ID,School Year,Course Code,Course Title,Final Mark,Credits Earned,${headers}`,
    ...STUDENTS.flatMap((id) =>
      YEARS.map(([year, grade]) => `${id},${year},C${grade},Algebra ${grade},B,1,${row(grade)}`),
    ),
  ]);

const COURSES = ['Algebra I', 'Biology', 'Civics', 'Drawing', 'English 9', 'French I'];
const transcript = (headers: string, row: (at: number) => string) =>
  read('TRANSCRIPT', [
    `Student ID,Course Code,Course Title,Final Mark,Credits Earned,${headers}`,
    ...STUDENTS.flatMap((id) => COURSES.map((title, at) => `${id},C${at},${title},B,1,${row(at)}`)),
  ]);

describe('the grade of today', () => {
  it.each([
    ['Current Grade,Grade', (_: string, grade: string) => `12,${grade}`],
    ['Student Grade,Grade', (_: string, grade: string) => `12,${grade}`],
    ['Yr Grade,Current Grade', (_: string, grade: string) => `${grade},12`],
    ['Grade Level,Grade', (_: string, grade: string) => `Senior,${grade}th`],
  ])('gives way to the grade of each year: %s', async (headers, row) => {
    const result = await roster(headers, row);
    expect(result.grades).toEqual(STUDENTS.flatMap(() => [9, 10, 11, 12]));
    expect(result.statistics.filter((line) => line.includes('is the grade of today.'))).toHaveLength(1);
  });

  it('is asked about where it is alone beside several years', async () => {
    const result = await roster('Current Grade', () => '12');
    expect(result.missingColumns).toEqual(['Grade level']);
    expect(result.statistics).toContain(
      "'Current Grade' was not read as Grade level because it may be the grade of today.",
    );
    expect(result.groups.map(({ code }) => code)).toContain('file.grade-of-today');
    const next = await roster('Current Grade,Next Grade', (_, grade) => `12,${Number(grade) + 1}`);
    expect(next.header).toBeUndefined();
  });

  it('is asked about under any name where it is one in three years, and not of students who repeated a grade', async () => {
    const result = await roster('Grade', () => '12');
    expect(result.missingColumns).toEqual(['Grade level']);
    expect(result.groups.map(({ code, message }) => [code, message])).toContainEqual([
      'file.grade-of-today',
      "Students have one grade in all their school years, so 'Grade' may be the grade of today. It was not read as Grade level. Allowed: The grade level that the student had in the school year of the row.",
    ]);
    const repeated = STUDENTS.flatMap((id) => [`${id},2020-21,9`, `${id},2021-22,9`]);
    expect((await read('STUDENT_ROSTER', ['Student ID,School Year,Grade', ...repeated])).header).toBe('Grade');
  });

  it('is the grade of the row under any name where it goes up with the years, or the file has one year', async () => {
    const rising = await roster('Student Grade,Grade', (_, grade) => `${grade},${grade}`);
    expect(rising.header).toBe('Student Grade');
    const single = await read('STUDENT_ROSTER', [
      'Student ID,School Year,Current Grade,Grade',
      ...STUDENTS.flatMap((id) => [`${id}1,2023-24,12,11`, `${id}2,2023-24,10,9`]),
    ]);
    expect(single.header).toBe('Current Grade');
    const list = await read('STUDENT_ROSTER', ['Student ID,Current Grade', ...STUDENTS.map((id) => `${id},12`)]);
    expect(list.grades).toEqual([12, 12, 12]);
  });

  it('gives way where each student has one year, and all rows say of which year it is', async () => {
    const result = await read('TRANSCRIPT', [
      'Student ID,School Year,Current Grade,Grade,Course Code,Course Title,Final Mark,Credits Earned',
      ...COURSES.map(
        (title, at) => `41${at},20${20 + (at % 3)}-${21 + (at % 3)},12,${9 + (at % 3)},C${at},${title},B,1`,
      ),
    ]);
    expect(result.grades).toEqual([9, 10, 11, 9, 10, 11]);
  });

  it('is not the year of a course without one', async () => {
    const both = await transcript('Current Grade,Grade', (at) => `12,${9 + (at % 4)}`);
    expect(both.years).toEqual(STUDENTS.flatMap(() => [2021, 2022, 2023, 2024, 2021, 2022]));
    const alone = await transcript('Student Grade', () => '12');
    expect(alone.missingColumns).toEqual(['School year']);
    const taken = await transcript('Student Grade', (at) => String(9 + (at % 4)));
    expect(taken.header).toBe('Student Grade');
  });

  it('is one in all years of a transcript, whatever its name', async () => {
    const today = await fourYears('Grade Level', () => '12');
    expect(today).toMatchObject({ header: undefined, grades: STUDENTS.flatMap(() => [null, null, null, null]) });
    expect((await fourYears('Grade Level', (grade) => grade)).header).toBe('Grade Level');
  });
});
