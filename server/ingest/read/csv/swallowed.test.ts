import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

const HEADER = 'Student ID,School Year,Course Code,Course Title,Final Grade,Credits Earned';
const row = (number: number, title = 'English 9') => `004102${10 + number},2020-21,1010,${title},B,0.5`;
const ROWS = [1, 2, 3, 4, 5, 6, 7].map((number) => row(number));

function read(rows: readonly string[]) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, `${[HEADER, ...rows].join('\n')}\n`);
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
