import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

function read(type: UploadFileType, lines: readonly string[], testTypes: readonly string[] = []) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  return check(path, type, { ...ONE_SCHOOL, chosen: { ...ONE_SCHOOL.chosen, testTypes } });
}

it('knows the headers that districts give to demographics', async () => {
  const found = await read('STUDENT_DEMOGRAPHICS', [
    'Stu No,M/F,R/E,F/R/P,ML Status,Students w/ Disabilities',
    '4101,F,Hisp,F,Current,Y',
    '4102,M,Blk,P,Never,N',
    '4103,F,Wht,R,Exit,N',
  ]);
  expect(found).toMatchObject({ verdict: 'success', counts: { error: 0, warning: 0 } });
  expect(await storedRows(found, ['race_value', 'is_low_income', 'english_learner', 'has_disability'])).toEqual([
    ['latinx', 'true', 'true', 'true'],
    ['black', 'false', 'false', 'false'],
    ['white', 'true', 'false', 'false'],
  ]);
});

it.each(['Black/AA', 'IsBlack', 'Black/African Am'])(
  'leaves no race out among columns of races: %s',
  async (header) => {
    const found = await read('STUDENT_DEMOGRAPHICS', [
      `Student ID,Hispanic,Asian,${header},White`,
      '4101,N,N,Y,N',
      '4102,N,N,N,Y',
      '4103,Y,N,N,Y',
    ]);
    expect(await storedRows(found, ['race_value'])).toEqual([['black'], ['white'], ['latinx']]);
  },
);

it('knows those of transcripts', async () => {
  const found = await read('TRANSCRIPT', [
    'Student,School Year,Term,Class Code,Class Name,Overall Grade,Credit Awarded,Class',
    '4101,2022-23,S1,1101,English 11,B+,0.5,Junior',
    '4102,2022-23,S1,1101,English 11,A,0.5,Junior',
  ]);
  expect(found).toMatchObject({ verdict: 'success', rowsKept: 2 });
  expect(await storedRows(found, ['student_id', 'points', 'grade_level'])).toEqual([
    ['4101', '3.3', '11'],
    ['4102', '4.0', '11'],
  ]);
});

it.each([
  [
    ['B+', 'A', 'F'],
    ['3.3', '4.0', '0.0'],
  ],
  // Codes of something else.
  [['01', '02', '05'], null],
])('takes a code of a grade for the grade where its cells are grades: %j', async (cells, points) => {
  const found = await read('TRANSCRIPT', [
    'Student ID,School Year,Course Code,Course Title,Grade Mark Code,Earned Credits',
    ...cells.map((cell, at) => `${4101 + at},2022-23,1101,English 11,${cell},0.5`),
  ]);
  expect(found.parquet ? (await storedRows(found, ['points'])).flat() : null).toEqual(points);
});

it('knows those of rosters and score files', async () => {
  const roster = await read('STUDENT_ROSTER', [
    'SID,Last,First,Grd,Bdate,From Date,To Date',
    '4101,Cole,Ada,12,3/14/2006,8/23/2023,6/7/2024',
    '4102,Diaz,Luis,12,5/2/2006,8/23/2023,1/12/2024',
  ]);
  expect(await storedRows(roster, ['student_id', 'grade_level', 'entry_date', 'exit_date'])).toEqual([
    ['4101', '12', '2023-08-23', '2024-06-07'],
    ['4102', '12', '2023-08-23', '2024-01-12'],
  ]);
  const scores = await read(
    'STUDENT_TEST_SCORES',
    ['SID,Test Date,ERW Score,SAT M,SAT', '4101,2023-10-07,500,510,1010'],
    ['SAT'],
  );
  expect(await storedRows(scores, ['sat_ebrw', 'sat_math', 'sat_total'])).toEqual([['500', '510', '1010']]);
});

