import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, ONE_SCHOOL, temporaryFolder } from '../../test-run.ts';
import { describingRows } from './describing-rows.ts';

const HEADER = 'Student ID,School,School Year,Grade Level,Entry Date,Exit Date';
const STUDENTS = [1, 2, 3].map((id) => `41020${id},Lakeview,2023-24,12,08/15/2023,`);

async function read(lines: readonly string[]) {
  const path = join(temporaryFolder(), 'roster.csv');
  writeFileSync(path, lines.join('\n'));
  const { rowsKept, verdict, groups } = await check(path, 'STUDENT_ROSTER', ONE_SCHOOL);
  return { rowsKept, verdict, left: groups.flatMap(({ code, firstRows }) => [[code, firstRows]]) };
}

describe('rows that say what the columns are', () => {
  it.each([
    ['of a database', ['varchar(10),nvarchar(50),char(9),int,date,datetime2']],
    ['of Access', ['Short Text,Short Text,Text,Number,Date/Time,Date/Time']],
    ['of a data frame', ['object,object,object,int64,datetime64[ns],datetime64[ns]']],
    [
      'and its demands',
      ['String,String,String,Integer,Date,Date', 'Required,Required,Required,Required,Optional,Optional'],
    ],
    ['by their forms', ['Text(10),Text(50),YYYY-YY,##,MM/DD/YYYY,MM/DD/YYYY']],
    ['by forms, types and demands', ['10 digits,See code list,YYYY,Required,yyyy-mm-dd,optional']],
  ])('%s are left out and named', async (_whose, rows) => {
    const left = [['file.rows-below-table', rows.map((_, index) => index + 2)]];
    expect(await read([HEADER, ...rows, ...STUDENTS])).toEqual({ rowsKept: 3, verdict: 'success', left });
  });

  it('are left out, and records with such words stay', () => {
    const below = (...cells: string[]) => describingRows([{ number: 2, cells }]);
    expect(below('int', 'text', 'date')).toEqual([2]);
    expect(below('410200', 'text', 'date')).toEqual([]);
    expect(below('General', 'Required', 'Year')).toEqual([]);
    expect(below('Text', 'Date', '')).toEqual([]);
    expect(below('Required', 'M/F', 'See code list', 'F/R/P', 'Y or N')).toEqual([2]);
    expect(below('410200', 'M', 'Free')).toEqual([]);
    expect(below('AP', 'A/B', 'Biology')).toEqual([]);
  });
});

it.each(['-- end --', '--- End ---', '*** END OF FILE ***', '<END>', '***', '(3 rows affected)', '~~~~'])(
  "'%s' at the end is left out",
  async (trailer) => {
    const left = [['file.rows-below-table', [5]]];
    expect(await read([HEADER, ...STUDENTS, trailer])).toEqual({ rowsKept: 3, verdict: 'success', left });
  },
);

it('an ID of signs with more cells is in error as before', async () => {
  const found = await read([HEADER, ...STUDENTS, '***,Lakeview,2023-24,12,08/15/2023,']);
  expect(found).toMatchObject({ rowsKept: 3, verdict: 'data_errors', left: [['student-id.placeholder', [5]]] });
});

it('knows the header again behind a form feed, and the row that follows one', async () => {
  const [first = '', second = '', third = ''] = STUDENTS;
  const quoted = HEADER.split(',')
    .map((header) => `"${header}"`)
    .join(',');
  const found = await read([quoted, first, '', `\f${quoted}`, second, '\f', `\f${third}`]);
  expect(found).toEqual({ rowsKept: 3, verdict: 'success', left: [['file.repeated-header', [4]]] });
});
