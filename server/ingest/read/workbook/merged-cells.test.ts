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