it.each([
  ['term', 'MP', 'S1'],
  ['exclude_from_gpa', 'Non GPA', 'Y'],
  ['exclude_from_gpa', 'GPA Exempt', 'Y'],
  ['repeat_code', 'Rpt Tag', 'R'],
  ['cumulative_gpa', 'UW GPA', '3.25'],
  ['credits_attempted', 'Cr Atmpt', '0.5'],
])('reads %s of a transcript under %s, which it need not have', async (column, header, value) => {
  const found = await read('TRANSCRIPT', [
    `Student ID,School Year,Course Code,Course Title,Final Grade,Credits Earned,${header}`,
    `4101,2023-24,A1,Algebra I,B,0.5,${value}`,
    '4102,2023-24,A1,Algebra I,C,0.5,',
  ]);
  expect(found.columns[column]?.header).toBe(header);
  expect(found.rowsKept).toBe(2);
});

it.each([
  ['is_honors', 'Hon', 'Y'],
  ['is_honors', 'Honors Ind', 'N'],
  ['is_cte', 'CTAE', 'Y'],
  ['credits', 'Credits Offered', '0.5'],
])('reads %s of a catalog under %s, which it need not have', async (column, header, value) => {
  const found = await read('COURSE_CATALOG', [
    `Course Code,Course Title,Subject Area,School Year,${header}`,
    `A1,Algebra I,Mathematics,2023-24,${value}`,
    `B1,Biology,Science,2023-24,${value}`,
  ]);
  expect(found.columns[column]?.header).toBe(header);
});

it.each([
  ['exit_reason', 'Departure Reason', 'Transferred out of state'],
  ['exit_reason', 'Exit Category', 'Dropped out'],
  ['graduation_year', 'Proj Grad Year', '2024'],
  ['state_student_id', 'State Nbr', '9000000123'],
])('reads %s of a roster under %s, which it need not have', async (column, header, value) => {
  const found = await read('STUDENT_ROSTER', [
    `Student ID,Grade,School Year,${header}`,
    `4101,12,2023-24,${value}`,
    '4102,12,2023-24,',
  ]);
  expect(found.columns[column]?.header).toBe(header);
});

it.each(['Enroll Exit', 'Enroll End Date', 'Enrollment Exit', 'Date Out', 'Unenroll Date'])(
  'reads the days of leaving under %s',
  async (header) => {
    const found = await read('STUDENT_ROSTER', [
      `Student ID,Grade,School Year,Enroll Start,${header}`,
      '4101,12,2023-24,8/21/2023,5/24/2024',
      '4102,11,2023-24,8/22/2023,11/2/2023',
    ]);
    expect(await storedRows(found, ['entry_date', 'exit_date'])).toEqual([
      ['2023-08-21', '2024-05-24'],
      ['2023-08-22', '2023-11-02'],
    ]);
  },
);

it.each(['Ent Date', 'Ent Dt', 'Strt Date', 'Strt Dt'])(
  'reads the days of entry under %s, not those of grade 9',
  async (header) => {
    const found = await read('STUDENT_ROSTER', [
      `Student ID,Last Name,First Name,Grade,School Year,Entry 9,${header}`,
      '4101,Okafor,Ada,12,2023-24,8/20/2020,8/21/2023',
      '4102,Lee,Bo,11,2023-24,8/23/2021,8/22/2023',
    ]);
    expect(await storedRows(found, ['entry_date'])).toEqual([['2023-08-21'], ['2023-08-22']]);
  },
);

it.each([
  ['Subject,Max Cr,Crd Val', 'Mathematics,2,0.5', '0.5'],
  ['Subject,Max Cr', 'Mathematics,1.5', '1.5'],
])('reads what a course is worth before the most it may earn: %s', async (headers, cells, credits) => {
  const found = await read('COURSE_CATALOG', [
    `School Year,Course Code,Course Title,${headers}`,
    `2023-24,M1,Algebra I,${cells}`,
    `2023-24,M2,Geometry,${cells}`,
  ]);
  expect(await storedRows(found, ['credits'])).toEqual([[credits], [credits]]);
});

