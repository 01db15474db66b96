import { readFileSync } from 'node:fs';
import { streamXlsxRows } from 'hucre';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../limits.ts';
import { openFile } from '../../open/gate.ts';
import { check, fixture } from '../../test-run.ts';
import { type TestWorkbook, textRows, writeWorkbook } from './test-workbook.ts';
import type { SheetRow, Workbook } from './workbook.ts';
import { openXlsx } from './xlsx.ts';

async function open(path: string): Promise<Workbook> {
  const opened = await openFile(path, DEFAULT_LIMITS);
  if (!('entries' in opened)) throw new Error('not taken for a workbook');
  const workbook = await openXlsx(path, opened.entries, DEFAULT_LIMITS.characters);
  if (!workbook) throw new Error('not opened');
  return workbook;
}

async function rowsOf(workbook: Workbook, sheet = 0): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of workbook.sheets[sheet]?.rows() ?? []) rows.push(row);
  return rows;
}

const read = async (workbook: TestWorkbook) => rowsOf(await open(writeWorkbook(workbook)));
const oneSheet = (xml: string, more: Partial<TestWorkbook> = {}) => read({ sheets: [{ name: 'One', xml }], ...more });
const cell = async (xml: string, more?: Partial<TestWorkbook>) =>
  (await oneSheet(`<row>${xml}</row>`, more))[0]?.cells[0];

describe('rows and columns', () => {
  it('numbers rows as the workbook does, gaps included', async () => {
    const rows = await oneSheet(
      '<row r="2"><c r="A2"><v>1</v></c></row><row r="7"><c r="C7"><v>2</v></c></row><row><c><v>3</v></c></row>',
    );
    expect(rows).toEqual([
      { number: 2, cells: ['1'] },
      { number: 7, cells: ['', '', '2'] },
      { number: 8, cells: ['3'] },
    ]);
  });

  it('reads shared, rich and inline texts, escapes, entities and namespaces; leaves out phonetic readings', async () => {
    const sharedStrings =
      '<si><t>plain &amp; simple</t></si><si><r><t>ri</t></r><r><rPr><b/></rPr><t xml:space="preserve">ch </t></r><rPh><t>no</t></rPh></si>';
    const rows = await oneSheet(
      '<x:row><x:c t="s"><x:v>0</x:v></x:c><c t="s"><v>1</v></c><c t="inlineStr"><is><t><![CDATA[a<b]]></t></is></c><c t="str"><f>A1&gt;1</f><v>two_x000A_lines &#233;</v></c></x:row>',
      { sharedStrings },
    );
    expect(rows[0]?.cells).toEqual(['plain & simple', 'rich ', 'a<b', 'two\nlines é']);
  });

  it('opens no sheet whose texts are not all there', async () => {
    const texts = { sharedStrings: '<si><t>one</t></si>' };
    expect(await oneSheet('<row><c t="s"><v>0</v></c><c t="s"/></row>', texts)).toEqual([
      { number: 1, cells: ['one'] },
    ]);
    await expect(oneSheet('<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>', texts)).rejects.toThrow('not there');
  });

  it('counts row numbers that are out of order', async () => {
    const workbook = await open(
      writeWorkbook({
        sheets: [
          {
            name: 'One',
            xml: '<row r="3"><c><v>1</v></c></row><row r="-5"><c><v>2</v></c></row><row r="3"><c><v>3</v></c></row>',
          },
        ],
      }),
    );
    expect((await rowsOf(workbook)).map(({ number }) => number)).toEqual([3, 4, 5]);
    expect(workbook.oddRows()).toBe(2);
  });
});

