import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { literal } from '#datasets/kit/sql/quote.ts';
import { openLake } from '#server/platform/lake/lake.ts';
import { check, ONE_SCHOOL, temporaryFolder } from '../../../test-run.ts';

async function roster(headers: string, rows: readonly string[]) {
  const path = join(temporaryFolder(), 'roster.csv');
  writeFileSync(path, `${[headers, ...rows].join('\n')}\n`);
  const { parquet, groups, columns } = await check(path, 'STUDENT_ROSTER', ONE_SCHOOL);
  const lake = await openLake([dirname(parquet ?? '')]);
  const found = await lake.rows<{ year: number; grade: number }>(
    'years',
    `SELECT school_year AS year, grade_level AS grade FROM read_parquet(${literal(parquet ?? '')}) ORDER BY row_number`,
  );
  lake.close();
  const codes = groups.flatMap(({ code }) => (code.startsWith('year.') || code.startsWith('file.') ? [code] : []));
  return { years: found.map(({ year }) => year), grades: found.map(({ grade }) => grade), codes, columns };
}

const STUDENTS = [4100, 4101, 4102];
const GRADES = [9, 10, 11, 12];
/** A row for each of three students and each of four years, of which the first begins in the fall of 2020. */
const history = (headers: string, row: (fall: number, grade: number) => string) =>
  roster(
    headers,
    STUDENTS.flatMap((id) => GRADES.map((grade) => `${id},${row(2011 + grade, grade)}`)),
  );

const EACH_YEAR = STUDENTS.flatMap(() => [2021, 2022, 2023, 2024]);
const EACH_GRADE = STUDENTS.flatMap(() => GRADES);

describe('the year of an enrollment without one', () => {
  it.each([
    ['Entry Date,Exit Date,Grade', (fall: number, grade: number) => `8/24/${fall},6/5/${fall + 1},${grade}`],
    ['Entry Date,Exit Date,Grade', (fall: number, grade: number) => `${fall}-08-24,${fall + 1}-06-05,${grade}`],
    // Entered before the summer, for the year after it.
    ['Entry Date,Exit Date,Grade', (fall: number, grade: number) => `6/20/${fall},6/5/${fall + 1},${grade}`],
    ['Entry Date,Grade', (fall: number, grade: number) => `8/24/${fall},${grade}`],
  ])('is that of its entry where students have a row for each: %s', async (headers, row) => {
    const { years, grades, codes } = await history(`Student ID,${headers}`, row);
    expect({ years, grades, codes }).toEqual({ years: EACH_YEAR, grades: EACH_GRADE, codes: [] });
  });

  it.each([
    ['[1]Student_Number,[1]Grade_Level,Grade_Level,EntryDate,ExitDate', 'Grade_Level'],
    ['Student ID,Current Grade,Grade at Entry,Entry Date,Exit Date', 'Grade at Entry'],
  ])('has the grade of the row beside it, and not that of today: %s', async (headers, own) => {
    const { years, grades, columns } = await history(
      headers,
      (fall, grade) => `12,${grade},8/24/${fall},6/5/${fall + 1}`,
    );
    expect(columns.grade_level?.header).toBe(own);
    expect({ years, grades }).toEqual({ years: EACH_YEAR, grades: EACH_GRADE });
  });

  it('is the final one where each student has one row, or stays from school to school', async () => {
    const once = STUDENTS.map((id, at) => `${id},8/24/${2020 + at},,12`);
    const headers = 'Student ID,Entry Date,Exit Date,Grade';
    expect(await roster(headers, once)).toMatchObject({ years: [2024, 2024, 2024], codes: ['year.final'] });
    const moved = STUDENTS.flatMap((id) => [`${id},8/24/2020,10/3/2022,12`, `${id},10/4/2022,6/5/2024,12`]);
    expect((await roster(headers, moved)).codes).toEqual(['year.final']);
  });

  // Fewer rows prove no years under another name.
  const MANY = Array.from({ length: 30 }, (_, at) => 4100 + at);

  it('is not the year in which each student came, which is asked about', async () => {
    const came = MANY.map((id, at) => `${id},12,${2020 + (at % 4)}-${2021 + (at % 4)}`);
    const { years, codes } = await roster('Student ID,Grade,Enroll Year', came);
    expect(new Set(years)).toEqual(new Set([2024]));
    expect(codes).toEqual(['file.year-column-unread', 'year.final']);
  });

  it('is the one that all students of a list have', async () => {
    const list = MANY.map((id) => `${id},10,2021-2022`);
    expect(new Set((await roster('Student ID,Grade,Enrollment Year', list)).years)).toEqual(new Set([2022]));
  });

  it('is that of an enrollment where students have a row for each year', async () => {
    const { years } = await history('Student ID,Grade,Enroll Year', (fall, grade) => `${grade},${fall}-${fall + 1}`);
    expect(years).toEqual(EACH_YEAR);
  });

  it('is asked for where nothing says it', async () => {
    const { years, codes } = await history('Student ID,Grade,Homeroom', (_, grade) => `${grade},A1`);
    expect(new Set(years)).toEqual(new Set([2024]));
    expect(codes).toContain('file.years-unread');
  });

  it('is asked for where a column that is not read has several', async () => {
    const years = (header: string) =>
      roster(
        `Student ID,Grade,${header}`,
        STUDENTS.map((id, at) => `${id},${10 + at},${2021 + at}`),
      );
    expect((await years('Rptg_Prd')).codes).toContain('file.year-column-unread');
    expect((await years('Year Entered Grade 9')).codes).toEqual(['year.final']);
  });
});