it.each([
  ['exit_reason', 'Reason', ['', 'Dropped out', 'Transferred out of state']],
  ['enrollment_status', 'Stat', ['Active', 'Withdrawn', 'Active']],
  ['enrollment_status', 'Act/Inact', ['Active', 'Inactive', 'Active']],
  ['graduation_year', 'Class', ['2024', '2025', '2024']],
  ['birth_date', 'Birth', ['3/14/2006', '11/2/2005', '']],
])('reads %s of a roster under %s where the cells are such', async (column, header, cells) => {
  const found = await rosterWith(header, cells);
  expect(found.columns[column]?.header).toBe(header);
  expect(found.rowsKept).toBe(3);
});

it.each([
  ['exit_reason', 'Reason', ['Medical', 'Bus route', 'Medical']],
  ['enrollment_status', 'Stat', ['Resident', 'Open', 'Resident']],
  ['graduation_year', 'Class', ['Senior', 'Senior', 'Junior']],
  ['birth_date', 'Birth', ['Mexico', 'USA', 'USA']],
])('does not read %s of a roster under %s where they are not', async (column, header, cells) => {
  const found = await rosterWith(header, cells);
  expect(found.columns[column]).toBeUndefined();
  expect(found.rowsKept).toBe(3);
});

const rosterWith = (header: string, cells: readonly string[]) =>
  read('STUDENT_ROSTER', [
    `Student ID,Grade,School Year,${header}`,
    ...cells.map((cell, at) => `410${at},12,2023-24,${cell}`),
  ]);

it('reads days and reasons of leaving under bare words, and warns where these say something else', async () => {
  const rows = (cells: readonly string[]) => cells.map((cell, at) => `410${at},Cole,Ada${at},12,${cell}`);
  const days = await read('STUDENT_ROSTER', [
    'Student ID,Last,First,Grd,Ent,Wd,With Rsn',
    ...rows(['8/15/2023,,', '8/15/2023,12/1/23,Moved out of state', '15-Aug-2023,,']),
  ]);
  expect(await storedRows(days, ['entry_date', 'exit_date', 'exit_reason'])).toEqual([
    ['2023-08-15', null, null],
    ['2023-08-15', '2023-12-01', 'transferred out'],
    ['2023-08-15', null, null],
  ]);
  for (const [header, cells] of [
    ['Exit', ['', 'W06', '']],
    ['Withdrawn', ['N', 'Y', 'N']],
  ] as const) {
    const other = await read('STUDENT_ROSTER', [`Student ID,Last,First,Grd,${header}`, ...rows(cells)]);
    expect(other.groups.map(({ code }) => code)).toEqual(['file.rows-may-not-count', 'year.final']);
    expect(await storedRows(other, ['exit_date'])).toEqual([[null], [null], [null]]);
  }
});

it('reads the first of several stays, and warns of the next', async () => {
  const found = await read('STUDENT_ROSTER', [
    'Student ID,Last,First,Grd,Entry1,Exit1,Entry2,Exit2',
    '4101,Cole,Ada,12,8/15/2023,10/2/2023,1/8/2024,',
    '4102,Diaz,Luis,12,8/15/2023,,,',
  ]);
  expect(await storedRows(found, ['entry_date', 'exit_date'])).toEqual([
    ['2023-08-15', '2023-10-02'],
    ['2023-08-15', null],
  ]);
  expect(found.groups.map(({ code }) => code)).toContain('file.returns-unread');
});

it('knows what states and short words call credits, grades and students', async () => {
  const found = await read('TRANSCRIPT', [
    'EIS ID,School Year,Course Code,Course Name,AlphaGradeEarned,Earned,Attempted,Unwtd Pts,Wtd Pts',
    '7000001,2022-23,1101,English 11,B+,0.5,0.5,3.3,4.3',
    '7000002,2022-23,1101,English 11,F,0,0.5,0,0',
  ]);
  expect(
    await storedRows(found, ['student_id', 'final_grade', 'credits_earned', 'credits_attempted', 'grade_points']),
  ).toEqual([
    ['7000001', 'B+', '0.5', '0.5', '3.3'],
    ['7000002', 'F', '0.0', '0.5', '0.0'],
  ]);
});

