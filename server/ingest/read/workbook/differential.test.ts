import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BookType, type CellObject, read as readWithSheetJs, SSF, utils, write } from '@e965/xlsx';
import { read as readWithHucre } from 'hucre';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../limits.ts';
import { openFile } from '../../open/gate.ts';
import { Refusal } from '../../refusal.ts';
import { fixture, temporaryFolder } from '../../test-run.ts';
import { openWorkbook } from '../read.ts';

/** Cell text by sheet and 'row:column', both from 1; empty cells are left out. */
type Cells = Map<string, string>;

async function ours(path: string): Promise<Map<string, Cells>> {
  const opened = await openFile(path, DEFAULT_LIMITS);
  if (opened instanceof Refusal || opened.format === 'text') throw new Error('not taken for a workbook');
  const workbook = await openWorkbook(opened, path, temporaryFolder(), DEFAULT_LIMITS);
  const sheets = new Map<string, Cells>();
  for (const sheet of workbook?.sheets ?? []) {
    const cells: Cells = new Map();
    for await (const { number, cells: texts } of sheet.rows())
      for (const [column, text] of texts.entries()) if (text !== '') cells.set(`${number}:${column + 1}`, text);
    sheets.set(sheet.name, cells);
  }
  return sheets;
}

/** A way in which both are right; `agrees` still compares the two. */
interface Explained {
  why: string;
  agrees(our: string, value: unknown, format: string, is1904: boolean): boolean;
}

const ERRORS: Record<number, string> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};

const EXPLAINED: readonly Explained[] = [
  { why: 'equal as text', agrees: (our, value) => our === String(value) },
  { why: 'Excel writes yes and no in capitals', agrees: (our, value) => our === String(value).toUpperCase() },
  { why: 'an error is a number there, a word here', agrees: (our, value) => our === ERRORS[Number(value)] },
  {
    why: 'a double holds 15 digits; where the file has more, ours are those of the file',
    agrees: (our, value) =>
      typeof value === 'number' && /^-?[\d.]+$/.test(our) && Number(our) === Number(value.toPrecision(15)),
  },
  { why: 'all 17 digits of a long id', agrees: (our, value) => /^\d{16,17}$/.test(our) && Number(our) === value },
  {
    why: 'the person sees a percent; ours keeps its decimals',
    agrees: (our, value, format) =>
      format.includes('%') &&
      our.endsWith('%') &&
      our.slice(0, -1) === String(Number((Number(value) * 100).toPrecision(15))),
  },
  {
    why: 'the person sees the zeros of the number format',
    agrees: (our, value, format) => /00/.test(format) && our.trim() === SSF.format(format, value).trim(),
  },
  {
    why: 'the person sees a date; a number of days there',
    agrees: (our, value, _format, is1904) => typeof value === 'number' && isSameMoment(our, value, is1904),
  },
  {
    why: 'a span of time, in hours',
    agrees: (our, value, format) =>
      /\[[hms]+\]/i.test(format) && our.replace('-', '') === SSF.format('[hh]:mm:ss', Math.abs(Number(value))),
  },
];

/** hucre gives no number formats, and days without their time. */
const WITHOUT_FORMATS: readonly Explained[] = [
  {
    why: 'a percent is a share there',
    agrees: (our, value) =>
      our.endsWith('%') && our.slice(0, -1) === String(Number((Number(value) * 100).toPrecision(15))),
  },
  { why: 'no zeros of a number format', agrees: (our, value) => /^0\d+$/.test(our) && Number(our) === value },
  { why: 'the day of a moment', agrees: (our, value) => /^\d{4}-.* /.test(our) && our.slice(0, 10) === value },
  {
    why: 'a time is a day of 1899 or 1900 there',
    agrees: (our, value) => /^\d+:\d\d:\d\d$/.test(our) && /^(1899|19\d\d)-/.test(String(value)),
  },
];

function isSameMoment(our: string, days: number, is1904: boolean): boolean {
  const { y, m, d, H, M, S } = SSF.parse_date_code(days + 0.4 / 86_400, { date1904: is1904 }) ?? {};
  const [date, time] = [
    [y, m, d],
    [H, M, S],
  ].map((parts) => parts.map((part) => String(part).padStart(2, '0')));
  const texts = [date?.join('-'), `${date?.join('-')} ${time?.join(':')}`, time?.join(':')];
  return texts.includes(our);
}

/** Single cells, where one of the readers is wrong. */
const SINGLE: readonly { file: string; cell: RegExp; why: string }[] = [];

const folder = fixture('workbooks');
const files = [
  ...readdirSync(folder)
    .filter((name) => /\.xlsx?$/.test(name))
    .map((name) => join(folder, name)),
  ...['sis/StoredGrades.xlsx', 'sis/ACT results.xlsx', 'sis/Student demographics 2.xlsx', 'hostile/good.xlsx'].map(
    fixture,
  ),
];

