import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

const ROW = '410200,2022-23,1010,English 9,';

/** What is kept of rows with these cells below these headers: term, grade, credits earned and attempted. */
async function read(headers: string, rows: readonly string[], above: readonly string[] = []) {
  const path = join(temporaryFolder(), 'file.csv');
  const lines = [...above, `Student ID,School Year,Course Number,Course Title,${headers}`, ...rows];
  writeFileSync(path, `${lines.join('\n')}\n`);
  const result = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
  const kept = await storedRows(result, ['term', 'final_grade', 'credits_earned', 'credits_attempted']);
  return { ...result, kept: kept.map((cells) => cells.map((cell) => cell ?? '-').join(' ')).sort() };
}

describe('a grade and a credit for each term in columns of their own', () => {
  it.each([
    ['S1 Grade,S1 Credit,S2 Grade,S2 Credit', 'S1', 'S2'],
    ['Sem 1 Mark,Sem 1 Cr,Sem 2 Mark,Sem 2 Cr', 'S1', 'S2'],
    ['Grade S1,Credit S1,Grade S2,Credit S2', 'S1', 'S2'],
    ['1st Semester Grade,1st Semester Units,2nd Semester Grade,2nd Semester Units', 'S1', 'S2'],
    ['S1,S1 Credits Earned,S2,S2 Credits Earned', 'S1', 'S2'],
    ['S1 Mark,S1 Earned,S2 Mark,S2 Earn', 'S1', 'S2'],
    ['T1 Grade,T1 Credits,T3 Grade,T3 Credits', 'T1', 'T3'],
    ['Fall Grade,Fall Credit,Spring Grade,Spring Credit', 'fall', 'spring'],
  ])('%s: each term is a record', async (headers, first, second) => {
    const { kept, verdict, statistics } = await read(headers, [`${ROW}A,0.5,F,0`]);
    expect(kept).toEqual([`${first} A 0.5 -`, `${second} F 0.0 -`]);
    expect(verdict).toBe('success');
    expect(statistics).toContain(
      'Recognized as grades and credits of each term in columns of their own: 2 terms a row',
    );
  });

  it.each([
    ['Y1 Grade,Y1 Credit,S1 Grade,S1 Credit', 'Y1', 'S1'],
    ['Grade Y1,Earned Credits Y1,Grade Q1,Earned Credits Q1', 'Y1', 'Q1'],
    ['Full Year Mark,Full Year Cr,Fall Mark,Fall Cr', 'Y1', 'fall'],
    ['SS Grade,SS Credit,S2 Grade,S2 Credit', 'summer', 'S2'],
  ])('%s: courses of a year and of a summer beside those of a term', async (headers, first, second) => {
    const { kept } = await read(headers, [`${ROW}A,1,,`, '410201,2022-23,1020,Art,,,C,0.5']);
    expect(kept.toSorted()).toEqual([`${first} A 1.0 -`, `${second} C 0.5 -`].toSorted());
  });

  it('takes neither social studies beside English nor the year of a grade for a term', async () => {
    const subjects = await read('SS Grade,SS Credit,ELA Grade,ELA Credit', [`${ROW}A,1,B,1`]);
    expect(subjects.kept).toEqual([]);
    const year = await read('S1 Grade,S1 Credit,Grade Year,Year Credit', [`${ROW}A,0.5,9,1`]);
    expect(year.kept).toEqual(['S1 A 0.5 -']);
  });

  it('below the names of their terms, and a course of one term', async () => {
    const above = [',,,,Semester 1,,Semester 2,'];
    const { kept } = await read(
      'Grade,Credit,Grade,Credit',
      [`${ROW}A,0.5,B,0.5`, '410201,2022-23,1020,Art,C,0.5,,'],
      above,
    );
    expect(kept.toSorted()).toEqual(['S1 A 0.5 -', 'S1 C 0.5 -', 'S2 B 0.5 -']);
  });

  it.each([
    [',,Fall,,,,Spring,,,', 'Course No,Course,Grade,Credit,Course No,Course,Grade,Credit'],
    ['', 'Fall Course No,Fall Course,Fall Grade,Fall Credit,Spring Course No,Spring Course,Spring Grade,Spring Credit'],
    [',,Semester 1,,,,Semester 2,,,', 'Course ID,Course Title,Mark,Cr,Course ID,Course Title,Mark,Cr'],
  ])("with a course of its own for each term: '%s' over '%s'", async (above, headers) => {
    const path = join(temporaryFolder(), 'file.csv');
    const lines = [
      above,
      `Student ID,School Year,${headers}`,
      '410200,2022-23,1010,English 9,A,0.5,1020,World Lit,F,0',
    ];
    writeFileSync(path, `${lines.filter(Boolean).join('\n')}\n`);
    const result = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
    const kept = await storedRows(result, ['course_code', 'course_title', 'final_grade', 'credits_earned']);
    expect(kept).toEqual([
      ['1010', 'English 9', 'A', '0.5'],
      ['1020', 'World Lit', 'F', '0.0'],
    ]);
    expect(result.verdict).toBe('success');
  });

  it('tells the credits earned from those attempted', async () => {
    const headers = 'S1 Credit,S1 Credit Earned,S1 Grade,S1 Credit Attempted';
    expect((await read(headers, [`${ROW}9,0,F,0.5`])).kept).toEqual(['S1 F 0.0 0.5']);
  });

  it("reads 'S1 Att' beside 'S1 Earn' as the credit attempted, where what was earned is all of it or nothing", async () => {
    const headers = 'S1 Mark,S1 Att,S1 Earn,S2 Mark,S2 Att,S2 Earn';
    const { kept } = await read(headers, [`${ROW}A,0.5,0.5,F,0.5,0`, `9${ROW}A,3,0.5,A,0.5,0.5`]);
    expect(kept.toSorted()).toEqual(['S1 A 0.5 -', 'S1 A 0.5 0.5', 'S2 A 0.5 0.5', 'S2 F 0.0 0.5']);
  });

  it('takes no attendance for credits attempted', async () => {
    const result = await read('S1 Mark,S1 Att,S1 Earned', [`${ROW}A,95,0.5`]);
    expect(result.kept).toEqual(['S1 A 0.5 -']);
    expect(result.statistics).toContain("Columns not stored: 'S1 Att'");
  });

  it('a credit without its grade is an error at its own row', async () => {
    const { groups } = await read('S1 Grade,S1 Cr,S2 Grade,S2 Cr', [`${ROW}A,0.5,,0.5`]);
    expect(groups.map(({ code, firstRows }) => [code, firstRows])).toEqual([['transcripts.credit-without-grade', [2]]]);
  });

  it('gives way to the final grade of the course, and one credit for all terms is not split', async () => {
    const whole = await read('S1 Grade,S1 Credit,S2 Grade,S2 Credit,Final Grade,Credits', [`${ROW}A,0.5,C,0.5,B,1`]);
    expect(whole.kept).toEqual(['- B 1.0 -']);
    const { missingColumns } = await read('S1 Grade,S2 Grade,Credits', [`${ROW}A,C,1`]);
    expect(missingColumns).toEqual(['Final grade']);
  });
});