it('knows short names of the sections of the ACT', async () => {
  const found = await read(
    'STUDENT_TEST_SCORES',
    ['Student ID,Admin,Comp,Eng,Math,Read,Sci,Super', '4101,April 2023,20,18,19,21,22,23'],
    ['ACT'],
  );
  expect(await storedRows(found, ['test_date', 'act_composite', 'act_reading', 'act_superscore'])).toEqual([
    ['2023-04-01', '20', '21', '23'],
  ]);
});

it('knows other names of the science section and the superscore of the ACT, and of the level of an IB exam', async () => {
  const act = await read(
    'STUDENT_TEST_SCORES',
    [
      'Student ID,Admin,Composite,English,Math,Reading,Science Reasoning,Super Composite',
      '4101,April 2023,20,18,19,21,22,23',
    ],
    ['ACT'],
  );
  expect(await storedRows(act, ['act_science', 'act_superscore'])).toEqual([['22', '23']]);
  const ib = await read(
    'STUDENT_TEST_SCORES',
    ['Student ID,Year,Subject,Level (HL/SL),Group,Grade', '4101,2023,SPANISH B,HL,2,5'],
    ['IB'],
  );
  expect(await storedRows(ib, ['exam_level', 'score'])).toEqual([['HL', '5']]);
});

it('takes no ID of a second block of students for another ID of the first', async () => {
  const found = await read('STUDENT_ROSTER', [
    'Student ID,Last Name,Grade,,Student ID,Last Name,Grade',
    '4101,Cole,12,,4103,Diaz,11',
    '4102,Lee,12,,4104,Cruz,11',
  ]);
  expect(await storedRows(found, ['student_id', 'other_student_id'])).toEqual([
    ['4101', null],
    ['4102', null],
  ]);
  expect(found.groups.find(({ code }) => code === 'file.side-by-side')?.message).toContain('2 rows of the second one');
});

it('knows the transcripts of Florida and Texas, and takes no flag of a course for its title', async () => {
  const florida = await read('TRANSCRIPT', [
    'STUDENT NUMBER IDENTIFIER LOCAL,SCHOOL YEAR,TERM,COURSE NUMBER,COURSE TITLE ABBREVIATED,COURSE GRADE,CREDIT ATTEMPTED COURSE,CREDIT EARNED COURSE,COURSE FLAG',
    '4101,2223,1,2001310,ENG HON 1,A,0.50,0.50,',
  ]);
  const columns = ['course_title', 'credits_attempted', 'credits_earned'];
  expect(await storedRows(florida, columns)).toEqual([['ENG HON 1', '0.5', '0.5']]);
  const unknown = await read('TRANSCRIPT', [
    'Student ID,School Year,Course Number,Course Flag,Mark,Credit,Grade Level',
  ]);
  expect(unknown.columns.course_title).toBeUndefined();
  const texas = await read('TRANSCRIPT', [
    'LocalStudentId,SchoolYear,ServiceId,CourseSequence,CourseTitle,SemesterGrade,CreditsEarned',
    ...['4101', '4102', '4103'].flatMap((id) => [
      `${id},2022-23,03220100,1,ENGLISH I,88,.5`,
      `${id},2022-23,03220100,2,ENGLISH I,91,.5`,
    ]),
  ]);
  expect((await storedRows(texas, ['course_code', 'term', 'final_grade'])).slice(0, 2)).toEqual([
    ['03220100', '1', '88'],
    ['03220100', '2', '91'],
  ]);
});

it.each(['CourseAcademicGrade', 'FG_GRADE'])("knows '%s', and the grade level at the time", async (header) => {
  const found = await read('TRANSCRIPT', [
    `StudentNumber,SchoolYear,SessionDesignator,CourseNumber,CourseTitle,${header},Credit,Current Grade,Grade Level at Time`,
    '4101,2022-23,2022-08,1010,English 11,A,0.5,12,11',
    '4101,2022-23,2023-01,1010,English 11,B,0.5,12,11',
  ]);
  expect(await storedRows(found, ['term', 'final_grade', 'grade_level'])).toEqual([
    ['2022-08', 'A', '11'],
    ['2023-01', 'B', '11'],
  ]);
});

