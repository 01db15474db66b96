import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { findHeaderLines, looksLikeData, shapeOf } from '../read/header.ts';
import { check, temporaryFolder } from '../test-run.ts';

const school = (id: string, name: string) => ({
  id,
  name,
  local_id: null,
  state_id: null,
  nces_id: null,
  ceeb_code: null,
});
const context: IngestContext = {
  yearEnding: 2024,
  schools: [school('lakeview', 'Lakeview High School')],
  chosen: { schoolIds: ['lakeview'], years: [], demographicTypes: [], testTypes: [] },
};

function read(type: UploadFileType, lines: string[], chosen: Partial<IngestContext['chosen']> = {}) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  return check(path, type, { ...context, chosen: { ...context.chosen, ...chosen } });
}
const headersOf = (columns: Record<string, { header: string }>) =>
  Object.fromEntries(Object.entries(columns).map(([name, { header }]) => [name, header]));

describe('header lines', () => {
  const known = new Set(['student id', 'credits earned', 'credits attempted', 'grade']);
  const score = (cells: readonly string[]) => cells.filter((cell) => known.has(cell.trim().toLowerCase())).length;

  it('joins two lines where they name more columns together; a merged cell stands for those below it', () => {
    const lines = [
      ['District report', '', '', ''],
      ['Student', '', 'Credits', ''],
      ['ID', 'Grade', 'Earned', 'Attempted'],
      ['0012345', 'B+', '0.5', '0.5'],
    ];
    // 'Grade' is known by itself: only what needs the word above is joined with it.
    expect(findHeaderLines(lines, score)).toMatchObject({
      row: 2,
      isJoined: true,
      score: 4,
      cells: ['Student ID', 'Grade', 'Credits Earned', 'Credits Attempted'],
    });
  });

  it('tells the columns of the SAT from those of the PSAT beside it', () => {
    const names = (cells: readonly string[]) =>
      cells.filter((cell) => /^(Student ID|(SAT )?(Math|Total|Date))$/.test(cell)).length;
    const lines = [
      ['', 'PSAT/NMSQT', '', '', 'SAT', '', ''],
      ['Student ID', 'Math', 'Total', 'Date', 'Math', 'Total', 'Date'],
      ['0012345', '480', '960', '10/12/2022', '510', '1020', '10/07/2023'],
    ];
    const cells = ['Student ID', ...['Math', 'Total', 'Date'].map((part) => `PSAT/NMSQT ${part}`)];
    const ours = ['SAT Math', 'SAT Total', 'SAT Date'];
    expect(findHeaderLines(lines, names)).toMatchObject({ row: 1, isJoined: true, cells: [...cells, ...ours] });
    const withSittings = lines.toSpliced(1, 0, ['', 'Fall 2022', '', '', 'Fall 2023', '', '']);
    expect(findHeaderLines(withSittings, names)).toMatchObject({ row: 2, cells: [...cells, ...ours] });
    const alone = lines.with(0, ['PSAT/NMSQT Report', '', '', '', '10/12/2022', '', '']);
    expect(findHeaderLines(alone, names).cells).not.toContain('PSAT/NMSQT Report Math');
    const practice = lines.with(0, ['SAT Practice Test 6', '', '', '', '', '', '']);
    expect(findHeaderLines(practice, names).cells).toEqual(lines[1]);
  });

  it('leaves a header in one line alone', () => {
    expect(findHeaderLines([['Title'], ['Student ID', 'Grade'], ['12', 'A']], score)).toMatchObject({
      row: 1,
      isJoined: false,
    });
  });

  it('tells values from headers, and shows values by their kind alone', () => {
    expect(looksLikeData(['0012345', 'Ruiz', 'Ana', '9', '2006-03-14'])).toBe(true);
    expect(looksLikeData(['Student ID', 'Exam Code 01', 'Grade 9 credits'])).toBe(false);
    expect(shapeOf(['0012345', 'Ruiz, Ana', '', '2006-03-14', 'B+'])).toEqual({
      kinds: [{ is: 'digits', count: 7 }, { is: 'text-with-comma' }, { is: 'empty' }, { is: 'date' }, { is: 'short' }],
      more: 0,
    });
  });
});

