import { describe, expect, it } from 'vitest';
import { check, storedRows } from '../../test-run.ts';
import { sameColumns } from './same-columns.ts';
import { textRows, writeWorkbook } from './test-workbook.ts';

const HEADERS = ['Student ID', 'School', 'School Year', 'Grade', 'Exit Date'];
const TURNED = ['Grade', 'School', 'Student ID', 'Exit Date', 'School Year'];
const student = (id: string, exit = '') => [id, 'Lincoln High', '2023-24', '12', exit];
const turned = (id: string, exit = '') => ['12', 'Lincoln High', id, exit, '2023-24'];

async function read(sheets: Record<string, readonly (readonly string[])[]>) {
  const path = writeWorkbook({
    sheets: Object.entries(sheets).map(([name, rows]) => ({ name, xml: textRows(rows) })),
  });
  const result = await check(path);
  const about = (code: string) => result.groups.find((group) => group.code === code);
  return {
    issues: result.issues.filter(({ row }) => row !== null),
    rows: (await storedRows(result, ['student_id', 'grade_level', 'exit_date'])).sort(),
    sheets: result.statistics.find((line) => line.startsWith('Sheet')),
    unread: about('file.sheets-unread')?.message ?? null,
    other: about('file.other-sheets')?.message ?? null,
  };
}

describe('sheets with the same columns', () => {
  it('are joined in whatever order they are, with columns that one of them has alone', async () => {
    const more = [...TURNED, 'Counselor'];
    const found = await read({
      Lincoln: [HEADERS, student('0012345'), student('0012346', '2023-11-15')],
      More: [more, [...turned('0012347'), 'Lane'], [...turned('0012348', '2023-12-01'), 'Ames']],
    });
    expect(found).toMatchObject({ sheets: "Sheets: 'Lincoln', 'More'", unread: null, other: null });
    expect(found.rows).toEqual([
      ['0012345', '12', null],
      ['0012346', '12', '2023-11-15'],
      ['0012347', '12', null],
      ['0012348', '12', '2023-12-01'],
    ]);
  });

  it('may name one of them in other words', async () => {
    const renamed = HEADERS.map((header) => (header === 'Grade' ? 'Grade Level' : header));
    const found = await read({ One: [HEADERS, student('0012345')], Two: [renamed, student('0012346')] });
    expect(found.rows).toEqual([
      ['0012345', '12', null],
      ['0012346', '12', null],
    ]);
  });

  it('name the place of a mistake as its own sheet has it', async () => {
    const { issues } = await read({
      One: [HEADERS, student('0012345')],
      Two: [TURNED, turned('0012346', 'soon')],
    });
    expect(issues).toMatchObject([{ row: 2, columnLetter: 'D', header: 'Exit Date' }]);
    expect(issues[0]?.message).toContain("Sheet 'Two'");
  });
});

describe('sheets with other columns', () => {
  it('are not read, and a warning names those that may have more rows', async () => {
    const found = await read({
      Lincoln: [HEADERS, student('0012345')],
      Withdrawn: [
        [...HEADERS.slice(0, 4), 'Room', 'Advisor'],
        [...student('0012346').slice(0, 4), '12', 'Lane'],
      ],
      Courses: [
        ['Course Code', 'Course Name', 'School'],
        ['101', 'Algebra I', 'Lincoln High'],
      ],
    });
    expect(found.rows).toEqual([['0012345', '12', null]]);
    expect(found.unread).toContain('Withdrawn');
    expect(found.unread).not.toContain('Courses');
    expect(found.other).toContain('Courses');
  });

  it('may be the rest of a report, without its header', async () => {
    const found = await read({
      Sheet1: [HEADERS, student('0012345', '2023-11-15'), student('0012346')],
      Sheet2: [student('0012347', '2023-11-16'), student('0012348')],
    });
    expect(found.rows).toHaveLength(2);
    expect(found.unread).toContain('Sheet2');
  });

  it('do not take the place of what was chosen for the rows of the first', async () => {
    const withYear = ['Student ID', 'School', 'Grade', 'Exit Date', 'School Year'];
    const found = await read({
      One: [withYear.slice(0, 4), ['0012345', 'Lincoln High', '12', '']],
      Two: [withYear, ['0012346', 'Lincoln High', '11', '', '2022-23']],
    });
    expect(found.rows).toEqual([['0012346', '11', null]]);
    expect(found.unread).toContain('One');
  });

  it('do not win with headers alone', async () => {
    const template = [...HEADERS, 'Entry Date', 'State Student ID', 'Exit Reason'];
    const found = await read({ Template: [template], Students: [HEADERS, student('0012345')] });
    expect(found).toMatchObject({ rows: [['0012345', '12', null]], sheets: "Sheet: 'Students'", unread: null });
  });
});

it('looks up no header of a sheet that shares too few of them', () => {
  const asked: string[] = [];
  const wordsOf = (header: string) => {
    asked.push(header);
    return { columns: [], isNeeded: false, isCode: false, isId: false, isOther: false };
  };
  const headers = (sheet: string) => Array.from({ length: 100 }, (_, index) => `${sheet} ${index}`);
  expect(sameColumns(headers('one'), headers('two'), wordsOf)).toBeNull();
  expect(asked.filter((header) => header.startsWith('two'))).toEqual([]);
  expect(asked).toHaveLength(100);
});
