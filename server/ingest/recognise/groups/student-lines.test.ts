import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textRows, writeWorkbook } from '../../read/workbook/test-workbook.ts';
import { check, ONE_SCHOOL, storedRows, temporaryFolder } from '../../test-run.ts';

const HEADER = 'Course,Title,Mark,Credit,Year';
const course = (code: string) => `${code},Algebra ${code},B,1,2022-23`;

async function read(path: string) {
  const result = await check(path, 'TRANSCRIPT', ONE_SCHOOL);
  return {
    rows: await storedRows(result, ['student_id', 'course_code']),
    said: result.statistics.find((line) => line.startsWith('Student ID was taken')),
    errors: result.groups
      .filter(({ severity }) => severity === 'error')
      .map(({ code, firstRows }) => [code, firstRows]),
  };
}

function readLines(lines: readonly string[]) {
  const path = join(temporaryFolder(), 'transcript.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  return read(path);
}

it.each([
  ['a label', 'Student ID: 0410201', '"Student: Diaz, Ana   ID# 0410202   Grade: 12"'],
  ['the name in the next cell', '"Cole, Ada",ID: 0410201', '"Diaz, Ana",ID: 0410202'],
  ['brackets', '"Cole, Ada (0410201)"', '"Diaz, Ana (0410202)"'],
  ['brackets and a grade', '"Student: Cole, Ada (0410201)  Grade: 11"', '"Student: Diaz, Ana (0410202)  Grade: 12"'],
])('reads the student of a printed transcript from a line above the courses, with %s', async (_how, one, other) => {
  const { rows, said, errors } = await readLines([HEADER, one, course('C1'), course('C2'), other, course('C3')]);
  expect(rows).toEqual([
    ['0410201', 'C1'],
    ['0410201', 'C2'],
    ['0410202', 'C3'],
  ]);
  expect(said).toBe('Student ID was taken from the 2 headings between the rows.');
  expect(errors).toEqual([]);
});

it('reads that of the first page from above its header', async () => {
  const { rows } = await readLines([
    ...['Lakeview', 'Student: Cole  ID: 0410201', HEADER, course('C1')],
    ...['Student: Diaz  ID: 0410202', HEADER, course('C2')],
  ]);
  expect(rows).toEqual([
    ['0410201', 'C1'],
    ['0410202', 'C2'],
  ]);
});

it('gives no student the courses of one without an ID', async () => {
  const lines = [
    '"Cole, Ada (0410201)"',
    course('C1'),
    '"Diaz, Ana"',
    course('C2'),
    '"Lee, Bo (0410203)"',
    course('C3'),
  ];
  const { rows, errors } = await readLines([HEADER, ...lines]);
  expect(rows.map(([id]) => id)).toEqual(['0410201', '0410203']);
  expect(errors).toEqual([['cell.empty', [5]]]);
});

it('takes neither one line alone nor the numbers of something else for students', async () => {
  for (const lines of [
    ['Student ID: 0410201', course('C1'), course('C2')],
    ['School ID: 04102', course('C1'), 'Room No. 10203', course('C2')],
  ])
    expect((await readLines([HEADER, ...lines])).errors[0]?.[0]).toBe('file.missing-column');
});

it('reads a sheet for each student by the ID on its tab', async () => {
  const xml = (code: string) => textRows([HEADER, course(code)].map((line) => line.split(',')));
  const sheets = (...names: string[]) =>
    read(writeWorkbook({ sheets: names.map((name, at) => ({ name, xml: xml(`C${at}`) })) }));
  expect((await sheets('Cole 0410201', 'Diaz 0410202')).rows.map(([id]) => id).toSorted()).toEqual([
    '0410201',
    '0410202',
  ]);
  expect((await sheets('Spring 2023', 'Fall 2023')).errors[0]?.[0]).toBe('file.missing-column');
});

it('goes on with a student whose name is repeated on the next page, and with no other of that name', async () => {
  const cole = ['"Cole, Ada (0410201)"', course('C1'), HEADER, '"Cole, Ada (continued)"', course('C2')];
  const other = ['"Cole, Ada (0410202) (continued)"', course('C3'), '"Diaz, Ana (continued)"', course('C4')];
  const { rows, errors } = await readLines([HEADER, ...cole, ...other]);
  expect(rows).toEqual([
    ['0410201', 'C1'],
    ['0410201', 'C2'],
    ['0410202', 'C3'],
  ]);
  expect(errors).toHaveLength(1);
});
