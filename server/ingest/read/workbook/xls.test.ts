import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BookType, CFB, utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { check, temporaryFolder } from '../../test-run.ts';
import { openHtml } from '../web-page/html.ts';
import type { SheetRow, Workbook } from './workbook.ts';
import { openXls } from './xls.ts';
import { openXml2003 } from './xml-2003.ts';

function written(name: string, content: string | Buffer): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return path;
}

/** These readers have their rows at once. */
function rowsOf({ sheets }: Workbook, sheet = 0): SheetRow[] {
  return [...((sheets[sheet]?.rows() ?? []) as Iterable<SheetRow>)];
}

const HEADERS = ['student_id', 'school', 'school_year', 'grade_level', 'birth_date'];

/** A real BIFF8 file: title row, gap, ID kept as a number under a format, date as a serial. */
function biff(): Buffer {
  const sheet = utils.aoa_to_sheet([
    ['All schools'],
    [],
    HEADERS,
    [4_794_834, 'Lincoln High', '2023-24', 12, 38_945],
    ['', 'Lincoln High', '2023-24', 12, 38_945],
  ]);
  Object.assign(sheet.A4 ?? {}, { z: '000000000' });
  for (const cell of [sheet.E4, sheet.E5]) Object.assign(cell ?? {}, { z: 'm/d/yy' });
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
  ])('%s: true rows, IDs with their zeros, dates', async (_name, content, emptyRow, notes) => {
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

  it('keeps the zeros of an ID under a number format, and the day of a date', async () => {
    const path = written('students.xls', biff());
    const workbook = await openXls(path);
    const rows: SheetRow[] = [];
    for await (const row of workbook.sheets[0]?.rows() ?? []) rows.push(row);
    expect(rows[2]).toEqual({ number: 4, cells: ['004794834', 'Lincoln High', '2023-24', '12', '2006-08-16'] });
  });
});

it('tells rows that are hidden from those that are shown', async () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([HEADERS, ['1'], ['2']]), 'Students');
  const biff2: Buffer = write(book, { type: 'buffer', bookType: 'biff2' });
  // The record of a row, which SheetJS does not write: 16 bytes, the row's number first, 'hidden' as a bit of byte 12.
  const record = Buffer.from([0x08, 0x02, 16, 0, 1, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0x20, 0, 0, 0]);
  const start = 4 + biff2.readUInt16LE(2);
  const row = (text: string, more = '') => `<Row ${more}><Cell><Data ss:Type="String">${text}</Data></Cell></Row>`;
  const xml = `<Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="One"><Table>${row('A')}${row('1', 'ss:Hidden="1"')}${row('2')}</Table></Worksheet></Workbook>`;
  for (const workbook of [
    await openXls(written('students.xls', Buffer.concat([biff2.subarray(0, start), record, biff2.subarray(start)]))),
    await openXml2003(written('students.xls', xml)),
  ])
    expect(rowsOf(workbook).map(({ isHidden }) => isHidden)).toEqual([undefined, true, undefined]);
});