describe('numbers are what the person sees', () => {
  it.each([
    ['an id under 000000000', '<c s="1"><v>4794834</v></c>', ['000000000'], '004794834'],
    ['a number with separators', '<c s="1"><v>12345678</v></c>', ['000\\-00\\-0000'], '012-34-5678'],
    ['17 digits', '<c><v>12345678901234567</v></c>', [], '12345678901234567'],
    ['a whole number written with an exponent', '<c><v>1.2345678901E10</v></c>', [], '12345678901'],
    ['3.3 as files keep it', '<c><v>3.2999999999999998</v></c>', [], '3.3'],
    ['decimals under a decorating format', '<c s="1"><v>1234.5</v></c>', ['#,##0.00'], '1234.5'],
    ['an id under a language and a second section', '<c s="1"><v>1234</v></c>', ['[$-409]00000;@'], '01234'],
    ['a ZIP code under a condition', '<c s="1"><v>123456789</v></c>', ['[&lt;=99999]00000;00000\\-0000'], '12345-6789'],
    ['a percent', '<c s="1"><v>0.87</v></c>', ['0%'], '87%'],
    ['a percent with all its digits', '<c s="1"><v>0.875</v></c>', ['[Red]0%;[Blue]-0%'], '87.5%'],
    ['a sign that is not a percent', '<c s="1"><v>87</v></c>', ['0"%"'], '87'],
    ['words around a number', '<c s="1"><v>12</v></c>', ['"Grade "0" days"'], '12'],
    ['an id under zeros behind places', '<c s="1"><v>1234</v></c>', ['#000000'], '001234'],
    ['an id with a sign before it', '<c s="1"><v>1234</v></c>', ['&quot;#&quot;000000'], '#001234'],
    ['an id under zeros and a point', '<c s="1"><v>1234</v></c>', ['000000.'], '001234'],
    ['a letter before an id', '<c s="1"><v>1234</v></c>', ['&quot;S&quot;0'], 'S1234'],
    ['a letter and a dash before an id', '<c s="1"><v>1234</v></c>', ['\\S-General'], 'S-1234'],
    ['a letter behind a code', '<c s="1"><v>2210</v></c>', ['0&quot;H&quot;'], '2210H'],
    ['zeros that are texts', '<c s="1"><v>1234</v></c>', ['\\0\\0#'], '001234'],
    ['what a number counts', '<c s="1"><v>1.5</v></c>', ['0.0&quot;cr&quot;'], '1.5'],
    ['decimals under zeros', '<c s="1"><v>3.456</v></c>', ['00.00'], '3.456'],
    ['half a credit under two zeros', '<c s="1"><v>0.5</v></c>', ['00'], '0.5'],
    ['a fraction', '<c s="1"><v>12.5</v></c>', ['# 00/00'], '12.5'],
    ['a word for a number', '<c s="1"><v>2</v></c>', ['[=1]&quot;M&quot;;[=2]&quot;F&quot;'], 'F'],
    ['a number that has no word', '<c s="1"><v>3</v></c>', ['[=1]&quot;M&quot;;[=2]&quot;F&quot;;General'], '3'],
    ['a no below two yeses', '<c s="1"><v>0</v></c>', ['&quot;Yes&quot;;&quot;Yes&quot;;&quot;No&quot;'], 'No'],
    ['a yes below zero', '<c s="1"><v>-1</v></c>', ['&quot;Yes&quot;;&quot;Yes&quot;;&quot;No&quot;'], 'Yes'],
    ['a word for zero alone', '<c s="1"><v>0</v></c>', ['0.0;-0.0;&quot;none&quot;'], '0'],
    ['a zero that is not shown beside a word', '<c s="1"><v>0</v></c>', ['&quot;X&quot;;;'], '0'],
    ['a zero that is not shown', '<c s="1"><v>0</v></c>', ['[=0]&quot;&quot;;General'], '0'],
    ['a number under the format of a text', '<c s="1"><v>5550</v></c>', ['@'], '5550'],
    ['a yes of other programs', '<c t="b"><v>true</v></c>', [], 'TRUE'],
    ['a date as a text of ISO 8601', '<c t="d"><v>2020-10-12T00:00:00.000Z</v></c>', [], '2020-10-12'],
    ['a formula with its result', '<c><f>SUM(A1:A2)</f><v>12</v></c>', [], '12'],
    ['a formula that is shared with another cell', '<c><f t="shared" si="0"/><v>12</v></c>', [], '12'],
    ['a formula that is a text and was never computed', '<c><f>"00&quot;&quot;12"</f><v></v></c>', [], '00"12'],
    ['the same with its result', '<c t="str"><f>"0012"</f><v>0012</v></c>', [], '0012'],
    ['a formula whose result is an error', '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', [], '#DIV/0!'],
    ['a text that looks like a number', '<c t="str"><v>007</v></c>', [], '007'],
    ['a yes', '<c t="b"><v>1</v></c>', [], 'TRUE'],
    ['an error', '<c t="e"><v>#N/A</v></c>', [], '#N/A'],
  ])('%s', async (_name, xml, formats, shown) => {
    expect(await cell(xml, { formats })).toBe(shown);
  });
});

