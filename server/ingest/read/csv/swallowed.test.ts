import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

const HEADER = 'Student ID,School Year,Course Code,Course Title,Final Grade,Credits Earned';
const row = (number: number, title = 'English 9') => `004102${10 + number},2020-21,1010,${title},B,0.5`;
const ROWS = [1, 2, 3, 4, 5, 6, 7].map((number) => row(number));

function read(rows: readonly string[], header = HEADER) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${[header, ...rows].join('\n')}\n`);
  return check(path, 'TRANSCRIPT', ONE_SCHOOL);
}

it.each([
  ['a cell that begins with one', row(4, '"Rulers"')],
  ['an inch at the end of a cell', row(4, 'Rulers 12"')],
])('says which row has others in a cell, whose quotation mark is closed by %s', async (_what, closing) => {
  const result = await read(ROWS.with(1, row(2, '"English 9')).with(3, closing));
  expect(result).toMatchObject({ verdict: 'data_errors', rowsKept: 4, failing: { rows: 1 } });
  expect(result.groups.map(({ code, firstRows }) => [code, firstRows])).toEqual([['file.swallowed-rows', [3]]]);
  expect((await storedRows(result, ['student_id'])).flat()).toEqual(['00410211', '00410215', '00410216', '00410217']);
});

it.each([
  '"English 9, also called\nFreshman English, for all,\nwith reading, writing, and speech"',
  '"English 9\n2 sections, 1 of them honors, 5 days, 45 minutes, room 12, floor 2"',
  '"English 9\nFall"',
])('keeps a title of several lines: %j', async (title) => {
  const result = await read(ROWS.with(1, row(2, title)));
  expect(result).toMatchObject({ verdict: 'success', rowsKept: 7, groups: [] });
});

it('refuses a file in which that is the rule, with its first row', async () => {
  const rows = Array.from({ length: 2_100 }, (_, at) => row(at, at % 2 === 0 ? '"English 9' : 'Rulers 12"'));
  const result = await read(rows);
  expect(result.verdict).toBe('malformed');
  expect(JSON.stringify(result.resultsSummary)).toContain('row 2');
});

/** Rows with a remark, the third of which closes a quotation mark. */
const REMARKED = ROWS.map((text, at) => (at === 2 ? `${text},a remark"` : `${text},x`));

it.each([
  ['its last cell', `${HEADER},"Remarks`, REMARKED, 1],
  ['its last cell, below a title', `Transcripts of 2024,,,,,,\n${HEADER},"Remarks`, REMARKED, 2],
  [
    'its last cell, which all rows close',
    `${HEADER},"Remarks`,
    ROWS.slice(0, 3)
      .map((text) => `${text},x`)
      .with(2, `${row(3)},x"`),
    1,
  ],
  ['a cell of its own', HEADER.replace('Final', '"Final'), ROWS.with(2, row(3, 'Rulers 12"')), 1],
])('refuses a file whose header has rows in %s', async (_what, header, rows, at) => {
  const result = await read(rows, header);
  expect(result).toMatchObject({ verdict: 'malformed', rowsKept: 0 });
  expect(result.resultsSummary[0]?.description).toContain(`row ${at} is never closed`);
});

it('says so of the first row below a heading', async () => {
  const rows = ['English department', row(1, '"English 9'), row(2), row(3, 'Rulers 12"'), ...ROWS.slice(3)];
  const result = await read(rows);
  expect(result.groups.map(({ code, firstRows }) => [code, firstRows])).toContainEqual(['file.swallowed-rows', [3]]);
});

it.each([
  'Student ID,School Year,Course Code,Course Title,Final Grade,"Credits\nEarned"',
  '"Student\nID",School Year,Course Code,Course Title,Final Grade,Credits Earned,"Remarks\n(2023, 1, 5)"',
  '"Transcripts\nof Lakeview, 2024, all grades",,,,,\nStudent ID,School Year,Course Code,Course Title,Final Grade,Credits Earned',
  '"Transcripts\nSchool year, 2024, 1 page, of, all, grades",,,,,\nStudent ID,School Year,Course Code,Course Title,Final Grade,Credits Earned',
])('reads a header and a title of several lines: %j', async (header) => {
  expect(await read(ROWS, header)).toMatchObject({ rowsKept: 7, rowsRead: 7 });
});

it.each(['2,"101\n102",3', '"101\n102",3,4', '2,3,"101\n102"'])(
  'keeps two numbers in a cell, in the first row and the last: %j',
  async (cells) => {
    const path = join(temporaryFolder(), 'file.csv');
    for (const rows of [
      [cells, '5,6,7'],
      ['5,6,7', cells],
    ]) {
      writeFileSync(path, `Student ID,Grade,Homeroom\n${rows.join('\n')}\n`);
      expect(await check(path)).toMatchObject({ rowsRead: 2, verdict: 'data_errors' });
    }
  },
);