it.each(['Grade', 'Unweighted Grade'])("reads percents with their sign under '%s'", async (header) => {
  const found = await read('TRANSCRIPT', [
    `Student ID,Year in School,Term,Course ID,Course Title,${header},Weighted Grade,Credits`,
    '4101,Freshman,S1,1010,English 9,88%,93%,0.5',
    '4101,Senior,S1,1040,English 12,95%,99%,0.5',
  ]);
  expect(await storedRows(found, ['school_year', 'final_grade'])).toEqual([
    ['2021', '88'],
    ['2024', '95'],
  ]);
});

it.each([
  ['Total Score,RW Section Score,Math Section Score', '1010,500,510'],
  ['SAT Superscore Total,SAT Superscore EBRW,SAT Superscore Math', '1010,500,510'],
  ['Total,RW,M', '1010,500,510'],
])('reads the sections of the SAT under %s', async (headers, cells) => {
  const rows = ['4101', '4102', '4103', '4104', '4105'].map((id) => `${id},Spring 2023,${cells}`);
  const found = await read('STUDENT_TEST_SCORES', [`Student ID,Administration,${headers}`, ...rows], ['SAT']);
  const kept = await storedRows(found, ['test_date', 'sat_total', 'sat_ebrw', 'sat_math']);
  expect(kept[0]).toEqual(['2023-03-01', '1010', '500', '510']);
  expect(kept).toHaveLength(5);
});

it.each(['Delayed', 'Cancelled', 'Withheld'])("an exam with '%s' has no score", async (text) => {
  const found = await read(
    'STUDENT_TEST_SCORES',
    ['Student ID,AP Exam,Score,Year', `4101,Biology,${text},2023`],
    ['AP'],
  );
  expect(found.groups.map(({ code }) => code)).toEqual(['tests.no-score']);
  expect(await storedRows(found, ['numeric_score'])).toEqual([[null]]);
});

it('knows courses of a pathway by the code of the state, where there is no other', async () => {
  const header = 'Career Cluster,Program of Study,PEIMS Code,Course Name,Level';
  const rows = ['13020200,Medical Terminology,Level 1', '13020400,Anatomy,Level 3'];
  const found = await read('CTE_PATHWAY_CATALOG', [header, ...rows.map((row) => `Health Science,Nursing,${row}`)]);
  expect(await storedRows(found, ['course_code'])).toEqual([['13020200'], ['13020400']]);
  const both = await read('CTE_PATHWAY_CATALOG', [
    `${header},Course Number`,
    `Health Science,Nursing,13020200,Terms,Level 1,8001`,
  ]);
  expect(await storedRows(both, ['course_code'])).toEqual([['8001']]);
});

it('knows why students left under Lv Rsn', async () => {
  const found = await read('STUDENT_ROSTER', [
    'Student ID,School Year,Grade Level,Ent Dt,Lv Dt,Lv Rsn',
    '4101,2023-24,12,20230815,20240110,Moved out of state',
  ]);
  expect(await storedRows(found, ['exit_date', 'exit_reason'])).toEqual([['2024-01-10', 'transferred out']]);
});

it("joins both columns 'ID' of a header in two lines with the word above", async () => {
  const found = await read('TRANSCRIPT', [
    'Student,School,,Course,Course,Final,Credit',
    'ID,Year,Term,ID,Title,Grade,Earned',
    '4101,2022-23,S1,1101,English 11,A,0.5',
    '4102,2022-23,S1,1101,English 11,B,0.5',
  ]);
  expect(await storedRows(found, ['student_id', 'course_code', 'course_title'])).toEqual([
    ['4101', '1101', 'English 11'],
    ['4102', '1101', 'English 11'],
  ]);
});

it('knows those of Florida, Georgia and Ohio', async () => {
  const florida = await read('STUDENT_ROSTER', [
    '"School Number, Current Enrollment",School Year,"Student Number Identifier, Local",Grade Level',
    '101,2324,4101,12',
    '0999,2324,4102,12',
  ]);
  expect(await storedRows(florida, ['student_id', 'school_id'])).toEqual([['4101', 'lakeview']]);
  const georgia = await read('TRANSCRIPT', [
    'Student ID,School Year Ending,Grade Level,Course Code,Course Title,Final Grade,Credits',
    '4101,2022,9,1101,English 9,B,1',
    '4101,2023,9,1101,English 9,A,1',
  ]);
  expect(await storedRows(georgia, ['school_year'])).toEqual([['2022'], ['2023']]);
  const ohio = await read('STUDENT_DEMOGRAPHICS', [
    'EMIS Student ID,Summative Racial/Ethnic Group',
    '4101,Black',
    '4102,Hispanic',
  ]);
  expect(await storedRows(ohio, ['race_value'])).toEqual([['black'], ['latinx']]);
});

