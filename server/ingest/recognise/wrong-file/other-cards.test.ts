import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { datasetOf } from '#datasets/index.ts';
import { UPLOAD_FILE_TYPES, type UploadFileType } from '#datasets/kit/file-type.ts';
import type { IngestContext } from '#datasets/kit/plan.ts';
import type { SpokenResult } from '../../in-words.ts';
import { findHeader, findHeaderLines } from '../../read/header.ts';
import { CONTEXT, check, fixture, temporaryFolder } from '../../test-run.ts';
import { scoresFor } from '../header/scores-for.ts';

const scores = (...testTypes: string[]): IngestContext => ({ ...CONTEXT, chosen: { ...CONTEXT.chosen, testTypes } });
const sample = (file: string, type: UploadFileType, context = CONTEXT) =>
  check(fixture(`samples/recognition/${file}`), type, context);

function read(lines: readonly string[], type: UploadFileType, context = CONTEXT): Promise<SpokenResult> {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  return check(path, type, context);
}

const said = ({ resultsSummary }: SpokenResult) => resultsSummary.map(({ description }) => description).join('\n');

describe('files of other tests', () => {
  it.each([
    ['psat_10.csv', 'PSAT'],
    ['cambridge.csv', 'Cambridge International'],
    ['win.csv', 'WIN career readiness'],
    ['stamp.csv', 'STAMP'],
    ['map_growth.csv', 'NWEA MAP Growth'],
  ])('%s is named as %s, whichever card it is under', async (file, test) => {
    for (const type of ['STUDENT_TEST_SCORES', 'COURSE_CATALOG'] as const) {
      const result = await sample(file, type, scores('SAT', 'ACT'));
      expect(said(result)).toContain(`This is a file of ${test} scores`);
      expect(said(result)).not.toContain('looks like');
      expect(result).toMatchObject({ rowsKept: 0, parquet: null });
    }
  });

  it.each([
    ['Student ID,Test Date,STAAR_Scale_Score,STAAR_Level', '0012345,2024-04-09,4012,2', 'STAAR'],
    ['Student ID,Grade,WIDA Composite PL,Literacy PL', '0012345,10,4.2,3.9', 'WIDA ACCESS for ELLs'],
    ['Student ID,Subject,Overall Scale Score,Overall Placement', '0012345,Math,480,Mid', 'i-Ready'],
    [
      'Student ID,Standard Score (SS),National Stanine (NS),Predicted Standard Score (PSS),Predicted National Percentile Rank (PNPR),Predicted ACT Composite High',
      '0012345,210,6,214,61,24',
      'Iowa Assessments',
    ],
    ['Student ID,PSAT_TOTAL,PSAT_EBRW,PSAT_MATH', '0012345,1010,500,510', 'PSAT'],
  ])('%s is a file of another test', async (header, row, test) => {
    expect(said(await read([header, row], 'STUDENT_TEST_SCORES', scores('SAT')))).toContain(
      `This is a file of ${test} scores`,
    );
  });

  const readingTest = (weeks: number) => {
    const columns = Array.from({ length: weeks }, (_, at) =>
      ['Scaled Score', 'Date Of Administration', 'Tier'].map((what) => `Rhyming/Fall ${at + 1}/${what}`),
    );
    return [
      ['School Name', 'Student Id', ...columns.flat()].join(','),
      ['Lakeview High School', '0012', ...columns.flatMap(() => ['47', '9/14/2023', 'Tier 1'])].join(','),
    ];
  };

  it('of 900 columns of a reading test says that no scores of ours are in it, and names no card that would refuse it', async () => {
    const result = await read(readingTest(300), 'STUDENT_TEST_SCORES');
    expect(said(result)).toContain('No SAT, ACT, AP or IB scores were found in this file.');
    expect(said(result)).not.toContain('looks like');
  });

  it('has no demographics where there are student IDs and nothing about the students', async () => {
    const result = await read(readingTest(2), 'STUDENT_DEMOGRAPHICS');
    expect(result).toMatchObject({ rowsKept: 0, parquet: null });
    expect(said(result)).toContain(
      'Required columns were not found: Gender, Race / ethnicity, Students with disability, English language learner, Low income.',
    );
  });

  const stateTest = (test: string) => [
    'Student ID,Tested Date,Test Type,Total Raw Score,Total Scale Score,Total Achievement Level',
    `0012345,2024-03-09,${test},20,640,2`,
    `0012346,2024-03-09,${test},30,720,3`,
  ];

  it("does not take the total of a state's test for one of the SAT, where its column for the test names none of ours", async () => {
    const result = await read(stateTest('FULL'), 'STUDENT_TEST_SCORES', scores('SAT'));
    expect(result.groups.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([
      'file.no-scores',
    ]);
    expect(result).toMatchObject({ rowsKept: 0 });
  });

  it('takes it where that column says SAT', async () => {
    const result = await read(stateTest('SAT'), 'STUDENT_TEST_SCORES', scores('SAT'));
    expect(result).toMatchObject({ rowsKept: 2, counts: { error: 0 } });
  });

  it('reads scores of ours beside those of another test', async () => {
    const result = await read(
      ['Student ID,Test Date,SAT Total,SAT EBRW,SAT Math,PSAT Total', '0012345,2024-03-09,1200,600,600,1100'],
      'STUDENT_TEST_SCORES',
      scores('SAT'),
    );
    expect(result).toMatchObject({ rowsKept: 1, counts: { error: 0 } });
  });

  it.each(['edfi_di_assess.csv', 'eocep.csv', 'wi_forward.csv', 'cmas.csv'])(
    'says of %s that no test of ours is in it, and nothing of its rows',
    async (file) => {
      const result = await sample(file, 'STUDENT_TEST_SCORES', scores('SAT', 'ACT'));
      expect(result.groups.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([
        'file.no-scores',
      ]);
      expect(said(result)).toContain('No SAT, ACT, AP or IB scores were found in this file.');
      expect(said(result)).not.toContain('looks like');
      expect(result.mapping?.headers.length).toBeGreaterThan(0);
    },
  );
});

describe('a file that looks like one of another card', () => {
  const roster = 'Student ID,Last Name,First Name,Grade Level,School,Entry Date';
  const student = (school: string) => `0012345,Ruiz,Ana,11,${school},2023-08-14`;

  it('is named where that card would take it', async () => {
    const result = await read([roster, student('Lincoln High')], 'COURSE_CATALOG');
    expect(said(result)).toContain('This looks like a Student Roster file.');
  });

  it('is named where it has a thousand columns', async () => {
    const more = Array.from({ length: 1_000 }, (_, index) => `More ${index}`).join(',');
    const cells = Array.from({ length: 1_000 }, (_, index) => index).join(',');
    const result = await read([`${roster},${more}`, `${student('Lincoln High')},${cells}`], 'COURSE_CATALOG');
    expect(said(result)).toContain('This looks like a Student Roster file.');
  });

  it('is not where that card would keep no row of it', async () => {
    const result = await read([roster, student('A School Far Away')], 'COURSE_CATALOG');
    expect(said(result)).not.toContain('looks like');
    expect(said(result)).toContain('Required columns were not found');
  });

  it('is asked about once, also where that card would keep no row and no column of scores is found', async () => {
    const students = [
      'Student ID,School,Year,Gender,Race/Ethnicity,LEP,IEP,Low Income',
      '0012345,Far Away HS,2022,F,White,N,N,Y',
    ];
    const result = await read(students, 'STUDENT_TEST_SCORES');
    expect(said(result)).not.toContain('looks like');
    expect(said(result)).toContain('No SAT, ACT, AP or IB scores were found');
  });

  it('is not where that card would miss a column', async () => {
    const result = await read([roster.replace('Grade Level', 'Shoe'), student('Lincoln High')], 'TRANSCRIPT');
    expect(said(result)).not.toContain('Student Roster file');
  });
});

describe('the header row', () => {
  const known = (words: readonly string[]) => (cells: readonly string[]) =>
    cells.filter((cell) => words.includes(cell)).length;

  it('is not a row of data that has a known word in it', () => {
    const rows = [
      ['CENTRE', 'QUALIFICATION', 'LEVEL', 'NAME'],
      ['UX421', 'AS Level', 'AS Level', 'English'],
      ['UX421', 'AS Level', 'AS Level', 'Science'],
    ];
    expect(findHeader(rows, known(['English', 'Science'])).score).toBe(0);
  });

  it('is not a row of data with a known word or two in it below a row that is as full', () => {
    const rows = [
      ['group_id', 'ib_group_name', 'descriptor', 'room', 'term'],
      ['4', 'Sciences', 'Science', 'B2', '1'],
      ['5', 'Mathematics', 'Mathematics', 'B3', '2'],
    ];
    expect(findHeader(rows, known(['Mathematics'])).score).toBe(0);
  });

  it('is on top where it only reads like columns, also beside columns that hold their own name', () => {
    const own = ['<b>', '{{x}}', 'a//b', 'x;y'];
    const rows = [
      ['Crs Ref Nbr', 'Crs Ttl Txt', 'Subj Grp', ...own],
      ['Q1', 'Pottery', 'Art', ...own],
      ['Q2', 'Drawing', 'Art', ...own],
    ];
    const { score, names } = scoresFor(datasetOf('COURSE_CATALOG'), CONTEXT, rows);
    expect(findHeaderLines(rows, score, names)).toMatchObject({ row: 0, isJoined: false });
    expect(findHeaderLines(rows, score, names).score).toBeGreaterThanOrEqual(3);
  });

  it('is below titles and a row of field codes where most of its cells are known', () => {
    const rows = [
      ['Export', '', ''],
      ['STU_NBR', 'GR_LVL', 'SCH'],
      ['Student ID', 'Grade', 'Homeroom'],
    ];
    expect(findHeader(rows, known(['Student ID', 'Grade']))).toEqual({ header: 2, score: 2 });
    expect(findHeader(rows, known(['GR_LVL']))).toEqual({ header: 1, score: 1 });
  });

  it('is never one of the rows of a list of other things', async () => {
    for (const type of UPLOAD_FILE_TYPES)
      for (const [file, row] of [
        ['college-board-act-ib/ib_groups.csv', 1],
        ['nyc-aggregate/Survey Data Dictionary.xls', 4],
      ] as const) {
        const { statistics, rowsKept } = await check(fixture(`samples/${file}`), type);
        expect(rowsKept).toBe(0);
        // Their own header, where its words read like a column of the card, or none.
        expect([`Header row: ${row}`, undefined]).toContain(statistics.find((line) => line.startsWith('Header row')));
      }
  });

  it('is the first of a header row that is repeated as a whole', () => {
    const rows = [
      ['Student ID', 'Grade', 'School'],
      ['1', '9', 'Lincoln'],
      ['Student ID', 'Grade', 'School'],
    ];
    expect(findHeader(rows, known(['Student ID', 'School']))).toEqual({ header: 0, score: 2 });
  });

  it.each([
    ['Course Title', 'State Course Name', 'AP Biology', 'AP BIOLOGY'],
    ['Course Title', 'Prerequisite', 'AP Calculus BC', 'AP Calculus AB'],
  ])('is not a course that is called like exams: %s, %s', async (title, beside, course, second) => {
    const rows = ['1001,English 9,,English', '2001,Algebra I,,Mathematics', `3005,${course},${second},Science`];
    const result = await read([`Course Number,${title},${beside},Department`, ...rows], 'COURSE_CATALOG');
    expect(result).toMatchObject({ rowsRead: 3, columns: { course_title: { header: title } } });
  });

  it('is found where other columns hold their own name in every row', () => {
    const rows = [
      ['Student ID', 'School', 'Grade', 'AP', 'IB'],
      ['770001', 'Lakeview High School', '9', 'AP', 'IB'],
      ['770002', 'Lakeview High School', '10', 'AP', 'IB'],
    ];
    expect(findHeader(rows, known(['Student ID', 'School', 'Grade']))).toEqual({ header: 0, score: 3 });
  });
});

describe('a file of which nothing is left', () => {
  const users = (grade: string) => [
    'sourcedId,status,orgSourcedIds,role,givenName,familyName,identifier,grades',
    `u1,active,Lincoln High,teacher,Lee,Roy,,${grade}`,
    `u2,active,Lincoln High,student,Ana,Ruiz,41020,${grade}`,
  ];

  it('is in error where no student of a list of people has a grade level, and is not asked for rows of the schools', async () => {
    const result = await read(users(''), 'STUDENT_ROSTER');
    expect(result).toMatchObject({ verdict: 'data_errors', rowsKept: 0, parquet: null });
    expect(result.groups.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([
      'file.all-left-out',
    ]);
    expect(result.statistics).toContain('Left out: 1 row of people without a grade level');
  });

  it('is read where one of them has one', async () => {
    const result = await read(users('11'), 'STUDENT_ROSTER');
    expect(result.groups.map(({ code }) => code)).not.toContain('file.all-left-out');
    expect(result.rowsKept).toBe(1);
  });
});

it('a list of the tests of Ed-Fi is not a file of PSAT scores', async () => {
  const tests = [
    'id,AssessmentIdentifier,AssessmentTitle,AssessmentVersion,AssessmentCategory,AcademicSubject',
    'T-1,T-1,ACT,1,College entrance exam,Composite',
    'T-2,T-2,PSAT,1,College entrance exam,Composite',
  ];
  const result = await read(tests, 'STUDENT_TEST_SCORES', scores('SAT'));
  expect(said(result)).toContain('This is a list of tests (Ed-Fi), without students and without scores.');
});

describe('a roster card', () => {
  const STUDENT = 'Student ID,Last Name,First Name,Birth Date,Grade,School';
  const roster = (headers: string, ...cells: string[]) =>
    read(
      [
        `${STUDENT},${headers}`,
        ...cells.map((more, at) => `10${at},Okafor,Ada ${at},2006-03-04,11,Roosevelt HS,${more}`),
      ],
      'STUDENT_ROSTER',
    );

  it.each([
    ['SAT EBRW,SAT Math,SAT Total,Test Date', '620,590,1210,2023-03-11', 'Test Scores'],
    ['Course Title,Course Number,Mark,Credits Earned,School Year', 'Algebra I,20,A,1,2022-2023', 'Student Transcripts'],
  ])('sends %s beside the names of the students elsewhere', async (headers, cells, card) => {
    expect(said(await roster(headers, cells, cells))).toContain(`This looks like a ${card} file.`);
  });

  it('keeps enrollments with the scores of all', async () => {
    const headers = 'Entry Date,SAT EBRW,SAT Math,SAT Total,Test Date';
    const cells = '2023-08-14,620,590,1210,2023-03-11';
    expect(await roster(headers, cells, cells)).toMatchObject({ rowsKept: 2 });
  });

  it('keeps a list of students of whom some sat the test', async () => {
    const result = await roster('SAT EBRW,SAT Math,SAT Total,Test Date', '620,590,1210,2023-03-11', ',,,');
    expect(result).toMatchObject({ rowsKept: 2 });
  });
});
