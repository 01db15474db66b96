import { expect, it } from 'vitest';
import { textRows, writeWorkbook } from '../../read/workbook/test-workbook.ts';
import { check, ONE_SCHOOL, storedRows } from '../../test-run.ts';

async function read(students: (grade: number) => readonly string[]) {
  const header = ['Student ID', 'Course Code', 'Course Title', 'Final Grade', 'Credits'];
  const rowsOf = (grade: number) => students(grade).map((id) => [id, `E${grade}`, `English ${grade}`, 'A', '1']);
  const sheets = [9, 10, 11].map((grade) => ({ name: `Grade ${grade}`, xml: textRows([header, ...rowsOf(grade)]) }));
  const result = await check(writeWorkbook({ sheets }), 'TRANSCRIPT', ONE_SCHOOL);
  return { missing: result.missingColumns, rows: await storedRows(result, ['student_id', 'school_year']) };
}

it('reads sheets of grade levels as those in which courses were taken where students are on several of them', async () => {
  const { rows } = await read((grade) => (grade === 11 ? ['4101', '4102', '4103'] : ['4101', '4102']));
  expect(rows.filter(([id]) => id === '4101')).toEqual([
    ['4101', '2021'],
    ['4101', '2022'],
    ['4101', '2023'],
  ]);
});

it('asks for the years where each student is on one sheet, as by the grade of today', async () => {
  expect(await read((grade) => [`41${grade}1`, `41${grade}2`])).toEqual({ missing: ['School year'], rows: [] });
});
