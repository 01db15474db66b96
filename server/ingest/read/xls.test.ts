import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { check, temporaryFolder } from '../test-run.ts';
import type { SheetRow } from './workbook.ts';
import { openXls } from './xls.ts';

function written(name: string, content: string | Buffer): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}

const HEADERS = ['student_id', 'school', 'school_year', 'grade_level', 'birth_date'];

/** A real BIFF8 file: title row, gap, id kept as a number under a format, date as a serial. */
function biff(): Buffer {
  const sheet = utils.aoa_to_sheet([
    ['All schools'],
    [],
    HEADERS,
    [4_794_834, 'Lincoln High', '2023-24', 12, 38_945],
    ['', 'Lincoln High', '2023-24', 12, 38_945],
  ]);
  Object.assign(sheet.A4 ?? {}, { z: '000000000' });
  Object.assign(sheet.E4 ?? {}, { z: 'm/d/yy' });
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Students');
  return write(book, { type: 'buffer', bookType: 'biff8' });
}

const html = `<html><body><table><tr><td>All schools</td></tr><tr>${HEADERS.map((header) => `<th>${header}</th>`).join('')}</tr>
  <tr><td>004794834</td><td>Lincoln High</td><td>2023-24</td><td>12</td><td>8/16/2006</td></tr>
  <tr><td></td><td>Lincoln High</td><td>2023-24</td><td>12</td><td>8/16/2006</td></tr></table></body></html>`;

const xml2003 = `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
  <Worksheet ss:Name="Students"><Table>${[
    HEADERS,
    ['004794834', 'Lincoln High', '2023-24', '12', '2006-08-16'],
    ['', 'Lincoln High', '2023-24', '12', '2006-08-16'],
  ]
    .map(
      (row, index) =>
        `<Row ss:Index="${index + 2}">${row.map((text) => `<Cell><Data ss:Type="String">${text}</Data></Cell>`).join('')}</Row>`,
    )
    .join('')}</Table></Worksheet></Workbook>`;

describe('what goes by the name of .xls', () => {
  it.each([
    ['BIFF', biff(), 5, []],
    ['a web page', html, 4, ['file.extension']],
    ["Excel's XML of 2003", xml2003, 4, ['file.extension']],
  ])('%s: true rows, ids with their zeros, dates', async (_name, content, emptyRow, notes) => {
    const result = await check(written('students.xls', content));
    expect(result).toMatchObject({ verdict: 'data_errors', rowsRead: 2, rowsKept: 1 });
    const errors = result.issues.filter(
      ({ severity, code }) => severity === 'error' && code !== 'file.school-without-rows',
    );
    expect(errors).toMatchObject([{ code: 'cell.empty', row: emptyRow, columnLetter: 'A', header: 'student_id' }]);
    expect(
      result.groups.map(({ code }) => code).filter((code) => code === 'file.extension' || code.startsWith('date')),
    ).toEqual(notes);
  });

  it('keeps the zeros of an id under a number format, and the day of a date', async () => {
    const path = written('students.xls', biff());
    const workbook = await openXls(path, 'xls', temporaryFolder());
    const rows: SheetRow[] = [];
    for await (const row of workbook.sheets[0]?.rows() ?? []) rows.push(row);
    expect(rows[2]).toEqual({ number: 4, cells: ['004794834', 'Lincoln High', '2023-24', '12', '2006-08-16'] });
  });
});
