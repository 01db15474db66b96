import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, temporaryFolder } from '../../test-run.ts';

const context: IngestContext = {
  yearEnding: 2024,
  schools: [{ id: 'lakeview', name: 'Lakeview', local_id: '101', state_id: null, nces_id: null, ceeb_code: null }],
  chosen: { schoolIds: ['lakeview'], years: [2024], demographicTypes: [], testTypes: [] },
};

const ROWS = Array.from({ length: 40 }, (_, at) => at);

async function read(type: UploadFileType, headers: string, row: (at: number) => string) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${[headers, ...ROWS.map(row)].join('\n')}\n`);
  const result = await check(path, type, context);
  const found = Object.fromEntries(Object.entries(result.columns).map(([name, { header }]) => [name, header]));
  return { ...result, found };
}

describe('a column is chosen by what it holds', () => {
  it('mostly empty, it loses to a full one whose name fits less, and both are named with their counts', async () => {
    const result = await read(
      'COURSE_CATALOG',
      'course_Id,ps_CourseCode,title,Department',
      (at) => `${at % 20 ? '' : `X${at}`},C${at},Algebra ${at},Math`,
    );
    expect(result.found.course_code).toBe('ps_CourseCode');
    expect(result).toMatchObject({ verdict: 'success', rowsKept: 40 });
    expect(result.statistics).toContain(
      "'ps_CourseCode' was read as Course code because it is filled in 40 of 40 rows, 40 different; 'course_Id' is filled in 2 of 40 rows, 2 different.",
    );
    expect(result.statistics).toContain("'ps_CourseCode': filled in 40 of 40 rows, 40 different");
    const offered = result.mapping?.columns.find(({ column }) => column === 'course_code');
    expect(offered?.guesses.map(({ header }) => header)).toEqual(['course_Id']);
  });

  it('empty, it loses to a filled one, though it may be empty; with codes alone to one that has them in words', async () => {
    const of = (headers: string, cells: string) =>
      read(
        'STUDENT_ROSTER',
        `Student ID,Grade Level,School Year,${headers}`,
        (at) => `${4100 + at},12,2023-24,${at % 8 ? ',' : cells}`,
      );
    const empty = await of('Exit Code,Withdrawal Reason', ',Graduated');
    expect(empty.found.exit_reason).toBe('Withdrawal Reason');
    const coded = await of('Leave Code,Leave Code Description', 'W7,Graduated');
    expect(coded.found.exit_reason).toBe('Leave Code Description');
    const typed = await of('School Exit Type Code,School Exit Type Description', '799,Graduated');
    expect(typed.found.exit_reason).toBe('School Exit Type Description');
    const known = await of('Exit Code,Exit Code Description', 'T160,Other setting');
    expect(known.found.exit_reason).toBe('Exit Code');
  });

  it('in words, it does not take the place of codes where it is yes for some only', async () => {
    const of = (headers: string, row: (at: number) => string) =>
      read('STUDENT_DEMOGRAPHICS', `Student ID,${headers}`, (at) => `${4100 + at},${row(at)}`);
    const status = (at: number) => ['F,Y', 'F,N', 'R,N', 'P,N'][at % 4] ?? '';
    expect((await of('Meal Status,Direct Cert', status)).found.low_income).toBe('Meal Status');
    expect((await of('Direct Cert,Meal Status', (at) => status(at).split(',').reverse().join())).found.low_income).toBe(
      'Meal Status',
    );
    expect((await of('Gender,Direct Cert', (at) => `F,${at % 2 ? 'Y' : 'N'}`)).found.low_income).toBe('Direct Cert');
  });

  it('is kept where the other is empty, too, or may be empty', async () => {
    const courses = await read(
      'COURSE_CATALOG',
      'Course ID,CourseCode,title,Department',
      (at) => `C${at},${at ? '' : 'X'},A,Math`,
    );
    expect(courses.found.course_code).toBe('Course ID');
    const roster = await read(
      'STUDENT_ROSTER',
      'Student ID,Grade Level,School Year,Exit Date,Withdrawal Date',
      (at) => `${100 + at},12,2023-24,${at ? '' : '2024-01-10'},2024-06-07`,
    );
    expect(roster.found.exit_date).toBe('Exit Date');
  });

  it('is an id that is not zero and not the same in all rows', async () => {
    const roster = await read(
      'STUDENT_ROSTER',
      'Student ID,Perm ID,Grade Level,School Year',
      (at) => `00000,${100 + at},12,2023-24`,
    );
    expect(roster.found.student_id).toBe('Perm ID');
    expect(roster.found.other_student_id).toBeUndefined();
    expect(roster.statistics.find((line) => line.includes('second id'))).toContain(
      "'Student ID' was not read as a second id",
    );
  });

  it.each([
    ['Site ID', (at: number) => `S${at % 7}`],
    ['Perm ID', () => '100'],
  ])('is not the %s, of a school or one for all, where that of the student is empty', async (header, id) => {
    const result = await read('STUDENT_DEMOGRAPHICS', `Student ID,${header},Gender`, (at) => `,${id(at)},F`);
    expect(result.found.student_id).not.toBe(header);
    expect(result.rowsKept).toBe(0);
  });

  it('is an id of few digits that tells students apart, beside the key of a record and one that all have', async () => {
    const key = await read(
      'TRANSCRIPT',
      'id,student_id,course_code,course_title,school_year,final_grade,credits_earned',
      (at) => `m${1000 + (at % 30)},st${at % 10},C${at},Algebra ${at},2023-24,A,1`,
    );
    expect(key.found.student_id).toBe('student_id');
    const all = await read(
      'STUDENT_DEMOGRAPHICS',
      'Student Number,State ID,Gender',
      (at) => `${at + 1},${at < 38 ? 123 : 124},F`,
    );
    expect(all).toMatchObject({ rowsKept: 40, found: { student_id: 'Student Number' } });
  });

  it('is the column with digits where the one called Student ID has names', async () => {
    const { found } = await read(
      'STUDENT_DEMOGRAPHICS',
      'Student ID,State ID,Gender',
      (at) => `Ana Ruiz ${'abc'[at % 3]},${41000 + at},F`,
    );
    expect(found.student_id).toBe('State ID');
  });

  it('is a status in words before a level in numbers', async () => {
    const result = await read(
      'STUDENT_DEMOGRAPHICS',
      'Student ID,English_Proficiency,English_Proficiency_Status',
      (at) => `${100 + at},${1 + (at % 7)},${at % 7 < 5 ? 'Y' : 'N'}`,
    );
    expect(result.found.el_status).toBe('English_Proficiency_Status');
  });
});

describe('what is before the names of a file', () => {
  it('is passed over where the columns share it, whatever it is', async () => {
    const result = await read(
      'STUDENT_ROSTER',
      'qx_Student Number,qx_Grade Level,qx_School Year,qx_Teacher ID',
      (at) => `${100 + at},12,2023-24,7`,
    );
    expect(result.found).toMatchObject({
      student_id: 'qx_Student Number',
      grade_level: 'qx_Grade Level',
      school_year: 'qx_School Year',
    });
  });

  it('says what a column is where it names another year, person or test', async () => {
    const result = await read(
      'STUDENT_ROSTER',
      'Student ID,Grade Level,School Year,Prior School,Teacher Last Name',
      (at) => `${100 + at},12,2023-24,Elsewhere,Abel`,
    );
    expect(result.found.school).toBeUndefined();
    expect(result.found.last_name).toBeUndefined();
  });
});

describe('students with several ids', () => {
  const HEADERS = 'Student ID,State Student ID,Last Name,First Name,Birth Date,Grade Level,School Year';
  const years = (at: number) => 2020 + (at % 4);
  const line = (local: string, state: string, student: number, at: number) =>
    `${local},${state},Name${'abcdefghij'[student]},Ana,2006-03-${10 + student},${9 + (at % 4)},${years(at)}-${(years(at) + 1) % 100}`;

  it('are told apart by the id that stays, where one name and date of birth show it', async () => {
    const result = await read('STUDENT_ROSTER', HEADERS, (at) => line(`${1000 + at}`, `900${at >> 2}`, at >> 2, at));
    expect(result.found).toMatchObject({ student_id: 'State Student ID', other_student_id: 'Student ID' });
    expect(result.statistics).toContain(
      "IDs in 'State Student ID' with several IDs in 'Student ID': 10, in 40 rows; with one name and one date of birth: 10.",
    );
    expect(result.statistics).toContain('Distinct students: 10');
  });

  it('are named where one state id is of several people: the local one stays', async () => {
    const result = await read('STUDENT_ROSTER', HEADERS, (at) =>
      line(`${1000 + (at >> 2)}`, `900${at >> 3}`, at >> 2, at),
    );
    expect(result.found).toMatchObject({ student_id: 'Student ID', state_student_id: 'State Student ID' });
    expect(result.statistics).toContain(
      "IDs in 'State Student ID' with several IDs in 'Student ID': 5, in 40 rows; with one name and one date of birth: 0.",
    );
    expect(result.groups.find(({ code }) => code === 'roster.state-id-shared')?.count).toBe(40);
  });
});
