import { describe, expect, it } from 'vitest';
import { CONTEXT, check, storedRows } from '../test-run.ts';
import { textRows, writeWorkbook } from './workbook/test-workbook.ts';

const TYPES = {
  scores: 'STUDENT_TEST_SCORES',
  transcripts: 'TRANSCRIPT',
  demographics: 'STUDENT_DEMOGRAPHICS',
} as const;

const students = (cells: string) => ['101', '102', '103'].map((id) => `${id},${cells}`);
const SAT = { name: 'Sheet1', lines: ['Student ID,Test Date,EBRW,Math,Total', ...students('10/7/2023,460,450,910')] };
const ACT = {
  name: 'Sheet2',
  lines: ['Student ID,Test Date,English,Math,Reading,Science,Composite', ...students('10/7/2023,14,15,16,15,15')],
};
const AP = { name: 'Sheet3', lines: ['Student ID,Exam,Exam Year,Score', ...students('AP Biology,2023,4')] };
const WIDE = { name: 'AP', lines: ['AP Scores May 2023', 'Student ID,AP Biology,AP US History', ...students('3,4')] };

/** What was read of the sheets, and which others a warning and a note name. */
async function read(
  sheets: readonly { name: string; lines: readonly string[] }[],
  testTypes: string[],
  type: keyof typeof TYPES = 'scores',
  demographicTypes: string[] = [],
) {
  const book = {
    sheets: sheets.map(({ name, lines }) => ({ name, xml: textRows(lines.map((line) => line.split(','))) })),
  };
  const context = { ...CONTEXT, chosen: { ...CONTEXT.chosen, testTypes, demographicTypes } };
  const { statistics, groups } = await check(writeWorkbook(book), TYPES[type], context);
  const named = (code: string) =>
    /were not read: (.*?)\. /.exec(groups.find((group) => group.code === code)?.message ?? '')?.[1];
  return {
    sheet: /'(.*)'/.exec(statistics.find((line) => line.startsWith('Sheet')) ?? '')?.[1],
    warned: named('file.sheets-unread'),
    noted: named('file.other-sheets'),
  };
}

describe('of a workbook with a sheet for each test', () => {
  it('the one that was chosen is read, however many columns another has, and the others are named in a warning', async () => {
    const all = [SAT, ACT, AP];
    expect(await read(all, ['SAT'])).toEqual({ sheet: 'Sheet1', warned: 'Sheet2, Sheet3' });
    expect(await read(all, ['ACT'])).toEqual({ sheet: 'Sheet2', warned: 'Sheet1, Sheet3' });
    expect(await read(all, ['AP'])).toEqual({ sheet: 'Sheet3', warned: 'Sheet1, Sheet2' });
  });

  it('the name of a sheet counts where exams have a column each', async () => {
    expect(await read([SAT, ACT, WIDE], ['AP'])).toEqual({ sheet: 'AP', warned: 'Sheet1, Sheet2' });
    expect(await read([SAT, WIDE], ['SAT'])).toEqual({ sheet: 'Sheet1', warned: 'AP' });
  });

  it('a summary under the name of the test is not one of them', async () => {
    const summary = { name: 'SAT', lines: ['School,Mean EBRW,Mean Math,Tested', 'Lincoln High,460,450,3'] };
    expect(await read([SAT, summary], ['SAT'])).toEqual({ sheet: 'Sheet1', noted: 'SAT' });
  });
});