describe('files without a header row', () => {
  it('are refused by the shape of their first row, never by its values', async () => {
    const result = await read('TRANSCRIPT', [
      '0012345,Ruiz,2024,Math,95,1.0,2006-03-14',
      '0012346,Lee,2024,English,88,1.0,2006-05-01',
    ]);
    expect(result.verdict).toBe('malformed');
    expect(result.resultsSummary[0]?.description).toContain(
      'the first row already has data (a number of 7 digits, text,',
    );
    expect(JSON.stringify(result)).not.toMatch(/Ruiz|0012345/);
  });

  it('of CALPADS are named', async () => {
    const result = await read('STUDENT_ROSTER', [
      'SENR^A^^1234567^7654321^^2023-2024^9876543210^0012345^Ana^^Ruiz',
      'SENR^A^^1234567^7654321^^2023-2024^9876543211^0012346^Kim^^Lee',
    ]);
    expect(result.verdict).toBe('malformed');
    expect(result.resultsSummary[0]?.description).toContain('a CALPADS file of SENR records without a header row');
    expect(JSON.stringify(result)).not.toMatch(/Ruiz|0012345/);
  });

  it.each([
    [
      'SENR',
      'SENR^A^^1234567^7654321^^2023-2024^9876543210^0012345',
      /for SENR, and upload it as Student Roster\. We need Student ID/,
    ],
    ['SPRG-U', 'SPRG-U^A^^1234567^7654321^2023-2024^9876543210', /for SPRG, and upload it as Student Demographics\./],
    [
      'SCSC',
      'SCSC^A^^1234567^7654321^2023-2024^9876543210^0012345',
      /SCSC records do not have course titles.* upload that as Student Transcripts/,
    ],
    ['SDIS', 'SDIS^A^^1234567^7654321^2023-2024^9876543210', /does not use records of this kind/],
    ['POST', 'POST^A^^1234567^7654321^2023-2024^9876543210', /does not use records of this kind/],
  ])('of CALPADS are told what to do with %s records', async (_record, row, words) => {
    const result = await read('STUDENT_ROSTER', [row, row.replace('9876543210', '9876543211')]);
    expect(result.verdict).toBe('malformed');
    expect(JSON.stringify(result.resultsSummary)).toMatch(words);
  });
});

