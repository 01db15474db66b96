import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, temporaryFolder } from '../../test-run.ts';

const CONTEXT: IngestContext = {
  yearEnding: 2024,
  schools: [
    { id: 'maple', name: 'Maple High School', local_id: '0101', state_id: null, nces_id: null, ceeb_code: null },
  ],
  chosen: { schoolIds: ['maple'], years: [], demographicTypes: [], testTypes: [] },
};

const HEADER = 'Student ID,School,School Year,Course Number,Course Name,S1 Mark,Final Mark,Credits Earned';
const mark = (id: number) => `00123${id},0101,2022-23,ENG9,English 9,B,A,1`;
/** More rows than are looked at to find the header. */
const MARKS = Array.from({ length: 30 }, (_, index) => mark(index + 10));

/** Rows that were kept, and those that a finding names. */
async function read(lines: readonly string[], type: UploadFileType = 'TRANSCRIPT') {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  const { rowsKept, leftOut, failing, issues } = await check(path, type, CONTEXT);
  const rows = issues.filter(({ code }) => code === 'file.second-header').map(({ row }) => row);
  return { rowsKept, rows, inError: leftOut.find(({ reason }) => reason === 'in-error')?.rows, failing: failing?.rows };
}

it('the header again right below it in another language is left out, and one in another order is not', async () => {
  const spanish = 'Número de estudiante,Género,Etnia,Almuerzo';
  const students = ['410200,F,White,Paid', '410201,M,Black,Free'];
  const below = (line: string) => read([spanish, line, ...students], 'STUDENT_DEMOGRAPHICS');
  expect(await below('Student ID,Gender,Ethnicity,Lunch')).toMatchObject({ rowsKept: 2, rows: [] });
  expect(await below('Student ID,Ethnicity,Gender,Lunch')).toMatchObject({ rows: [3, 4] });
});

describe('a second header among the rows', () => {
  it('in another order leaves what is below it unread', async () => {
    const other = 'Student ID,School,School Year,Course Number,Course Name,Final Mark,S1 Mark,Credits Earned';
    const twoMarks = [HEADER, ...MARKS, other, '0012390,0101,2022-23,ENG9,English 9,A,B,1'];
    expect(await read(twoMarks)).toEqual({ rowsKept: 30, rows: [33], inError: 1, failing: 1 });

    const turned = 'School,Student ID,Course Name,Credits Earned';
    const shorter = [HEADER, ...MARKS, turned, '0101,0012390,English 9,1', '0101,0012391,English 9,1'];
    expect(await read(shorter)).toMatchObject({ rowsKept: 30, rows: [33, 34], inError: 2, failing: 2 });
  });

  it('with other columns does so, too: no date of an exit is that of an entry', async () => {
    const first = 'Student ID,School,Grade Level,Last Name,Entry Date';
    const enrolled = Array.from({ length: 30 }, (_, index) => `00123${index + 10},0101,12,Ruiz,8/16/2023`);
    const gone = ['Student ID,School,Grade Level,Last Name,Exit Date', '0012390,0101,12,Lee,1/5/2024'];
    expect(await read([first, ...enrolled, ...gone], 'STUDENT_ROSTER')).toMatchObject({ rowsKept: 30, rows: [33] });
    // Both among the rows in which the header is looked for.
    expect(await read([first, ...enrolled.slice(0, 3), ...gone], 'STUDENT_ROSTER')).toMatchObject({
      rowsKept: 3,
      rows: [6],
    });
    const more = [
      'Student ID,School,Grade Level,Last Name,Exit Date,Exit Reason',
      '0012390,0101,12,Lee,1/5/2024,Moved',
    ];
    expect(
      await read(['Enrolled', first, ...enrolled.slice(0, 3), '', 'Withdrawn', ...more], 'STUDENT_ROSTER'),
    ).toMatchObject({
      rowsKept: 3,
      rows: [9],
    });
  });

  it('cut off, or with the number of a page, is the same one', async () => {
    for (const again of [HEADER.replace('Credits Earned', 'Credits Ear'), HEADER.replace('S1 Mark', 'Page 2')])
      expect(await read([HEADER, ...MARKS, again, mark(90)])).toMatchObject({ rows: [] });
  });

  it('in the same order, and words of headers in a row of data, do not', async () => {
    expect(await read([HEADER, ...MARKS, HEADER, mark(90)])).toMatchObject({ rowsKept: 31, rows: [] });
    const named = '0012390,0101,2022-23,School,Course Name,B,A,1';
    expect(await read([HEADER, ...MARKS, named])).toMatchObject({ rowsKept: 31, rows: [] });
  });
});

