import { readFile } from 'node:fs/promises';
import { CFB, read, set_cptable, type WorkBook, type WorkSheet } from '@e965/xlsx';
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs';
import { type MergedCells, MOST_MERGED } from './merged-cells.ts';
import { numberFormat, showNumber } from './number-format.ts';
import type { SheetRow, Workbook } from './workbook.ts';
import { struckCells } from './xls-struck.ts';

/**
 * .xls as a whole (65,536 rows at most), BIFF2 to BIFF8. @e965/xlsx rather than hucre: hucre's BIFF reader
 * has no number formats, so an ID shown as 000000000 would lose its zeros, and no BIFF5. Before BIFF8 a text
 * is in a code page of Windows or the Macintosh. Throws on content that cannot be read; its message says
 * 'password' for an encrypted file.
 */
export async function openXls(path: string): Promise<Workbook> {
  set_cptable(codePages);
  const bytes = await readFile(path);
  const book = read(bytes, {
    type: 'buffer',
    dense: true,
    cellNF: true,
    cellText: false,
    cellHTML: false,
    cellFormula: false,
  });
  const struck = struckCells(streamOf(bytes));
  return {
    sheets: book.SheetNames.map((name, index) => ({
      name,
      isHidden: (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0,
      rows: () => rowsOf(book.Sheets[name], book, struck.get(index)),
      merged: () => mergedOf(book.Sheets[name]),
    })),
    oddRows: () => 0,
  };
}

const COMPOUND = 0xe011cfd0;

/** The records of the workbook, which is a file of its own inside of an .xls since Excel 5. */
function streamOf(bytes: Buffer): Buffer {
  if (bytes.length < 4 || bytes.readUInt32LE(0) !== COMPOUND) return bytes;
  const container: unknown = CFB.read(bytes, { type: 'buffer' });
  const content: unknown = (CFB.find(container, '/Workbook') ?? CFB.find(container, '/Book'))?.content;
  return content instanceof Uint8Array ? Buffer.from(content) : Buffer.alloc(0);
}

function* rowsOf(
  sheet: WorkSheet | undefined,
  book: WorkBook,
  struck: ReadonlyMap<number, number> | undefined,
): Generator<SheetRow> {
  const isFrom1904 = book.Workbook?.WBProps?.date1904 === true;
  for (const [index, row] of (sheet?.['!data'] ?? []).entries()) {
    const cells = Array.from(row ?? [], (cell) => (cell ? shown(cell, isFrom1904) : ''));
    const filled = cells.filter((cell) => cell !== '').length;
    if (filled) {
      const isHidden = sheet?.['!rows']?.[index]?.hidden === true;
      const isStruck = (struck?.get(index) ?? 0) * 2 > filled;
      yield { number: index + 1, cells, ...(isHidden && { isHidden }), ...(isStruck && { isStruck }) };
    }
  }
}

function mergedOf(sheet: WorkSheet | undefined): MergedCells[] {
  return (sheet?.['!merges'] ?? [])
    .filter(({ s: start, e: end }) => end.r > start.r)
    .slice(0, MOST_MERGED)
    .map(({ s: start, e: end }) => ({ column: start.c, first: start.r + 1, last: end.r + 1 }));
}

type Cell = NonNullable<NonNullable<WorkSheet['!data']>[number][number]>;

const ERRORS: ReadonlyMap<number, string> = new Map([
  [0, '#NULL!'],
  [7, '#DIV/0!'],
  [15, '#VALUE!'],
  [23, '#REF!'],
  [29, '#NAME?'],
  [36, '#NUM!'],
  [42, '#N/A'],
]);

function shown({ t: type, v: value, z: format }: Cell, isFrom1904: boolean): string {
  if (value === undefined || value === null || type === 'z') return '';
  if (type === 'b') return value ? 'TRUE' : 'FALSE';
  if (type === 'e') return ERRORS.get(Number(value)) ?? '#N/A';
  if (type === 'n')
    return showNumber(String(value), numberFormat(0, typeof format === 'string' ? format : undefined), isFrom1904);
  return String(value).replaceAll('\0', '');
}