describe('of a workbook with a sheet for each of several tests that were chosen', () => {
  const named = (name: string, { lines }: { lines: readonly string[] }) => ({ name, lines });
  const IB = { name: 'IB', lines: ['ID,Exam Year,Subject,Level,Grade', ...students('2024,Biology,HL,6')] };
  const kept = async (sheets: readonly { name: string; lines: readonly string[] }[], testTypes: string[]) => {
    const book = {
      sheets: sheets.map(({ name, lines }) => ({ name, xml: textRows(lines.map((line) => line.split(','))) })),
    };
    const result = await check(writeWorkbook(book), TYPES.scores, {
      ...CONTEXT,
      chosen: { ...CONTEXT.chosen, testTypes },
    });
    const rows = await storedRows(result, ['test_type', 'test_year', 'sat_math', 'act_math', 'exam_name', 'score']);
    return { ...result, rows: [...new Set(rows.map((cells) => cells.map((cell) => cell ?? '-').join(' ')))] };
  };

  it('each is read, and its name says which test', async () => {
    const { rows, rowsKept, verdict } = await kept(
      [named('SAT', SAT), named('ACT 2023', ACT), named('AP', AP), IB],
      ['SAT', 'ACT', 'AP', 'IB'],
    );
    expect(rows).toEqual([
      'SAT 2023 450 - - -',
      'ACT 2023 - 15 - -',
      'AP 2023 - - AP Biology 4',
      'IB 2024 - - Biology 6',
    ]);
    expect({ rowsKept, verdict }).toEqual({ rowsKept: 12, verdict: 'success' });
  });

  it('each is read by the headers of its own test, too', async () => {
    const { rows, groups } = await kept([SAT, ACT], ['SAT', 'ACT']);
    expect(rows).toEqual(['SAT 2023 450 - - -', 'ACT 2023 - 15 - -']);
    expect(groups).toEqual([]);
  });

  it('one without a test in its name or its headers is named', async () => {
    const plain = { name: 'Sheet4', lines: ['Student ID,Test Date,Math,Reading', ...students('10/7/2023,450,460')] };
    const { rows, groups } = await kept([SAT, ACT, plain], ['SAT', 'ACT']);
    expect(rows).toEqual(['SAT 2023 450 - - -', 'ACT 2023 - 15 - -']);
    expect(groups.map(({ code }) => code)).toEqual(['file.sheets-unread']);
  });

  it('those that were not chosen, and one of practice, are named', async () => {
    const sheets = [named('SAT', SAT), named('PSAT', SAT), named('ACT', ACT), named('AP', AP)];
    const { rows, groups } = await kept(sheets, ['SAT', 'ACT']);
    expect(rows).toEqual(['SAT 2023 450 - - -', 'ACT 2023 - 15 - -']);
    expect(groups.map(({ code }) => code)).toEqual(['file.sheets-unread', 'file.other-sheets']);
  });

  it('a finding is at the row and the column of its own sheet', async () => {
    const wrong = { name: 'ACT', lines: ACT.lines.map((line, at) => (at === 2 ? line.replace('14', '44') : line)) };
    const { issues } = await kept([named('SAT', SAT), wrong], ['SAT', 'ACT']);
    expect(issues.map(({ code, columnLetter, header }) => [code, columnLetter, header])).toEqual([
      ['number.too-large', 'C', 'English'],
      ['tests.act-composite-not-mean', 'G', 'Composite'],
    ]);
  });
});

it('of demographics with a sheet for each group the chosen one is read', async () => {
  const of = (name: string, header: string, cells: string) => ({
    name,
    lines: [`Student ID,${header}`, ...students(cells)],
  });
  const sheets = [of('A', 'Gender', 'F'), of('B', 'ELL', 'N'), of('C', 'FRL', 'Free')];
  const only = (group: string) => read(sheets, [], 'demographics', [group]);
  expect(await only('Low income')).toEqual({ sheet: 'C', noted: 'A, B' });
  expect(await only('Gender')).toEqual({ sheet: 'A', noted: 'B, C' });
  const both = await read(sheets, [], 'demographics', ['Gender', 'Low income']);
  expect(both).toEqual({ sheet: 'A', warned: 'C', noted: 'B' });
});

it('a list of courses or a sheet of averages beside transcripts is a note', async () => {
  const header = 'Student ID,School Year,Course Code,Course Title,Final Grade,Credits Attempted,Credits Earned';
  const grades = { name: 'Grades', lines: [header, ...students('2023-24,0110,English 9,B,1,1')] };
  const courses = {
    name: 'Courses',
    lines: ['Course Code,Course Title,Credits', '0110,English 9,1', '0210,Algebra I,1'],
  };
  const averages = {
    name: 'GPA',
    lines: ['Student ID,Weighted GPA,Unweighted GPA,Class Rank', ...students('3.1,3.0,12')],
  };
  expect(await read([grades, courses, averages], [], 'transcripts')).toEqual({
    sheet: 'Grades',
    noted: 'Courses, GPA',
  });
});