describe('a second header in other words', () => {
  const roster = (ids: readonly number[], cells: string) => ids.map((id) => `00123${id},${cells}`);
  const FIRST = 'Student ID,School,School Year,Grade Level,Gender,Homeroom';
  const above = [FIRST, ...roster([10, 11, 12, 13], '0101,2022-23,11,F,A1')];

  it.each([
    ['a byte order mark', '\uFEFFStudent ID,School,School Year,Grade Level,Gender,Homeroom'],
    ['other letters', 'STUDENT ID,SCHOOL,SCHOOL_YEAR,GRADE LEVEL,GENDER,HOMEROOM'],
    ['fewer columns', 'Student ID,School,School Year,Grade Level'],
    ['other names of the same columns', 'Student Number,School Name,Year,Grade Level'],
  ])('with %s is left out, and the rows below it are read', async (_, again) => {
    const lines = [...above, again, ...roster([20, 21], '0101,2023-24,12')];
    expect(await read(lines, 'STUDENT_ROSTER')).toEqual({
      rowsKept: 6,
      rows: [],
      inError: undefined,
      failing: undefined,
    });
  });

  it('leaves the rows below it unread where its columns are in another order, or another may be meant', async () => {
    const turned = 'Student Number,Grade,School Name,Year';
    expect(
      await read([...above, turned, '0012320,12,0101,2023-24', '0012321,12,0101,2023-24'], 'STUDENT_ROSTER'),
    ).toMatchObject({ rowsKept: 4, rows: [7, 8] });
    const students = Array.from({ length: 4 }, (_, index) => `004102${index},F,Asian,N,Y`);
    const turnedFlags = ['Student Number,Sex,Ethnicity,IEP,ELL', '0041030,M,White,Y,N'];
    expect(
      await read(['Student ID,Gender,Race,ELL,IEP', ...students, ...turnedFlags], 'STUDENT_DEMOGRAPHICS'),
    ).toMatchObject({ rowsKept: 4, rows: [7] });
    const ids = Array.from({ length: 4 }, (_, index) => `004102${index},77004102${index},0101,2022-23,11`);
    const turnedIds = ['SSID,Student Number,School,School Year,Grade', '770041030,0041030,0101,2022-23,11'];
    expect(
      await read(['Student ID,State ID,School,School Year,Grade', ...ids, ...turnedIds], 'STUDENT_ROSTER'),
    ).toMatchObject({ rowsKept: 4, rows: [7] });
  });

  it('is that of a list of other things', async () => {
    const courses = Array.from({ length: 4 }, (_, index) => `M10${index},Algebra ${index},Mathematics,Regular`);
    const colleges = ['Course Code,Title,College,Credits', 'DE101,College Algebra,Metro College,3'];
    expect(
      await read(['Course Code,Course Title,Subject,Level', ...courses, '', ...colleges], 'COURSE_CATALOG'),
    ).toMatchObject({ rowsKept: 4, rows: [8] });
    const students = Array.from({ length: 4 }, (_, index) => `004102${index},F,White,N`);
    for (const between of [[], ['']])
      expect(
        await read(
          [
            'Student ID,Gender,Race,ELL',
            ...students,
            ...between,
            'Staff ID,Gender,Race,Role',
            '50101,M,Asian,Teacher',
            '50102,M,Asian,Teacher',
          ],
          'STUDENT_DEMOGRAPHICS',
        ),
      ).toMatchObject({ rowsKept: 4, inError: 2 });
  });

  it('with more names than the first does not take its rows for titles', async () => {
    const sat = ['Student ID,Test,Test Date,Math,EBRW,Total', '0041020,SAT,2023-05-06,500,510,1010'];
    const act = ['ID,Date,English,Math,Reading,Science,Composite', '0041040,2023-04-04,20,21,22,23,22'];
    const lines = [...sat, '0041021,SAT,2023-05-06,520,510,1030', '', 'ACT', ...act];
    expect(await read(lines, 'STUDENT_TEST_SCORES')).toMatchObject({ rowsKept: 2, rows: [7] });
  });

  it('is not a row of data whose flags have the names of their columns', async () => {
    const flags = ['ALGH,Algebra,Math,Honors,AP,IB', 'M101,Geometry,Math,Honors,AP,IB', 'M102,Calculus,Math,,AP,'];
    expect(await read(['Course Code,Course Title,Subject,Honors,AP,IB', ...flags], 'COURSE_CATALOG')).toMatchObject({
      rowsKept: 3,
      rows: [],
    });
  });

  it('is known by the ID it begins with in a narrow table, or with few columns of its own', async () => {
    const genders = ['Student ID,Gender', '0041020,F', '0041021,M'];
    const races = ['0041020,White', '0041021,Asian'];
    for (const header of ['Student ID,Race', 'ID,Race', 'Student Number,Ethnicity'])
      expect(await read([...genders, '', header, ...races], 'STUDENT_DEMOGRAPHICS')).toMatchObject({
        rowsKept: 2,
        rows: [6, 7],
      });
    const wide = ['Student ID,Gender,Race,ELL', '0041020,F,White,N', '0041021,M,White,N', '0041022,M,White,N'];
    expect(
      await read([...wide, '', 'Student ID,Lunch', '0041020,F', '0041021,R'], 'STUDENT_DEMOGRAPHICS'),
    ).toMatchObject({ rowsKept: 3, rows: [7, 8] });
    for (const again of ['Student ID,Gender', 'Student Number,Sex'])
      expect(await read([...genders, again, '0041022,M'], 'STUDENT_DEMOGRAPHICS')).toMatchObject({
        rowsKept: 3,
        rows: [],
      });
  });

  it('does not look like a row of data with words for a code and a title', async () => {
    const courses = ['Course Code,Course Title,Subject', 'NAME,Names and Places,Social Studies', 'CODE,Coding,Math'];
    expect(await read(courses, 'COURSE_CATALOG')).toMatchObject({ rowsKept: 2, rows: [] });
    const students = ['Student ID,Race', 'race,White', 'okafor,Black', 'gender,Other'];
    expect(await read(students, 'STUDENT_DEMOGRAPHICS')).toMatchObject({ rowsKept: 3, rows: [] });
  });
});
