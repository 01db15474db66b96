import { expect, it } from 'vitest';
import { check, ONE_SCHOOL, storedRows } from '../../test-run.ts';
import { textRows, writeWorkbook } from './test-workbook.ts';

const HEADER = ['Student ID', 'Gender', 'Race', 'ELL'];
const STUDENTS = ['41020', '41021', '41022', '41023'].map((id) => [id, 'F', 'White', 'N']);

async function read(rows: readonly (readonly string[])[], tables: string[]) {
  const path = writeWorkbook({ sheets: [{ name: 'Students', xml: textRows(rows), tables }] });
  const result = await check(path, 'STUDENT_DEMOGRAPHICS', ONE_SCHOOL);
  const left = result.issues.flatMap(({ code, row }) => (code === 'file.rows-below-table' ? [row] : []));
  return { ids: (await storedRows(result, ['student_id'])).flat(), left };
}

const IDS = ['41020', '41021', '41022', '41023'];

it('leaves the row of totals of a table out: a count of students is no one', async () => {
  const rows = [HEADER, ...STUDENTS, ['4', '', '', '']];
  expect(await read(rows, ['ref="A1:D6" totalsRowCount="1"'])).toEqual({ ids: IDS, left: [6] });
});

it('and no row of data of a table that shows none, or of another table beside', async () => {
  expect(await read([HEADER, ...STUDENTS], ['ref="A1:D5" totalsRowShown="0"'])).toEqual({ ids: IDS, left: [] });
  const beside = [
    [...HEADER, '', 'Race', 'Students'],
    ...STUDENTS.map((cells, at) => [...cells, '', ...(at === 1 ? ['Total', '4'] : ['White', '4'])]),
  ];
  expect((await read(beside, ['ref="A1:D5"', 'ref="F1:G3" totalsRowCount="1"'])).ids).toEqual(IDS);
});