it('reads Start and End in a roster where they have days', async () => {
  const days = await read('STUDENT_ROSTER', [
    'Student ID,School Year,Grade Level,Start,End',
    '4101,2023-24,12,8/14/2023,1/12/2024',
    '4102,2023-24,12,8/14/2023,',
  ]);
  expect(await storedRows(days, ['entry_date', 'exit_date'])).toEqual([
    ['2023-08-14', '2024-01-12'],
    ['2023-08-14', null],
  ]);
  const terms = await read('STUDENT_ROSTER', ['Student ID,School Year,Grade Level,Start,End', '4101,2023-24,12,S1,S2']);
  expect(terms.columns).not.toHaveProperty('exit_date');
});

it('does not take the class of a student for the code of a course', async () => {
  const header = 'Student ID,Class,Course Title,School Year,Grade Level,Final Grade,Credits Earned';
  const rows = ['4101,2024,Biology,2022-23,11,A,1', '4102,2025,Choir,2022-23,10,B,1'];
  const found = await read('TRANSCRIPT', [header, ...rows]);
  expect(found.columns.course_code).toBeUndefined();
  const abbreviated = await read('TRANSCRIPT', [
    header.replace('Course Title', 'Course Abbrev,Course Title'),
    ...rows.map((row) => row.replace(/(Biology|Choir)/, 'ABC1,$1')),
  ]);
  expect(abbreviated.columns.course_code?.header).toBe('Course Abbrev');
});

it.each(['Course Letter Grade', 'Course Numeric Grade'])('reads the grade under %s', async (header) => {
  const grade = header.includes('Letter') ? 'A' : '95';
  const found = await read('TRANSCRIPT', [
    `Student ID,Course Code,Course Title,School Year,Grade Level,${header},Credits Earned`,
    `4101,B1,Biology,2022-23,11,${grade},1`,
  ]);
  expect(await storedRows(found, ['final_grade', 'points'])).toEqual([[grade, '4.0']]);
});

it("knows the elements of Massachusetts' collection by their numbers, and asks what their codes mean", async () => {
  const file = ['DOE001,DOE002,DOE003,DOE005,DOE009,DOE010,DOE016,DOE019,DOE025', '41,9041,Ada,Okafor,F,01,11,00,01'];
  const roster = await read('STUDENT_ROSTER', file);
  const columns = ['student_id', 'state_student_id', 'first_name', 'last_name', 'grade_level'];
  expect(await storedRows(roster, columns)).toEqual([['41', '9041', 'Ada', 'Okafor', '11']]);
  const demographics = await read('STUDENT_DEMOGRAPHICS', file);
  expect(await storedRows(demographics, ['gender', 'race_value', 'is_low_income', 'english_learner'])).toEqual([
    ['female', null, null, null],
  ]);
  expect(demographics.groups.map(({ code }) => code)).toEqual([
    'file.codes-asked',
    'file.codes-asked',
    'file.codes-asked',
  ]);
});

it('knows the number and the name of a course beside its credits, and of nothing else', async () => {
  const rows = ['2001,Algebra I,Mathematics,1', '3001,Biology,Science,1'];
  const found = await read('COURSE_CATALOG', ['Number,Name,Department,Credits', ...rows]);
  expect(await storedRows(found, ['course_code', 'course_title'])).toEqual([
    ['2001', 'Algebra I'],
    ['3001', 'Biology'],
  ]);
  const others = ['Department,Seats', 'School,Credits', 'Teacher,Credits', 'GPA,Credits', 'Grade,Credits'];
  for (const headers of others.map((more) => `Number,Name,${more}`))
    expect((await read('COURSE_CATALOG', [headers, ...rows])).parquet).toBeNull();
});

