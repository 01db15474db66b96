import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../../test-run.ts';

const HEADER = 'Student ID,School Year,Term,Course Number,Course Title,Grade,Credits Earned';

async function read(lines: readonly string[], header = HEADER) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${[header, ...lines].join('\n')}\n`);
  const result = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
  const kept = await storedRows(result, ['term', 'final_grade', 'credits_earned']);
  const errors = result.groups.map(({ code, firstRows }) => [code, firstRows]);
  return { ...result, kept: kept.map((cells) => cells.map((cell) => cell ?? '-').join(' ')), errors };
}

/** A course of one student in one year. */
const course = (...marks: string[]) => marks.map((mark) => `410200,2022-23,${mark}`);

describe('grades on the way to the final one, without credit', () => {
  it('are left out beside the grade of the semester, and the overview says how many', async () => {
    const { kept, errors, statistics, rowsRead } = await read([
      ...course(
        'Q1,1010,English 9,A,',
        'Q2,1010,English 9,B,',
        'S1 Exam,1010,English 9,C,',
        'S1,1010,English 9,A-,0.5',
      ),
      ...course('Q1,2010,Algebra 1,C,', 'S1,2010,Algebra 1,F,0'),
    ]);
    expect(kept).toEqual(['S1 A- 0.5', 'S1 F 0.0']);
    expect(errors).toEqual([]);
    expect(rowsRead).toBe(6);
    expect(statistics).toContain(
      'Left out: 4 rows of progress grades without credit, such as quarters, beside the grade of a longer term of the course',
    );
  });

  it('are left out beside the grade of the year where semesters have no credit either', async () => {
    const marks = ['Q1,1010,English 9,A,', 'S1,1010,English 9,B,', 'S2,1010,English 9,B,', 'Y1,1010,English 9,B,1'];
    const { kept, errors } = await read(course(...marks));
    expect(kept).toEqual(['Y1 B 1.0']);
    expect(errors).toEqual([]);
  });

  it('are left out under terms of no known length that never have credit, and with the year in the term', async () => {
    const marks = ['P1,1010,English 9,A,', 'P2,1010,English 9,B,', 'S1,1010,English 9,B,0.5'];
    expect((await read(course(...marks))).kept).toEqual(['S1 B 0.5']);
    const rows = ['22-23 Q1,A,', '22-23 S1,B,0.5'].map((row) => `410200,1010,English 9,${row}`);
    const found = await read(rows, 'Student ID,Course Number,Course Title,Term,Mark,Credits Earned');
    expect(found.kept).toEqual(['22-23 S1 B 0.5']);
    expect(found.errors).toEqual([]);
  });

  it.each([
    ['no longer term of the course has a grade', course('Q1,1010,English 9,A,', 'S1,2010,Algebra 1,B,0.5')],
    [
      'the longer term is of another year',
      [...course('Q1,1010,English 9,A,'), '410200,2023-24,S1,1010,English 9,B,0.5'],
    ],
    ['it is another student', [...course('Q1,1010,English 9,A,'), '410201,2022-23,S1,1010,English 9,B,0.5']],
  ])('are an error where %s', async (_case, rows) => {
    expect((await read(rows)).errors).toEqual([['cell.empty', [2]]]);
  });

  it('are records where they have credit', async () => {
    const rows = [...course('Q1,1010,Health,A,0.25'), ...course('Q1,2010,Algebra 1,C,', 'S1,2010,Algebra 1,B,0.5')];
    expect((await read(rows)).kept).toEqual(['Q1 A 0.25', 'S1 B 0.5']);
  });

  it('a semester without its credit is still an error', async () => {
    const rows = course('Q1,1010,English 9,A,', 'S1,1010,English 9,B,', 'S1,2010,Algebra 1,B,0.5');
    const { kept, errors } = await read(rows);
    expect(kept).toEqual(['S1 B 0.5']);
    expect(errors).toEqual([['cell.empty', [3]]]);
  });

  it('are told by a column of kinds of grades, too', async () => {
    const header = 'Student ID,School Year,Term,Grading Task,Course Number,Course Title,Grade,Credits Earned';
    const rows = ['410200', '410201', '410202'].flatMap((id) => [
      `${id},2022-23,S1,Quarter 1,1010,English 9,A,`,
      `${id},2022-23,S1,Semester Final,1010,English 9,B,0.5`,
    ]);
    const { kept, errors } = await read(rows, header);
    expect(kept).toEqual(['S1 B 0.5', 'S1 B 0.5', 'S1 B 0.5']);
    expect(errors).toEqual([]);
  });
});

it.each(['F', 'NC', '45'])('a failed course (%s) needs no credit', async (mark) => {
  const { kept, errors } = await read(
    course(`S1,1010,English 9,${mark},`, 'S1,2010,Algebra 1,85,0.5'),
    HEADER.replace('Grade', 'Final Grade'),
  );
  expect(errors).toEqual([]);
  expect(kept).toEqual([`S1 ${mark} -`, 'S1 85 0.5']);
});

it('a course without grade and credit is kept with a warning', async () => {
  const { kept, errors } = await read(course('S1,1010,English 9,A,0.5', 'S2,1020,English 10,,', 'S2,1030,Art,,0.5'));
  expect(errors).toEqual([
    ['transcripts.credit-without-grade', [4]],
    ['transcripts.no-grade-no-credit', [3]],
  ]);
  expect(kept).toEqual(['S1 A 0.5', 'S2 - -']);
});

it('a GPA below the courses of a student is not a course', async () => {
  const { errors, kept, statistics } = await read(
    course('S1,1010,English 9,A,0.5', 'S1,,Term GPA: 4.000,,', 'S1,,Cumulative GPA,,'),
  );
  expect(errors).toEqual([]);
  expect(kept).toEqual(['S1 A 0.5']);
  expect(statistics).toContain('Left out: 2 rows of totals');
});