describe('courses under everyday names', () => {
  it.each(['Crs', 'Crs ID', 'Course #'])("'Course' is the title beside '%s', and the code alone", async (code) => {
    const path = join(temporaryFolder(), 'file.csv');
    const at = async (headers: string) => {
      writeFileSync(path, `Student ID,School Year,${headers},Mark,Earned Credit\n410200,2022-23,1010,English 9,A,1\n`);
      const { columns } = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
      return [columns.course_code?.header, columns.course_title?.header];
    };
    expect(await at(`${code},Course`)).toEqual([code, 'Course']);
    expect(await at('Course,Description')).toEqual(['Course', 'Description']);
  });

  it("'CU' is the credit, 'Half' the term and 'Rep' the repeat where their values show it", async () => {
    const path = join(temporaryFolder(), 'file.csv');
    const rows = ['410200', '410201', '410202'].flatMap((id) => [
      `${id},2022-23,1,1010,English 9,A,5,`,
      `${id},2022-23,2,1010,English 9,B,5,R`,
    ]);
    writeFileSync(
      path,
      `${['Student ID,School Year,Half,Course Number,Course Title,Mark,CU,Rep', ...rows].join('\n')}\n`,
    );
    const { columns, rowsKept } = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
    expect([columns.term?.header, columns.credits_earned?.header, columns.repeat_code?.header]).toEqual([
      'Half',
      'CU',
      'Rep',
    ]);
    expect(rowsKept).toBe(6);
  });
});