it("knows the names of Vermont's collection", async () => {
  const file = 'ENRORGID,LCLSTUNUM,GRADE,ENRBEGDATE,ENRENDDATE,EXITTYPE,SY';
  const found = await read('STUDENT_ROSTER', [file, 'Lakeview,41,12,08/25/2022,06/15/2023,08,2022-2023']);
  const columns = ['school', 'student_id', 'entry_date', 'exit_date', 'school_year'];
  expect(await storedRows(found, columns)).toEqual([['Lakeview', '41', '2022-08-25', '2023-06-15', '2023']]);
});

it('reads the school in which a credit was earned before the school of today', async () => {
  const found = await read('TRANSCRIPT', [
    'Student ID,School Name,School Where Earned,School Year,Term,Course Code,Course Title,Mark,Credits Earned',
    '4101,Lakeview,Lakeview,2021-22,S1,0101,English I,B,5',
    '4101,Lakeview,Elm Academy,2020-21,S1,EN9,English 9,B,5',
  ]);
  expect(await storedRows(found, ['school', 'is_transfer'])).toEqual([
    ['Lakeview', 'false'],
    ['Elm Academy', 'true'],
  ]);
});

it('reads days and reasons of withdrawals and the class under short names', async () => {
  const found = await read('STUDENT_ROSTER', [
    'Other ID,Grade,School Year,Wdl Dt,Wdl Cd,Anticipated Grad',
    '4101,12,2023-24,01/19/2024,Transfer out of state,2024',
  ]);
  expect(await storedRows(found, ['exit_date', 'exit_reason', 'graduation_year'])).toEqual([
    ['2024-01-19', 'transferred out', '2024'],
  ]);
});

it('reads the credit of a term before the most that a course gives, and honors as the university certifies it', async () => {
  const found = await read('COURSE_CATALOG', [
    'Course,Description,Dept,Max Credits,Credit Per Term,UC Honors,Año lectivo,Es CTE',
    '0101,Drawing,Art,20,5,Y,2023-2024,No',
  ]);
  expect(await storedRows(found, ['credits', 'level', 'school_year', 'cte'])).toEqual([
    ['5.0', 'honors', '2024', 'false'],
  ]);
});

it('asks about codes that the header explains', async () => {
  const found = await read('STUDENT_DEMOGRAPHICS', ['Student ID,Gender (1=F 2=M)', '4101,1', '4102,2']);
  expect(found.columns.gender?.header).toBe('Gender (1=F 2=M)');
  expect(found.groups.map(({ code }) => code)).toEqual(['file.codes-asked']);
});

it.each(['Exempt from GPA', 'Excl from GPA', 'Not Counted in GPA', 'Do Not Count in GPA', 'Suppress GPA'])(
  'leaves grades out of the average under %s',
  async (header) => {
    const found = await read('TRANSCRIPT', [
      `Student ID,School Year,Course Code,Course Title,Mark,Credits Earned,${header}`,
      '4101,2021-22,0101,English I,B,5,Y',
      '4101,2021-22,0102,Algebra I,A,5,N',
    ]);
    expect(await storedRows(found, ['exclude_from_gpa'])).toEqual([['true'], ['false']]);
  },
);

it.each([
  ['Adv Pl', 'AP'],
  ['Pre-AP', 'honors'],
  ['Advanced', 'honors'],
  ['Accelerated', 'honors'],
])('reads a level by yes and no under %s', async (header, level) => {
  const found = await read('COURSE_CATALOG', [
    `Course Code,Course Title,Subject,School Year,${header}`,
    '0101,Drawing,Art,2023-24,Y',
    '0102,Painting,Art,2023-24,N',
  ]);
  expect(await storedRows(found, ['level'])).toEqual([[level], ['general']]);
});

it('reads names of levels under them as levels', async () => {
  const found = await read('COURSE_CATALOG', [
    'Course Code,Course Title,Subject,School Year,Advanced',
    '0101,Drawing,Art,2023-24,AP',
    '0102,Painting,Art,2023-24,Honors',
  ]);
  expect(await storedRows(found, ['level'])).toEqual([['AP'], ['honors']]);
});