describe('columns that hold several of ours', () => {
  it('splits Last, First Middle at the comma, a suffix aside', async () => {
    const result = await read('STUDENT_ROSTER', [
      'Student ID,Student Name,Grade Level,School Year',
      '0012345,"Ruiz, Ana Maria",12,2023-24',
      '0012346,"Smith, Jr., Bo",12,2023-24',
    ]);
    expect(result).toMatchObject({ verdict: 'success', rowsKept: 2 });
    expect(headersOf(result.columns)).toMatchObject({ last_name: 'Student Name', first_name: 'Student Name' });
  });

  it('keeps a second id, but not one that is the name of a state', async () => {
    const result = await read('STUDENT_DEMOGRAPHICS', ['Local ID,SSID,State ID,Gender', '0012345,9000000001,WA,F']);
    expect(headersOf(result.columns)).toMatchObject({ student_id: 'Local ID', other_student_id: 'SSID' });
    expect(Object.values(headersOf(result.columns))).not.toContain('State ID');
  });

  it('finds columns behind the name of their table', async () => {
    const result = await read('TRANSCRIPT', [
      'STUDENTS.Student_Number,[39]SchoolName,transcript.courseNumber,StoredGrades.Course_Name,StoredGrades.Grade,StoredGrades.EarnedCrHrs,StoredGrades.TermID,StoreCode,Percent',
      '0012345,Lakeview High School,2210,Algebra,B+,0.5,3300,S1,88',
    ]);
    expect(result).toMatchObject({ verdict: 'success', rowsKept: 1, missingColumns: [] });
    expect(headersOf(result.columns)).toMatchObject({
      student_id: 'STUDENTS.Student_Number',
      course_code: 'transcript.courseNumber',
      final_grade: 'StoredGrades.Grade',
    });
  });

  it('takes an empty column that may stay away as absent', async () => {
    const result = await read(
      'COURSE_CATALOG',
      ['School,School Year,Course Number,Course Name,Subject', ',,2210,Algebra,Math'],
      {
        years: [2024],
      },
    );
    expect(result).toMatchObject({ verdict: 'success', rowsKept: 1 });
    expect(headersOf(result.columns)).toEqual({
      course_code: 'Course Number',
      course_title: 'Course Name',
      subject_area: 'Subject',
    });
  });

  it('knows a school column by its whole length: a file of the state begins with other districts', async () => {
    const others = Array.from({ length: 400 }, (_, row) => `${row},10999,Adams High,2023-24,12`);
    const header = 'Student ID,School Code,School Name,School Year,Grade Level';
    const result = await read('STUDENT_ROSTER', [header, ...others, '999,20001,Lakeview High School,2023-24,12']);
    expect(headersOf(result.columns)).toMatchObject({ school: 'School Name' });
    expect(result.rowsKept).toBe(1);
  });

  it('takes the school column whose values are schools of the audit', async () => {
    const result = await read('STUDENT_ROSTER', [
      'Student ID,School Name,School Number,Campus,Grade Level,School Year',
      '0012345,LHS-01,77,Lakeview HS,12,2023-24',
    ]);
    expect(result.columns.school?.header).toBe('Campus');
    expect(result.verdict).toBe('success');
  });
});

