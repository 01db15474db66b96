import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { AuditSchool, IngestContext } from '#datasets/kit/plan.ts';
import { textRows, writeWorkbook } from '../../read/workbook/test-workbook.ts';
import { check, temporaryFolder } from '../../test-run.ts';

const school = (id: string, name: string): AuditSchool => ({
  id,
  name,
  local_id: id,
  state_id: null,
  nces_id: null,
  ceeb_code: null,
});

const CONTEXT: IngestContext = {
  yearEnding: 2024,
  schools: [school('0101', 'Maple High School'), school('0102', 'Birch High School')],
  chosen: { schoolIds: ['0101'], years: [], demographicTypes: [], testTypes: [] },
};
const choosing = (chosen: Partial<IngestContext['chosen']>): IngestContext => ({
  ...CONTEXT,
  chosen: { ...CONTEXT.chosen, ...chosen },
});
const OF_2024 = choosing({ years: [2024] });

const COURSES = ['Course Code,Course Name,Department,Credits', '101,Algebra I,Mathematics,1', '102,Biology,Science,1'];
const STUDENTS = [
  'Student ID,School,School Year,Grade,Exit Date',
  '0012345,0101,2023-24,12,',
  '0012346,0101,2023-24,12,2023-11-02',
];
const SCORES = ['Student ID,Test Date,EBRW,Math', '0012345,10/07/2023,500,510', '0012346,10/07/2023,520,530'];

/** What the warning names, and the rows of which it says so. */
async function named(path: string, type: UploadFileType, context: IngestContext) {
  const { groups, issues } = await check(path, type, context);
  expect(groups.filter(({ severity }) => severity === 'error')).toEqual([]);
  const found = issues.filter(({ code }) => code === 'file.heading-unread');
  return found.map(({ value, row }) => `${value} ${row}`);
}

async function namedIn(lines: readonly string[], type: UploadFileType, context: IngestContext) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  return named(path, type, context);
}

const namedOn = (sheets: Record<string, readonly string[]>, type: UploadFileType, context: IngestContext) =>
  named(
    writeWorkbook({
      sheets: Object.entries(sheets).map(([name, lines]) => ({
        name,
        xml: textRows(lines.map((line) => line.split(','))),
      })),
    }),
    type,
    context,
  );

describe('a heading between the rows', () => {
  const [header = '', algebra = '', biology = ''] = COURSES;

  it('may name another school than the chosen one', async () => {
    const grouped = [header, 'Maple HS,,,', algebra, 'Birch HS,,,', biology];
    expect(await namedIn(grouped, 'COURSE_CATALOG', OF_2024)).toEqual(['Birch HS 5']);
    expect(await namedIn([header, 'Oak Middle School,,,', algebra], 'COURSE_CATALOG', OF_2024)).toEqual([
      'Oak Middle School 3',
    ]);
    const labeled = [header, 'School:,Maple HS,,', algebra, 'School:,Birch HS,,', biology];
    expect(await namedIn(labeled, 'COURSE_CATALOG', OF_2024)).toEqual(['School: Birch HS 5']);
    const bySubject = [header, 'Science and Mathematics,,,', biology, 'High School Courses,,,', algebra];
    expect(await namedIn(bySubject, 'COURSE_CATALOG', OF_2024)).toEqual([]);
  });

  it('may name another year, or courses that are no longer taught, and holds until the next of its kind', async () => {
    const grouped = [header, '2019-20,,,', 'Life Sciences,,,', biology];
    expect(await namedIn(grouped, 'COURSE_CATALOG', OF_2024)).toEqual(['2019-20 4']);
    // Two are the years of their rows, and 2019-20 was not chosen.
    expect(await namedIn([...grouped, '2023-24,,,', algebra], 'COURSE_CATALOG', OF_2024)).toEqual([]);
    const ended = [header, 'Discontinued Courses,,,', algebra, 'Active Courses,,,', biology];
    expect(await namedIn(ended, 'COURSE_CATALOG', OF_2024)).toEqual(['Discontinued Courses 3']);
  });

  it('may say of students that they left, and of scores that they are of another test', async () => {
    const [students = '', ...rows] = STUDENTS;
    const left = [students, 'Withdrawn Students,,,,', ...rows];
    expect(await namedIn(left, 'STUDENT_ROSTER', CONTEXT)).toEqual(['Withdrawn Students 3']);
    const [scores = '', first = '', second = ''] = SCORES;
    const tests = [scores, 'SAT,,,', first, 'PSAT/NMSQT,,,', second];
    expect(await namedIn(tests, 'STUDENT_TEST_SCORES', choosing({ testTypes: ['SAT'] }))).toEqual(['PSAT/NMSQT 5']);
  });
});