it('tells rows whose text is struck through', async () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Notes'], ['Ask Ada']]), 'Notes');
  const sheet = utils.aoa_to_sheet([
    HEADERS.slice(0, 2),
    [1, 'Lincoln High'],
    [2, 'Lincoln High'],
    [3, 'Lincoln High'],
  ]);
  for (const cell of [sheet.A3, sheet.B3]) Object.assign(cell ?? {}, { z: '"No. "0' });
  utils.book_append_sheet(book, sheet, 'Students');
  const bytes: Buffer = write(book, { type: 'buffer', bookType: 'biff8' });
  const container = CFB.read(bytes, { type: 'buffer' });
  const stream: Buffer = CFB.find(container, '/Workbook').content;
  // SheetJS writes one font. It strikes through, and the last style alone, of row 3, has it.
  const styles: number[] = [];
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    if (stream.readUInt16LE(at) === 0x31) stream.writeUInt16LE(8, at + 6);
    if (stream.readUInt16LE(at) === 0xe0) styles.push(at + 4);
  }
  for (const style of styles.slice(0, -1)) stream.writeUInt16LE(1, style);
  const path = written('students.xls', CFB.write(container, { type: 'buffer' }));
  const workbook = await openXls(path);
  expect(rowsOf(workbook, 1).map(({ isStruck }) => isStruck)).toEqual([undefined, undefined, true, undefined]);
  expect(rowsOf(workbook).map(({ isStruck }) => isStruck)).toEqual([undefined, undefined]);
  const row = (style: string, text: string) =>
    `<Row ss:StyleID="${style}"><Cell><Data ss:Type="String">${text}</Data></Cell></Row>`;
  const style = (id: string, more: string, font: string) => `<Style ss:ID="${id}" ${more}><Font ${font}/></Style>`;
  const xml = `<Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Styles>${style('gone', '', 'ss:StrikeThrough="1"')}${style('bold', 'ss:Parent="gone"', 'ss:Bold="1"')}${style('back', 'ss:Parent="gone"', 'ss:StrikeThrough="0"')}</Styles>
    <Worksheet ss:Name="One"><Table>${row('none', 'A')}${row('gone', '1')}${row('bold', '2')}${row('back', '3')}</Table></Worksheet></Workbook>`;
  const marks = rowsOf(await openXml2003(written('students.xls', xml))).map(({ isStruck }) => isStruck);
  expect(marks).toEqual([undefined, true, true, undefined]);
});

describe('BIFF before Excel 97', () => {
  it.each(['biff5', 'biff4', 'biff3', 'biff2'])('%s: letters of its code page', async (kind) => {
    const sheet = utils.aoa_to_sheet([
      ['id', 'name'],
      [7, 'Jos1 2kody O3B'],
    ]);
    Object.assign(sheet.A2 ?? {}, { z: '000' });
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'Students');
    const bytes: Buffer = write(book, { type: 'buffer', bookType: kind as BookType }); // the list of types lacks some of them
    const at = bytes.indexOf('Jos1');
    for (const [offset, byte] of [
      [3, 0xe9],
      [5, 0x8a],
      [12, 0x92],
    ] as const)
      bytes[at + offset] = byte;
    const workbook = await openXls(written('old.xls', bytes));
    expect(rowsOf(workbook)).toEqual([
      { number: 1, cells: ['id', 'name'] },
      { number: 2, cells: ['007', 'José Škody O’B'] },
    ]);
  });
});

describe('a web page', () => {
  const rows = (page: string, table = 0) => rowsOf(openHtml(page), table);

  it('numbers rows and columns as a spreadsheet program does: lines above, spans, tables below one another', () => {
    const page = `<html><head><title>no</title><style>td { }</style></head><body><h1>Students</h1>
      <table><tr><td colspan=3>All schools</td></tr><TR><TH rowspan="2">id</TH><TH>a</TH><TH>b</TH></TR><tr><td>1</td><td>2</td></tr>
      <tr><td>x</td></tr></table><p>Printed today</p><table><tr><td>y</td></tr></table></body></html>`;
    expect(rows(page)).toEqual([
      { number: 1, cells: ['Students'] },
      { number: 2, cells: ['All schools'] },
      { number: 3, cells: ['id', 'a', 'b'] },
      { number: 4, cells: ['', '1', '2'] },
      { number: 5, cells: ['x'] },
    ]);
    expect(rows(page, 1)).toEqual([
      { number: 6, cells: ['Printed today'] },
      { number: 7, cells: ['y'] },
    ]);
  });

  it('needs no closing tags, and reads entities once', () => {
    expect(
      rows(
        '<table><tr><th>a<th>b<tr><td>Nu&ntilde;ez&nbsp;Jos&#233; &#x8a;<td>O&rsquo;B &amp;lt; 1 < 2<br>two\n lines</table>',
      ),
    ).toEqual([
      { number: 1, cells: ['a', 'b'] },
      { number: 2, cells: ['Nuñez José Š', 'O’B &lt; 1 < 2\ntwo lines'] },
    ]);
  });

  it('takes a table inside a table for one of its own', () => {
    const page = '<table><tr><td><table><tr><td>id</td></tr><tr><td>7</td></tr></table></td></tr></table>';
    expect(rows(page, 1).map(({ number, cells }) => [number, ...cells])).toEqual([
      [1, 'id'],
      [2, '7'],
    ]);
  });

  it('is read in a time that grows with its length only', () => {
    for (const part of ['<td ', '<td a="', '<!--', '<script>', '<', '</', '<td colspan=99999>x', '&amp', '<table>'])
      expect(() => openHtml(part.repeat(100_000 / part.length)), part).not.toThrow();
  });
});

