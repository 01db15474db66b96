import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import type { IngestContext } from '#datasets/kit/plan.ts';
import { check, storedRows, temporaryFolder } from '../../test-run.ts';
import { textRows, writeWorkbook } from './test-workbook.ts';

const CONTEXT: IngestContext = {
  yearEnding: 2024,
  schools: [
    { id: 'maple', name: 'Maple High School', local_id: '0101', state_id: null, nces_id: null, ceeb_code: null },
  ],
  chosen: { schoolIds: ['maple'], years: [], demographicTypes: [], testTypes: [] },
};

it('reads merged cells in each of their rows, but not a number that may be that of the rows together', async () => {
  const xml = textRows([
    ['Transcripts of Maple High School'],
    ['Student ID', 'School', 'School Year', 'Course Number', 'Course Name', 'Final Mark', 'Credits Earned'],
    ['0012345', 'Maple HS', '2022-23', 'ENG9', 'English 9', 'A', '1.0'],
    ['', '', '2022-23', 'MAT1', 'Algebra I', 'B', ''],
    ['0012346', '', '2022-23', 'ENG9', 'English 9', 'A', '1.0'],
  ]);
  const merged = ['A1:G1', 'A3:A4', 'B3:B5', 'G3:G4'];
  const result = await check(writeWorkbook({ sheets: [{ name: 'Data', xml, merged }] }), 'TRANSCRIPT', CONTEXT);
  expect(result.statistics).toContain('Merged cells whose text was read in each of their rows: 2');
  expect(result.issues.filter(({ severity }) => severity === 'error')).toMatchObject([
    { column: 'credits_earned', row: 4, code: 'cell.empty' },
  ]);
  expect(result.rowsKept).toBe(2);
});

describe('as systems name it .xls', () => {
  const rows = [
    ['Student ID', 'School', 'School Year', 'Course Number', 'Course Name', 'Final Mark', 'Credits Earned'],
    ['0012345', 'Maple HS', '2022-23', 'ENG9', 'English 9', 'A', '1.0'],
    [null, null, '2022-23', 'MAT1', 'Algebra I', 'B', '1.0'],
    ['0012346', null, '2022-23', 'ENG9', 'English 9', 'A', '1.0'],
  ];
  const sheet = utils.aoa_to_sheet(rows);
  sheet['!merges'] = ['A2:A3', 'B2:B4'].map((range) => utils.decode_range(range));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Data');
  const line = (cells: readonly (string | null)[], cell: (text: string, at: number) => string) =>
    cells.map((text, at) => (text === null ? '' : cell(text, at))).join('');
  const down = (row: number, at: number) => (row === 1 ? (['2', '3'][at] ?? '') : '');
  const page = rows.map(
    (cells, row) => `<tr>${line(cells, (text, at) => `<td rowspan="${down(row, at)}">${text}</td>`)}</tr>`,
  );
  const xml = rows.map(
    (cells, row) =>
      `<Row>${line(cells, (text, at) => `<Cell ss:Index="${at + 1}" ss:MergeDown="${Number(down(row, at) || 1) - 1}"><Data ss:Type="String">${text}</Data></Cell>`)}</Row>`,
  );

  it.each<[string, string | Buffer]>([
    ['BIFF', write(book, { type: 'buffer', bookType: 'biff8' })],
    ['a web page', `<html><body><h1>Transcripts</h1><table>${page.join('')}</table></body></html>`],
    [
      "Excel's XML of 2003",
      `<?xml version="1.0"?><Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Data"><Table>${xml.join('')}</Table></Worksheet></Workbook>`,
    ],
  ])('reads them in %s', async (_name, content) => {
    const path = join(temporaryFolder(), 'transcripts.xls');
    writeFileSync(path, content);
    const result = await check(path, 'TRANSCRIPT', CONTEXT);
    expect(result.statistics).toContain('Merged cells whose text was read in each of their rows: 2');
    expect(await storedRows(result, ['student_id', 'school'])).toEqual([
      ['0012345', 'Maple HS'],
      ['0012345', 'Maple HS'],
      ['0012346', 'Maple HS'],
    ]);
  });
});

