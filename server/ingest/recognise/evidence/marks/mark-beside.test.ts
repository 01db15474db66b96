import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../../test-run.ts';

/** The grades that are kept of rows 'letter,number,credits', and what is said of the two columns. */
async function kept(headers: string, rows: readonly string[]) {
  const path = join(temporaryFolder(), 'transcript.csv');
  const lines = rows.map((cells, at) => `10${at},2023-24,ENG10${at},English ${at},${cells}`);
  writeFileSync(path, `Student ID,School Year,Course Code,Course Title,${headers},Credits\n${lines.join('\n')}\n`);
  const result = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
  const grades = await storedRows(result, ['final_grade']);
  return { grades: grades.flat(), said: result.statistics.filter((line) => line.includes('together')) };
}

describe('letters in some courses and numbers in others', () => {
  it.each([
    ['AlphaGrade,NumericGrade'],
    ['Alpha Grade,Numeric Grade'],
    ['Course Letter Grade,Course Numeric Grade'],
    ['Final Grade,Percent'],
    ['Grade,Percentage'],
  ])('are one column of grades: %s', async (headers) => {
    const { grades, said } = await kept(headers, [',92,1', ',55,0', 'P,,0.5', 'F,,0', 'B+,78,1']);
    const [letter, number] = headers.split(',');
    expect(grades).toEqual(['92', '55', 'P', 'F', 'B+']);
    expect(said).toEqual([`'${letter}' and '${number}' were read together as Final grade.`]);
  });

  it('are read in the other order, too, and where the letter has its sign in a third column', async () => {
    expect((await kept('NumericGrade,AlphaGrade', ['92,,1', '55,,0', ',P,0.5'])).grades).toEqual(['92', '55', 'P']);
    expect((await kept('Alpha Grade,Sign,Numeric Grade', ['B,+,,1', 'C,-,,1', ',,55,0'])).grades).toEqual([
      'B+',
      'C-',
      '55',
    ]);
  });

  it('take a zero for no grade where passing letters have one, too', async () => {
    expect((await kept('AlphaGrade,NumericGrade', ['A,0,1', ',0,0', ',71,1'])).grades).toEqual(['A', null, '71']);
    expect((await kept('AlphaGrade,NumericGrade', ['A,95,1', 'B,85,1', ',0,0', ',71,1'])).grades).toEqual([
      'A',
      'B',
      '0',
      '71',
    ]);
  });
});

describe('a number beside a letter', () => {
  it('is left where each row has a letter', async () => {
    expect(await kept('AlphaGrade,NumericGrade', ['A,95,1', 'F,40,0'])).toEqual({ grades: ['A', 'F'], said: [] });
  });

  it('is left where it is of something else', async () => {
    for (const other of ['Exam Percent', 'Attendance Pct', 'Class Percentile', 'Grade Level Number'])
      expect((await kept(`Letter Grade,${other}`, ['A,95,1', ',40,0'])).said).toEqual([]);
  });

  it.each([
    ['Percent,Teacher', ['92,Ocampo', ',Marsh', '71,Abara', ',Marsh']],
    ['Percent,Room', ['92,B', ',C', '71,A', ',B']],
    ['Letter,Attendance Pct', ['A,95', ',40', 'B,71', ',88']],
    ['Numeric Grade,Grade Comment', ['92,Good', ',Absent often', '71,Good', ',Moved']],
  ])('is left where one of the two is not a grade: %s', async (headers, rows) => {
    const cells = rows.map((row) => `${row},0`);
    expect((await kept(headers, cells)).said).toEqual([]);
  });

  it('is left where it is not a number', async () => {
    expect((await kept('Letter Grade,Percent', ['A,,1', ',see notes,0', ',on file,0'])).said).toEqual([]);
  });
});