it('says which rows have formulas that were never computed', async () => {
  const row = (id: string, grade: string) =>
    `<row>${['<c t="inlineStr"><is><t>', '</t></is></c>'].join(id)}<c t="inlineStr"><is><t>Lincoln High</t></is></c><c t="str"><f>A1</f><v>2023-24</v></c>${grade}</row>`;
  const path = writeWorkbook({
    sheets: [
      {
        name: 'One',
        xml:
          textRows([['student_id', 'school', 'school_year', 'grade_level']]) +
          row('1', '<c><v>12</v></c>') +
          row('2', '<c><f>B9</f></c>'),
      },
    ],
  });
  const result = await check(path);
  expect(result).toMatchObject({ rowsRead: 2, rowsKept: 1 });
  expect(result.groups.find(({ code }) => code === 'file.formula-without-result')).toMatchObject({
    count: 1,
    firstRows: [3],
  });
});

describe('a sheet that ends with the last row of a workbook', () => {
  const HEADERS = ['student_id', 'school', 'school_year', 'grade_level'];
  const sheet = (name: string, id: string, row: number) => ({
    name,
    xml: textRows([HEADERS, [id, 'Lincoln High', '2023-24', '12']]).replace(/(?<=<\/row>)<row>/, `<row r="${row}">`),
  });
  const endOf = async (...sheets: TestWorkbook['sheets']) => {
    const { groups, rowsKept } = await check(writeWorkbook({ sheets }));
    return { rowsKept, rows: groups.find(({ code }) => code === 'file.ends-full')?.firstRows };
  };

  it.each([65_536, 1_048_576])('is named: row %i', async (row) => {
    expect(await endOf(sheet('One', '41', row))).toEqual({ rowsKept: 1, rows: [row] });
    expect(await endOf(sheet('One', '41', row - 1))).toEqual({ rowsKept: 1, rows: undefined });
  });

  it('is not named where the next sheet goes on', async () => {
    expect(await endOf(sheet('One', '41', 65_536), sheet('Two', '42', 2))).toEqual({ rowsKept: 2, rows: undefined });
  });
});

it('reads rows that are hidden, and says which', async () => {
  const xml = textRows([
    ['student_id', 'school', 'school_year', 'grade_level'],
    ['1', 'Lincoln High', '2023-24', '12'],
    ['2', 'Lincoln High', '2023-24', '12'],
    ['3', 'Lincoln High', '2023-24', '12'],
  ]);
  let row = 0;
  const path = writeWorkbook({
    // The header row and the second row of data.
    sheets: [
      { name: 'One', xml: xml.replaceAll('<row>', (tag) => ([1, 3].includes(++row) ? '<row hidden="1">' : tag)) },
    ],
  });
  const result = await check(path);
  expect(result).toMatchObject({ rowsRead: 3, rowsKept: 3 });
  expect(result.groups.find(({ code }) => code === 'file.hidden-rows')).toMatchObject({ count: 1, firstRows: [3] });
});