it('reads short codes that are merged in each of their rows, beside credits that are not', async () => {
  const xml = textRows([
    ['Pathway Code', 'CIP', 'Course Number', 'Course Name', 'Credits'],
    ['190', '48.0508', 'CTE200', 'Welding I', '1.0'],
    ['', '', 'CTE201', 'Welding II', ''],
    ['191', '51.0000', 'CTE310', 'Health Science I', '1.0'],
    ['', '', 'CTE311', 'Health Science II', '1.0'],
  ]);
  const merged = ['A2:A3', 'B2:B3', 'E2:E3', 'A4:A5', 'B4:B5'];
  const path = writeWorkbook({ sheets: [{ name: 'Data', xml, merged }] });
  const context = { ...CONTEXT, chosen: { ...CONTEXT.chosen, years: [2024] } };
  const result = await check(path, 'CTE_PATHWAY_CATALOG', context);
  expect(await storedRows(result, ['pathway_code', 'cip_code', 'credits'])).toEqual([
    ['190', '48.0508', '1.0'],
    ['190', '48.0508', null],
    ['191', '51.0000', '1.0'],
    ['191', '51.0000', '1.0'],
  ]);
});

const PATHWAYS = [
  ['Pathway Name', 'CIP', 'Course Number', 'Course Name'],
  ['Welding', '48.0508', 'CTE200', 'Welding I'],
  ['', '', 'CTE201', 'Welding II'],
  ['Health', '51.0000', 'CTE310', 'Health Science I'],
  ['', '', 'CTE311', 'Health Science II'],
];

function biff(): Buffer {
  const book = utils.book_new();
  const merges = ['A2:A3', 'B2:B3', 'A4:A5', 'B4:B5'].map((range) => utils.decode_range(range));
  utils.book_append_sheet(book, { ...utils.aoa_to_sheet(PATHWAYS), '!merges': merges }, 'Data');
  return write(book, { type: 'buffer', bookType: 'biff8' });
}

/** The cells of a row as markup, but for empty ones: others reach over them. */
const marked = (isFirst: (row: number) => boolean, cell: (text: string, column: number, spans: boolean) => string) =>
  PATHWAYS.map((row, index) =>
    row.map((text, column) => (text ? cell(text, column, column < 2 && isFirst(index)) : '')).join(''),
  );
const isFirst = (row: number) => row === 1 || row === 3;

const HTML = `<table>${marked(isFirst, (text, _, spans) => `<td${spans ? ' rowspan="2"' : ''}>${text}</td>`)
  .map((row) => `<tr>${row}</tr>`)
  .join('')}</table>`;

const XML_2003 = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
  <Worksheet ss:Name="Data"><Table>${marked(
    isFirst,
    (text, column, spans) =>
      `<Cell ss:Index="${column + 1}"${spans ? ' ss:MergeDown="1"' : ''}><Data ss:Type="String">${text}</Data></Cell>`,
  )
    .map((row) => `<Row>${row}</Row>`)
    .join('')}</Table></Worksheet></Workbook>`;

it.each([
  ['BIFF', biff()],
  ['a web page', HTML],
  ["Excel's XML of 2003", XML_2003],
])('reads merged cells of an .xls file that is %s', async (_kind, content) => {
  const path = join(temporaryFolder(), 'pathways.xls');
  writeFileSync(path, content);
  const context = { ...CONTEXT, chosen: { ...CONTEXT.chosen, years: [2024] } };
  const result = await check(path, 'CTE_PATHWAY_CATALOG', context);
  expect(result.statistics).toContain('Merged cells whose text was read in each of their rows: 4');
  expect(await storedRows(result, ['pathway_name', 'cip_code'])).toEqual([
    ['Welding', '48.0508'],
    ['Welding', '48.0508'],
    ['Health', '51.0000'],
    ['Health', '51.0000'],
  ]);
});

it('reads cells that are merged over several columns, too', async () => {
  const xml = textRows([
    ['Pathway Name', '', 'Course Number', 'Course Name'],
    ['Welding', '', 'CTE200', 'Welding I'],
    ['', '', 'CTE201', 'Welding II'],
  ]);
  const path = writeWorkbook({ sheets: [{ name: 'Data', xml, merged: ['A1:B1', 'A2:B3'] }] });
  const context = { ...CONTEXT, chosen: { ...CONTEXT.chosen, years: [2024] } };
  const result = await check(path, 'CTE_PATHWAY_CATALOG', context);
  expect(await storedRows(result, ['pathway_name'])).toEqual([['Welding'], ['Welding']]);
});
