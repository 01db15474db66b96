import { expect, it } from 'vitest';
import { textRows, writeWorkbook } from '../../read/workbook/test-workbook.ts';
import { check, ONE_SCHOOL, storedRows } from '../../test-run.ts';

async function read(rows: readonly (readonly string[])[]) {
  const path = writeWorkbook({ sheets: [{ name: 'Report', xml: textRows(rows) }] });
  const result = await check(path, 'STUDENT_ROSTER', ONE_SCHOOL);
  return {
    rows: await storedRows(result, ['student_id', 'grade_level', 'exit_date']),
    places: Object.values(result.columns).map(({ header, letter }) => `${header} ${letter}`),
    said: result.statistics.filter((line) => /beside its header|without a header/.test(line)),
  };
}

it('reads values that are one column away from their header', async () => {
  const found = await read([
    ['Student ID', '', 'School Year', 'Grade', 'Exit Date', ''],
    ['0041020', '', '2023-24', '12', '', '11/15/2023'],
    ['0041021', '', '2023-24', '12', '', ''],
  ]);
  expect(found.rows).toEqual([
    ['0041020', '12', '2023-11-15'],
    ['0041021', '12', null],
  ]);
  expect(found.places).toContain('Exit Date F');
  expect(found.said).toEqual(["The values of 'Exit Date' were read from column F, beside its header"]);
});

it('also before the header, but only where they can be what it says and the header has none', async () => {
  const before = await read([
    ['', 'Student ID', 'School Year', 'Grade'],
    ['0041020', '', '2023-24', '12'],
  ]);
  expect(before.rows).toEqual([['0041020', '12', null]]);
  const header = ['Student ID', 'School Year', 'Grade', 'Exit Date', ''];
  const notes = await read([
    header,
    ['0041020', '2023-24', '12', '', 'moved'],
    ['0041021', '2023-24', '12', '', 'back'],
  ]);
  expect(notes).toMatchObject({ said: ['Columns without a header, not stored: E'] });
  const some = await read([
    header,
    ['0041020', '2023-24', '12', '11/15/2023', '12/01/2023'],
    ['0041021', '2023-24', '12', '', '12/02/2023'],
  ]);
  expect(some.rows.map(([, , exit]) => exit)).toEqual(['2023-11-15', null]);
});
