import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textRows, writeWorkbook } from '../read/workbook/test-workbook.ts';
import { check, fixture, temporaryFolder } from '../test-run.ts';

const hostile = (name: string) => check(fixture(`hostile/${name}`));

describe('files that are refused', () => {
  it.each([
    ['billion-laughs-sst.xlsx', /parts that no spreadsheet program writes/],
    ['xxe-file.xlsx', /parts that no spreadsheet program writes/],
    ['xxe-parameter-entity.xlsx', /parts that no spreadsheet program writes/],
    ['zip-duplicate-names.xlsx', /parts that no spreadsheet program writes/],
    ['zip-prepended-html.xlsx', /parts that no spreadsheet program writes/],
    ['bomb-comment.xlsx', /grows far beyond its size/],
    ['zip-declared-size-2g.xlsx', /grows far beyond its size/],
    ['zip-truncated.xlsx', /damaged/],
    ['zip-eocd-only-huge-counts.xlsx', /damaged/],
    ['sheet-target-traversal.xlsx', /damaged/],
    ['sheet-target-absolute.xlsx', /damaged/],
    ['no-sheets.xlsx', /damaged/],
    ['cfb-fat-loop.xls', /damaged/],
    ['biff-record-len-overrun.xls', /damaged/],
    ['pass_protected.xlsx', /protected by a password\. Save a copy without a password/],
    ['password.xls', /protected by a password\. Save a copy without a password/],
    ['zero-bytes.csv', /empty/],
    ['random-bytes.csv', /not a table/],
    ['svg-named.csv', /an XML document or a picture/],
    ['gzip-named.csv', /a compressed file/],
    ['utf-32-le-bom.csv', /UTF-32/],
    ['unclosed-quote-row1.csv', /quotation mark in row 2 is never closed/],
    ['only-commas.csv', /more columns than/],
    ['one-line-no-newline.csv', /header row/],
    ['cell-refs-garbage.xlsx', /header row/],
    ['illegal-xml-chars.xlsx', /header row/],
    ['headers-proto.xlsx', /header row/],
    ['date_1904.xls', /header row/],
    ['freeze5.xls', /header row/],
  ])('%s', async (name, reason) => {
    const result = await hostile(name);
    expect(result).toMatchObject({ verdict: 'malformed', parquet: null, rowsKept: 0 });
    expect(result.resultsSummary[0]).toMatchObject({ status: 'failure', description: expect.stringMatching(reason) });
  });

  it('leaves no trace of a header named __proto__', async () => {
    await hostile('headers-proto.xlsx');
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('workbooks that would take too long', () => {
  const name = 'A text of a thousand characters and more, which nobody writes. '.repeat(400);

  it('is refused where a few long texts are named by many cells', async () => {
    const rows = Array.from({ length: 900 }, () => `<row>${'<c t="s"><v>0</v></c>'.repeat(30)}</row>`).join('');
    const path = writeWorkbook({ sheets: [{ name: 'All', xml: rows }], sharedStrings: `<si><t>${name}</t></si>` });
    const { resultsSummary } = await check(path);
    expect(resultsSummary[0]?.description).toMatch(/grows far beyond its size/);
  });

  it('is refused where there are hundreds of sheets', async () => {
    const xml = textRows([
      ['Student ID', 'Grade Level'],
      ['0012345', '11'],
    ]);
    const sheets = Array.from({ length: 300 }, (_, index) => ({ name: `Sheet ${index}`, xml }));
    const { resultsSummary } = await check(writeWorkbook({ sheets }));
    expect(resultsSummary[0]?.description).toMatch(/more sheets than can be checked/);
  });
});

/** What is said of a file of these contents. */
function checkText(content: string, name = 'file.csv') {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, content);
  return check(path);
}

describe('small files that would be large once they are read', () => {
  const HEADERS = ['Student ID', 'Grade Level', 'School Name', 'First Name', 'Last Name'];
  const ROW = ['0012345', '11', 'Lincoln High', 'A', 'B'];

  it('is refused where one wide row is above many short ones', async () => {
    const wide = [...HEADERS, ...Array.from({ length: 2_000 }, (_, index) => `x${index}`)];
    const { resultsSummary } = await checkText(`${wide.join(',')}\n${'1\n'.repeat(20_000)}`);
    expect(resultsSummary[0]?.description).toMatch(/more columns than can be read/);
  });

  it('is said not to be a table, without an open quotation mark, where a line never ends', async () => {
    const { resultsSummary } = await checkText('a'.repeat(10_000_000));
    expect(resultsSummary[0]?.description).toMatch(/not a table of rows and columns/);
  });

  it('takes of a name of a sheet and of a header what can be one', async () => {
    const sheets = ['All', 'Beside'].map((name) => ({
      name: name + 'A'.repeat(1_000_000),
      xml: textRows(name === 'All' ? [HEADERS, ROW] : [['x'], ['1']]),
    }));
    expect(JSON.stringify(await check(writeWorkbook({ sheets }))).length).toBeLessThan(100_000);
    const long = await checkText(`${[...HEADERS, 'H'.repeat(900_000)].join(',')}\n${[...ROW, '1'].join(',')}\n`);
    expect(long.rowsKept).toBe(1);
    expect(JSON.stringify(long).length).toBeLessThan(100_000);
  });

  it('looks at each sign of a tag once', async () => {
    const span = `<td colspan=${' '.repeat(100_000)}x>`;
    const before = process.cpuUsage();
    await checkText(`<table><tr><td>Student ID<td>Grade Level<tr>${span}1<td>2</table>`, 'page.xls');
    expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(5);
  });
});

describe('files that are read, and what is said about them', () => {
  it.each([
    ['utf-8-sig-bom.csv', 60, 'success', []],
    ['utf-16-be-bom.csv', 60, 'success', []],
    ['windows-1252.csv', 60, 'success', ['file.encoding']],
    // Two files one after the other: the header of the second is not a row.
    [
      'mixed-utf8-then-cp1252.csv',
      120,
      'data_errors',
      ['file.encoding', 'file.mixed-encoding', 'file.repeated-header'],
    ],
    ['double-encoded-mojibake.csv', 60, 'success', ['file.mojibake']],
    ['delim-tab.csv', 60, 'success', []],
    ['decimal-comma.csv', 60, 'success', []],
    ['trailing-commas.csv', 60, 'success', []],
    ['blank-lines.csv', 60, 'success', []],
    ['nul-bytes.csv', 60, 'success', ['file.null-character']],
    ['csv-named.xlsx', 60, 'success', ['file.extension']],
    ['good.xlsx', 19, 'success', []],
    ['shared-strings-million-unused.xlsx', 19, 'success', []],
    ['formula-cached-payloads.xlsx', 19, 'success', ['file.row-order', 'file.formula-without-result']],
    ['quote-then-text.csv', 2, 'data_errors', ['file.missing-column', 'file.stray-quote']],
    ['escape-backslash.csv', 2, 'data_errors', ['file.missing-column', 'file.stray-quote']],
    ['header-only.csv', 0, 'data_errors', ['file.no-rows']],
  ])('%s', async (name, rows, verdict, codes) => {
    const result = await hostile(name);
    expect(result).toMatchObject({ verdict, rowsRead: rows });
    const found = result.groups.map(({ code }) => code).filter((code) => code.startsWith('file.'));
    expect(new Set(found.filter((code) => code !== 'file.school-without-rows'))).toEqual(new Set(codes));
  });

  it('names the rows with bytes of another encoding', async () => {
    const result = await hostile('mixed-utf8-then-cp1252.csv');
    const group = result.groups.find(({ code }) => code === 'file.mixed-encoding');
    expect(group).toMatchObject({ count: 39, firstRows: [63, 65, 66, 67, 69] });
  });
});