it('splits names below a header that says their order, and reads the class under one word', async () => {
  const found = await read('STUDENT_ROSTER', [
    'Student ID,"Name (Last, First)",Grade,School Year,Bday,Grad',
    '4101,"Okafor, Ada",12,2023-24,3/4/2006,2024',
  ]);
  const columns = ['last_name', 'first_name', 'birth_date', 'graduation_year'];
  expect(await storedRows(found, columns)).toEqual([['Okafor', 'Ada', '2006-03-04', '2024']]);
});

it.each(['course_key,course_nbr', 'course_id,crs_no', 'Course ID,Course No', 'crs_id,crs_cd'])(
  'reads the number of a course beside the number of its row: %s',
  async (headers) => {
    const found = await read('TRANSCRIPT', [
      `Student ID,School Year,${headers},Course Title,Final Grade,Credits Earned`,
      '4101,2022-23,880,1101,English 11,B,1',
      '4102,2022-23,881,2030,Algebra II,A,1',
    ]);
    expect(await storedRows(found, ['course_code'])).toEqual([['1101'], ['2030']]);
  },
);

it('knows the aliases that analysts write into queries', async () => {
  const marks = await read('TRANSCRIPT', [
    'stu_lasid,acad_yr,crs_no,crs_ttl,mark_ltr,crd_poss,crd_earn,xfer_flag,cum_cr',
    '4101,2022-23,1101,English 11,B+,1,1,0,14',
    '4102,2022-23,1101,English 11,F,1,0,1,9',
  ]);
  expect(await storedRows(marks, ['final_grade', 'credits_earned', 'is_transfer'])).toEqual([
    ['B+', '1.0', 'false'],
    ['F', '0.0', 'true'],
  ]);
  const roster = await read('STUDENT_ROSTER', [
    'stu_lasid,lst_nm,frst_nm,gr_lvl_cd,acad_yr,wd_dt,wd_rsn_cd',
    '4101,Cole,Ada,12,2023-24,2024-01-12,T1',
    '4102,Diaz,Luis,12,2023-24,NULL,NULL',
  ]);
  expect(await storedRows(roster, ['first_name', 'exit_date', 'exit_reason'])).toEqual([
    ['Ada', '2024-01-12', 'T1'],
    ['Luis', null, null],
  ]);
  expect(roster.mapping?.values).toMatchObject([{ column: 'exit_reason', text: 'T1' }]);
});

it('asks which race each of seven codes is under a name of ethnicity', async () => {
  const codes = ['1', '2', '3', '4', '5', '6', '7'];
  const found = await read('STUDENT_DEMOGRAPHICS', [
    'stu_lasid,eth_cd',
    ...codes.map((code, at) => `${4101 + at},${code}`),
  ]);
  expect(found.mapping?.values.map(({ column, text }) => [column, text])).toEqual(
    codes.map((code) => ['race_ethnicity', code]),
  );
});

it('asks which level yes is under AP/IB, and reads what is next to numbers of credits', async () => {
  const found = await read('COURSE_CATALOG', [
    'Course Code,Course Title,Department,HS Credit,AP/IB',
    '1101,English 11,English,1,No',
    '3020,Biology II,Science,0.5,Yes',
  ]);
  expect(found.mapping?.values).toMatchObject([{ column: 'course_level', text: 'Yes' }]);
  expect(await storedRows(found, ['credits', 'level'])).toEqual([
    ['1.0', 'general'],
    ['0.5', 'general'],
  ]);
});

it('asks for the number of a system beside that of the state', async () => {
  const found = await read('STUDENT_ROSTER', [
    'Alma Student ID,State ID,Grade Level,School Year',
    '4101,9000001,12,2023-24',
    '4102,9000002,12,2023-24',
  ]);
  expect(found).toMatchObject({ missingColumns: ['Student ID (local)'], rowsKept: 0 });
  expect(found.mapping?.columns.find(({ column }) => column === 'student_id')?.start?.header).toBe('Alma Student ID');
});
