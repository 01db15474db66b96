import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, temporaryFolder } from '../../test-run.ts';

const HEADER = 'Student ID,School Year,Course Code,Course Title,Final Grade,Credits Earned';
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => `00410${1000 + at},2020-21,1010,English 9,B,0.5`);

async function read(text: string) {
  const path = join(temporaryFolder(), 'file.csv');
  writeFileSync(path, text);
  const { groups, rowsRead } = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
  return {
    rowsRead,
    ends: groups.flatMap(({ code, firstRows }) => (/^file\.(cut|ends)/.test(code) ? [[code, ...firstRows]] : [])),
  };
}

const WHOLE = [HEADER, ...rows(7)].join('\n');

it.each([4, 10, 20, 30, 36])('says that a file breaks off %i characters before its end', async (characters) => {
  expect(await read(WHOLE.slice(0, -characters))).toEqual({ rowsRead: 7, ends: [['file.cut-off', 8]] });
});

it.each([
  ['is whole but for its line end', WHOLE],
  ['breaks off where a row ends', `${WHOLE.slice(0, -42)}\n`],
  ['ends with a short row', `${WHOLE}\n00410999,2020-21,1010,English 9,B\n`],
  ['ends with a total', `${WHOLE}\nTotal,7`],
  ['ends with a remark', `${WHOLE}\nPrinted June 7, 2024`],
  [
    'leaves out empty cells at the end of rows',
    [
      HEADER,
      ...rows(20).map((row, at) => (at === 19 || (at < 12 && at % 3 === 0) ? row.replace(/,0\.5$/, '') : row)),
    ].join('\n'),
  ],
])('says nothing of a file that %s', async (_what, text) => {
  expect((await read(text)).ends).toEqual([]);
});

it('says that a file ends where a workbook would be full', async () => {
  const full = [HEADER, ...rows(65_535)];
  expect((await read(full.join('\n'))).ends).toEqual([['file.ends-full', 65_536]]);
  expect((await read([...full, ...rows(1)].join('\n'))).ends).toEqual([]);
});