describe('files of something else', () => {
  const errors = (result: Awaited<ReturnType<typeof read>>) =>
    result.groups.filter(({ severity }) => severity === 'error').map(({ code }) => code);

  it('other schools: one finding that names them', async () => {
    const result = await read('STUDENT_ROSTER', [
      'Student ID,School,Grade Level,School Year',
      '0012345,Springfield High,12,2023-24',
      '0012346,Springfield High,11,2023-24',
      '0012347,Shelbyville High,11,2023-24',
    ]);
    expect(errors(result)).toEqual(['file.other-schools']);
    expect(result.groups[0]?.message).toContain("'Springfield High' (2 rows), 'Shelbyville High' (1 row)");
    expect(result).toMatchObject({ verdict: 'data_errors', rowsKept: 0, parquet: null });
  });

  it('other years: one finding that names them', async () => {
    const result = await read('STUDENT_ROSTER', [
      'Student ID,Grade Level,School Year',
      '0012345,12,2016-17',
      '0012346,12,2017-18',
    ]);
    expect(errors(result)).toEqual(['file.other-years']);
    expect(result.groups[0]?.message).toContain('2016-2017, 2017-2018');
    expect(result).toMatchObject({ rowsKept: 0, parquet: null });
  });

  it('other tests: one finding that names them', async () => {
    const lines = ['Student ID,Test,Test Date,SAT total,Exam code,Score', '0012345,AP,2024-05-08,,07,4'];
    const result = await read('STUDENT_TEST_SCORES', lines, { testTypes: ['SAT'] });
    expect(errors(result)).toEqual(['file.other-tests']);
    expect(result).toMatchObject({ rowsKept: 0, parquet: null });
  });

  it('a transcript that has all a roster needs; a roster with other columns is one', async () => {
    const transcript =
      'Student Number,Last Name,First Name,School Name,End Year,Grade Level,Term,Course Number,Course Name,Final Grade,Credits Attempted,Credits Earned';
    const row = '0012345,Ruiz,Ana,Lakeview High School,2024,12,S1,2210,Algebra I,B,0.5,0.5';
    const wrong = await read('STUDENT_ROSTER', [transcript, row]);
    expect(wrong).toMatchObject({ verdict: 'data_errors', rowsKept: 0, counts: { error: 1 } });
    expect(wrong.groups[0]).toMatchObject({
      message: 'This looks like a Student Transcripts file.',
      fix: 'Upload it under Student Transcripts.',
    });
    const right = await read('STUDENT_ROSTER', [
      'Student Number,School Name,End Year,Grade Level,Gender,Race,IEP,ELL,FRL,Hispanic,Credits Earned,GPA',
      '0012345,Lakeview High School,2024,12,F,White,N,N,N,N,22,3.5',
    ]);
    expect(right).toMatchObject({ verdict: 'success', rowsKept: 1 });
  });

  it('a transcript with one row per student, and totals by school', async () => {
    const wide = await read('TRANSCRIPT', ['Student ID,Course1,Grade1,Course2,Grade2', '0012345,Algebra,B,Biology,A']);
    expect(errors(wide)).toEqual(['file.refused-layout']);
    expect(wide.groups[0]?.message).toContain('one row per student');
    const totals = await read('STUDENT_DEMOGRAPHICS', [
      'School Name,Total Enrollment,% Free Lunch',
      'Lakeview High School,800,s',
      'East High School,700,45',
    ]);
    expect(errors(totals)).toEqual(['file.aggregate']);
  });

  it.each([
    [
      'schools over years',
      'DBN,name,School,schoolyear,total_enrollment,grade9,grade10,ell_num,ell_percent',
      ['01,L,Lakeview High School,2023,800,200,190,40,5.0', '01,L,Lakeview High School,2024,810,201,189,41,5.1'],
    ],
    [
      'groups of students',
      'School Year,School Name,Student Group,Count,Percent',
      ['2023-24,Lakeview High School,All Students,800,100', '2023-24,Lakeview High School,English Learners,40,<5'],
    ],
    ['districts', 'District,asian_num,black_num,ell_num', ['Lake,10,20,3', 'East,11,19,4']],
  ])('totals of %s', async (_what, header, rows) => {
    for (const type of ['STUDENT_ROSTER', 'STUDENT_DEMOGRAPHICS'] as const)
      expect(errors(await read(type, [header, ...rows]))).toEqual(['file.aggregate']);
  });

  it('is not totals where it names students, although their scores have percentiles and their ID is under an unknown name', async () => {
    const row = 'Lakeview High School,Ruiz,Ana,2008-01-02,12,35,31';
    const result = await read('STUDENT_DEMOGRAPHICS', [
      'School Name,Student Last Name,Student First Name,Date of Birth,Score,Local Percentile,Other Percentile',
      row,
      row,
    ]);
    expect(new Set(errors(result))).toEqual(new Set(['file.missing-column']));
  });

  it('is not totals where a column tells the rows apart as an id would', async () => {
    const result = await read('STUDENT_DEMOGRAPHICS', [
      'Pupil Ref,School,Absence Count,Attendance Rate,ELL',
      'A-10293,Lakeview High School,10,98,Y',
      'A-10294,Lakeview High School,10,98,Y',
    ]);
    expect(errors(result)).toEqual(['file.missing-column']);
  });

  it.each([
    ['ps_StudentID,ps_AttemptedCreditHours,ps_CourseName', '0012345,1,Algebra I'],
    ['Student ID,Pre_Activity,Pre_Approval', '0012345,1,Y'],
    ['Student ID,ELP_AssessmentScore,Course Name', '0012345,4,Algebra I'],
  ])('%s: a test is named by whole words', async (header, row) => {
    const result = await read('TRANSCRIPT', [header, row]);
    expect(result.resultsSummary.map(({ description }) => description).join()).not.toMatch(/file of .* scores/);
    expect(errors(result)).not.toContain('file.refused-layout');
  });
});