function unexplained(
  file: string,
  our: Map<string, Cells>,
  other: (sheet: string) => Map<string, { value: unknown; format: string }> | undefined,
  is1904: boolean,
  rules: readonly Explained[] = EXPLAINED,
): string[] {
  return [...our].flatMap(([sheet, cells]) => {
    const theirs = other(sheet);
    if (!theirs) return [];
    return [...new Set([...cells.keys(), ...theirs.keys()])].flatMap((place) => {
      const text = cells.get(place) ?? '';
      const { value, format } = theirs.get(place) ?? { value: '', format: '' };
      if (rules.some(({ agrees }) => agrees(text, value, format, is1904))) return [];
      if (SINGLE.some((one) => file.endsWith(one.file) && one.cell.test(`${sheet} ${place}`))) return [];
      return [`${sheet} ${place} (${format}): ours '${text}', theirs '${String(value)}'`];
    });
  });
}

function sheetJs(bytes: Buffer, raw: boolean) {
  const book = readWithSheetJs(bytes, { dense: true, cellNF: true, cellText: false, raw });
  return {
    is1904: book.Workbook?.WBProps?.date1904 === true,
    cells: (sheet: string) => {
      const found = new Map<string, { value: unknown; format: string }>();
      for (const [row, cells] of (book.Sheets[sheet]?.['!data'] ?? []).entries())
        for (const [column, cell] of (cells ?? []).entries())
          if (isFilled(cell)) found.set(`${row + 1}:${column + 1}`, { value: cell.v, format: String(cell.z ?? '') });
      return found;
    },
  };
}

const isFilled = (cell: CellObject | undefined): cell is CellObject =>
  cell !== undefined && cell.t !== 'z' && cell.v !== undefined && cell.v !== '';

describe('a second reader finds the same text in every cell', () => {
  it.each(files)('@e965/xlsx: %s', async (path) => {
    const other = sheetJs(readFileSync(path), false);
    expect(unexplained(path, await ours(path), other.cells, other.is1904)).toEqual([]);
  });

  const sheet = utils.aoa_to_sheet([
    ['All schools'],
    [],
    ['Student ID', 'School', 'Born', 'GPA', 'Late', 'Long', 'Share'],
    [4_794_834, 'Lincoln, High', 38_945, 3.3, true, 12_345_678_901_234, 0.875],
    [12, ' "East" & <West> ', 38_945.75, 0.1 + 0.2, false, -5, 1],
    ['007', 'Núñez O’Brien\nJr.', 61, 1e-7, true, 1e21, 0],
  ]);
  for (const row of [4, 5, 6]) {
    Object.assign(sheet[`A${row}`] ?? {}, { z: '000000000' });
    Object.assign(sheet[`C${row}`] ?? {}, { z: 'm/d/yyyy' });
    Object.assign(sheet[`G${row}`] ?? {}, { z: '0.0%' });
  }
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Export');
  utils.book_append_sheet(book, utils.aoa_to_sheet([[], [], [], [], ['', '', '', 'x']]), 'Gaps');

  it.each(['xlsx', 'xlsm', 'biff8', 'biff5', 'biff4', 'biff3', 'biff2', 'xlml'])(
    '@e965/xlsx: a file written as %s',
    async (kind) => {
      const bytes: Buffer = write(book, { type: 'buffer', bookType: kind as BookType }); // the list of types lacks biff3 and biff4
      const path = join(temporaryFolder(), 'written');
      writeFileSync(path, bytes);
      const other = sheetJs(bytes, false);
      const our = await ours(path);
      expect(our.size).toBeGreaterThan(0);
      expect(unexplained(kind, our, other.cells, false)).toEqual([]);
      expect([...our.values()][0]?.get('4:1')).toBe('004794834');
    },
  );

  it.each(files.filter((path) => !/any_sheets|number_format/.test(path)))('hucre: %s', async (path) => {
    const other = await readWithHucre(readFileSync(path));
    const cellsOf = (name: string) => {
      const rows = other.sheets.find((one) => one.name === name)?.rows;
      if (!rows) return undefined;
      return new Map(
        rows.flatMap((cells, row) =>
          cells.flatMap((value, column) =>
            value === null || value === ''
              ? []
              : [[`${row + 1}:${column + 1}`, { value: plainOf(value), format: '' }] as const],
          ),
        ),
      );
    };
    const our = await ours(path);
    expect(unexplained(path, our, cellsOf, false, [...EXPLAINED, ...WITHOUT_FORMATS])).toEqual([]);
  });
});

/** It gives dates as moments, and numbers without their formats. */
function plainOf(value: unknown): unknown {
  return value instanceof Date ? value.toISOString().slice(0, 10) : value;
}