it('names the rows that are struck through', async () => {
  const cells = (style: number, texts: readonly string[]) =>
    texts.map((text) => `<c s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  const header = cells(1, ['student_id', 'school', 'school_year', 'grade_level']);
  const student = (id: string) => [id, 'Lincoln High', '2023-24', '12'];
  const struck = `<row>${cells(1, student('1'))}</row>`;
  const corrected = `<row>${cells(1, ['2'])}${cells(0, ['Lincoln High', '2023-24', '12'])}</row>`;
  const xml = `<row>${header}</row>${struck}${corrected}<row>${cells(2, student('3'))}</row><row>${cells(0, student('4'))}</row>`;
  const result = await check(writeWorkbook({ sheets: [{ name: 'One', xml }] }));
  expect(result).toMatchObject({ rowsRead: 4, rowsKept: 4 });
  expect(result.groups.find(({ code }) => code === 'file.struck-rows')).toMatchObject({ count: 1, firstRows: [2] });
});

describe('dates', () => {
  it.each([
    [44_116, 'yyyy-mm-dd', false, '2020-10-12'],
    [44_116, 'm/d/yy', false, '2020-10-12'],
    [42_654, 'm/d/yy', true, '2020-10-12'],
    [59, 'm/d/yy', false, '1900-02-28'],
    [60, 'm/d/yy', false, '60'],
    [61, 'm/d/yy', false, '1900-03-01'],
    [44_116.75, 'm/d/yy h:mm', false, '2020-10-12 18:00:00'],
    [44_116.999_999_9, 'm/d/yy', false, '2020-10-13'],
    [44_116, '0', false, '44116'],
    [44_116, '[$-409]d\\-mmm\\-yy;@', false, '2020-10-12'],
    [44_116, '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', false, '2020-10-12'],
    [44_116, 'dd&quot; de &quot;mmmm&quot; de &quot;yyyy', false, '2020-10-12'],
    [44_116, '[Red]0&quot; days&quot;', false, '44116'],
    [0, 'm/d/yyyy', true, '1904-01-01'],
    [0, 'm/d/yyyy', false, '1/0/1900'],
    [1, 'm/d/yyyy', false, '1900-01-01'],
    [2_958_465, 'm/d/yyyy', false, '9999-12-31'],
    [2_958_466, 'm/d/yyyy', false, '2958466'],
  ])('%d under %s (1904: %s) is %s', async (serial, format, date1904, shown) => {
    expect(await cell(`<c s="1"><v>${serial}</v></c>`, { formats: [format], date1904 })).toBe(shown);
  });
});

describe('which sheet', () => {
  const HEADERS = ['student_id', 'school', 'school_year', 'grade_level'];
  const student = (id: string, year: string) => [id, 'Lincoln High', year, '12'];

  it('takes the one with the most known headers and names the others', async () => {
    const path = writeWorkbook({
      sheets: [
        { name: 'Notes', xml: textRows([['Read me'], ['Grade']]) },
        { name: 'Students', xml: textRows([['All schools'], HEADERS, student('1', '2023-24')]) },
      ],
    });
    const result = await check(path);
    expect(result).toMatchObject({ rowsRead: 1, rowsKept: 1 });
    expect(result.statistics).toEqual(expect.arrayContaining(["Sheet: 'Students'", 'Header row: 2']));
    expect(result.groups.find(({ code }) => code === 'file.other-sheets')?.message).toContain('Notes');
  });

  it('joins sheets with the same headers, and says on which sheet a row is', async () => {
    const sheets = ['2022-23', '2023-24'].map((year) => ({
      name: year,
      xml: textRows([HEADERS, student('1', year), student('2', year), ['', 'Lincoln High', year, '12']]),
    }));
    const result = await check(writeWorkbook({ sheets }));
    expect(result).toMatchObject({ rowsRead: 6, rowsKept: 4 });
    const empty = result.issues.filter(({ code }) => code === 'cell.empty');
    expect(empty.map(({ row }) => row)).toEqual([4, 4]);
    expect(empty.map(({ message }) => message.split(':')[0])).toEqual(["Sheet '2022-23'", "Sheet '2023-24'"]);
  });

  it('reads no hidden sheet beside a visible one', async () => {
    const path = writeWorkbook({
      sheets: [
        { name: 'Old', xml: textRows([HEADERS, student('1', '2023-24')]), state: 'hidden' },
        { name: 'New', xml: textRows([HEADERS, student('2', '2023-24'), student('3', '2023-24')]) },
      ],
    });
    const result = await check(path);
    expect(result).toMatchObject({ rowsRead: 2 });
    expect(result.groups.find(({ code }) => code === 'file.other-sheets')?.message).toContain('Old (hidden)');
  });
});

describe.each([
  'sis/StoredGrades.xlsx',
  'sis/ACT results.xlsx',
  'sis/Student demographics 2.xlsx',
  'hostile/good.xlsx',
])('%s', (file) => {
  it('has the cells that another reader finds', async () => {
    const ours = await rowsOf(await open(fixture(file)));
    const theirs: SheetRow[] = [];
    for await (const { index, values } of streamXlsxRows(readFileSync(fixture(file))))
      theirs.push({ number: index + 1, cells: values.map(asText) });
    expect(ours.map(({ number }) => number)).toEqual(theirs.map(({ number }) => number));
    const differing = ours.flatMap(({ number, cells }, row) => {
      const other = theirs[row]?.cells ?? [];
      return cells
        .filter((text, column) => withoutZeros(text) !== withoutZeros(other[column] ?? ''))
        .map((text) => ({ number, text }));
    });
    expect(differing).toEqual([]);
  });
});

function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return value === null ? '' : String(value);
}

/** The other reader does not apply the number format of IDs. */
function withoutZeros(text: string): string {
  return /^\d+$/.test(text) ? text.replace(/^0+(?=\d)/, '') : text;
}