describe('a title above the table', () => {
  it('may name another school or year than the chosen one', async () => {
    expect(await namedIn(['Birch High School', ...COURSES], 'COURSE_CATALOG', OF_2024)).toEqual([
      'Birch High School 3',
      'Birch High School 4',
    ]);
    expect(await namedIn(['Course Catalog 2019-2020', ...COURSES], 'COURSE_CATALOG', OF_2024)).toHaveLength(2);
    const ours = ['Maple High School', 'Course Catalog 2023-2024'];
    expect(await namedIn([...ours, ...COURSES], 'COURSE_CATALOG', OF_2024)).toEqual([]);
  });

  it('may name a school that the audit does not have', async () => {
    const titled = (title: string) => namedIn([title, ...COURSES], 'COURSE_CATALOG', OF_2024);
    for (const other of ['Oak Valley High School', 'School: Oak HS', 'Oak Middle School'])
      expect(await titled(other), other).toEqual([`${other} 3`, `${other} 4`]);
    const none = [
      'Course Catalog High School',
      'Courses in High School',
      'All High School',
      'Maple Senior High School',
    ];
    for (const title of [...none, 'High School', 'Oak Unified High School District', 'Math Courses HS'])
      expect(await titled(title), title).toEqual([]);
  });

  it('may say of a roster without years that it is not of the final one', async () => {
    const students = ['Student ID,School,Grade', '0012345,0101,12', '0012346,0101,12'];
    const titled = (title: string) => namedIn([title, ...students], 'STUDENT_ROSTER', CONTEXT);
    expect(await titled('Enrollment Roster 2022-2023')).toHaveLength(2);
    expect(await titled('Roster 22-23')).toEqual(['Roster 22-23 3', 'Roster 22-23 4']);
    for (const other of ['Roster 2023-24', 'Cohort 2020-21 to 2023-24', 'Printed 10/22/23', 'Grades 10-11'])
      expect(await titled(other)).toEqual([]);
    const dated = ['School,Student ID,Grade,School Year', '0101,0012345,11,2022-23'];
    expect(await namedIn(['Roster 2022-23', ...dated], 'STUDENT_ROSTER', CONTEXT)).toEqual([]);
  });

  it('may be a line of text or a caption above the table of a web page', async () => {
    const table = (caption: string) =>
      `<table>${caption}${COURSES.map((line) => `<tr><td>${line.replaceAll(',', '</td><td>')}</td></tr>`).join('')}</table>`;
    const page = (body: string) => namedIn([`<html><body>${body}</body></html>`], 'COURSE_CATALOG', OF_2024);
    const rows = ['Birch HS 3', 'Birch HS 4'];
    expect(await page(`<h2>Birch HS</h2>${table('')}`)).toEqual(rows);
    expect(await page(table('<caption>Birch HS</caption>'))).toEqual(rows);
    expect(await page(`<h2>Maple HS</h2>${table('')}<h2>Birch HS</h2>${table('')}`)).toEqual([
      'Birch HS 7',
      'Birch HS 8',
    ]);
  });

  it('counts on every sheet', async () => {
    const sheets = { One: ['Maple HS', ...COURSES], Two: ['Birch HS', ...COURSES] };
    expect(await namedOn(sheets, 'COURSE_CATALOG', OF_2024)).toEqual(['Birch HS 3', 'Birch HS 4']);
  });

  it('may be on a cover of its own, for sheets without any', async () => {
    const cover = ['Course Catalog', 'School,Birch HS', 'Printed,10/22/23'];
    const [first, second] = ['Birch HS 2', 'Birch HS 3'];
    expect(await namedOn({ Cover: cover, Courses: COURSES }, 'COURSE_CATALOG', OF_2024)).toEqual([first, second]);
    const titled = { Cover: cover, Courses: ['Maple HS', ...COURSES] };
    expect(await namedOn(titled, 'COURSE_CATALOG', OF_2024)).toEqual([]);
    const schools = ['0101,Maple HS', '0102,Birch HS'];
    expect(await namedOn({ Courses: COURSES, Schools: schools }, 'COURSE_CATALOG', OF_2024)).toEqual([]);
  });
});

describe('a course level', () => {
  const header = 'Course Code,Course Title,Department,Credits';
  const biology = 'B1,Biology,Science,1';

  it('may be said by a sheet or a heading alone, where no column and no title has it', async () => {
    const sheets = {
      Courses: [header, 'A1,Algebra I,Math,1'],
      'AP Courses': [header, biology, 'C1,AP Calculus AB,Math,1'],
    };
    expect(await namedOn(sheets, 'COURSE_CATALOG', OF_2024)).toEqual(['AP Courses 2']);
    const lines = [header, 'A1,Algebra I,Math,1', 'Honors,,,', biology];
    expect(await namedIn(lines, 'COURSE_CATALOG', OF_2024)).toEqual(['Honors 4']);
    const levels = lines.map((line, at) => `${line},${at === 0 ? 'Level' : at === 3 ? 'Honors' : ''}`);
    expect(await namedIn(levels, 'COURSE_CATALOG', OF_2024)).toEqual([]);
    expect(await namedIn([header, 'Regular,,,', biology], 'COURSE_CATALOG', OF_2024)).toEqual([]);
  });
});

describe('the name of a sheet', () => {
  it('may say of students that they left, unless their rows do, and of courses that they are planned', async () => {
    const students = { Active: STUDENTS, Withdrawn: STUDENTS };
    expect(await namedOn(students, 'STUDENT_ROSTER', CONTEXT)).toEqual(['Withdrawn 2']);
    expect(await namedOn({ Courses: COURSES, Planned: COURSES }, 'COURSE_CATALOG', OF_2024)).toEqual([
      'Planned 2',
      'Planned 3',
    ]);
  });

  it('may say that the sheet is a copy, a draft or a template beside the one with the rows', async () => {
    const sheets = { Catalog: COURSES, 'Backup of Catalog': ['', ...COURSES.slice(0, 2)] };
    expect(await namedOn(sheets, 'COURSE_CATALOG', OF_2024)).toEqual(['Backup of Catalog 3']);
    expect(await namedOn({ Template: COURSES }, 'COURSE_CATALOG', OF_2024)).toEqual([]);
  });

  it('may be short for another school, or the number of another year', async () => {
    const shortened = { MHS: COURSES, BHS: COURSES };
    expect(await namedOn(shortened, 'COURSE_CATALOG', OF_2024)).toEqual(['BHS 2', 'BHS 3']);
    const years = { '2022': COURSES, '2024': COURSES };
    expect(await namedOn(years, 'COURSE_CATALOG', OF_2024)).toEqual(['2022 2', '2022 3']);
    expect(await namedOn({ Mathematics: COURSES, Science: COURSES }, 'COURSE_CATALOG', OF_2024)).toEqual([]);
  });
});