it("reads Excel's XML of 2003 with formats of rows, columns, tables and parents", async () => {
  const cell = (more = '') => `<Cell ${more}><Data ss:Type="Number">12</Data></Cell>`;
  const format = (id: string, code: string) => `<Style ss:ID="${id}"><NumberFormat ss:Format="${code}"/></Style>`;
  const xml = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
    <Styles>${format('five', '00000')}${format('four', '0000')}${format('three', '000')}<Style ss:ID="bold" ss:Parent="five"><Font/></Style></Styles>
    <Worksheet ss:Name="One"><Table ss:StyleID="three"><Column/><Column ss:Index="3" ss:Span="1" ss:StyleID="five"/>
    <Row>${cell()}${cell('ss:StyleID="bold"')}${cell()}${cell()}${cell()}</Row><Row ss:StyleID="four">${cell()}${cell()}${cell()}</Row></Table></Worksheet>
    <Worksheet ss:Name="Two"><Table><Row>${cell()}${cell()}${cell()}</Row></Table></Worksheet></Workbook>`;
  const workbook = await openXml2003(written('report.xls', xml));
  expect(rowsOf(workbook).map(({ cells }) => cells)).toEqual([
    ['012', '00012', '00012', '00012', '012'],
    ['0012', '0012', '0012'],
  ]);
  expect(rowsOf(workbook, 1).map(({ cells }) => cells)).toEqual([['12', '12', '12']]);
});

it("reads Excel's XML of 2003: gaps, merged cells, formats, digits, hidden sheets, no comments", async () => {
  const cell = (type: string, text: string, more = '') => `<Cell ${more}><Data ss:Type="${type}">${text}</Data></Cell>`;
  const xml = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
    <Styles><Style ss:ID="id"><NumberFormat ss:Format="000000000"/></Style><Style ss:ID="date"><NumberFormat ss:Format="Short Date"/></Style></Styles>
    <Worksheet ss:Name="One"><Table><Row>${cell('String', 'A &amp; B', 'ss:MergeAcross="1"')}${cell('String', 'C')}</Row>
    <Row ss:Index="4">${cell('Number', '12345', 'ss:Index="2" ss:StyleID="id"')}${cell('DateTime', '2006-08-16T00:00:00.000')}
    ${cell('Number', '39000', 'ss:StyleID="date"')}${cell('Number', '12345678901234567')}${cell('Boolean', '1')}
    <Cell><ss:Data ss:Type="String"><B>bo</B>ld</ss:Data><Comment><ss:Data>no</ss:Data></Comment></Cell></Row></Table></Worksheet>
    <Worksheet ss:Name="Two"><Table/><WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions></Worksheet></Workbook>`;
  const workbook = await openXml2003(written('report.xls', xml));
  expect(workbook.sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['One', false],
    ['Two', true],
  ]);
  expect(rowsOf(workbook)).toEqual([
    { number: 1, cells: ['A & B', '', 'C'] },
    { number: 4, cells: ['', '000012345', '2006-08-16', '2006-10-10', '12345678901234567', 'TRUE', 'bold'] },
  ]);
});
