import { readFile } from 'node:fs/promises';
import { read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { Refusal } from '../refusal.ts';
import { toUtf8 } from './encoding.ts';
import { numberFormat, showNumber } from './number-format.ts';
import type { SheetRow, Workbook } from './workbook.ts';

/**
 * .xls as a whole (65,536 rows at most): BIFF, Excel's XML of 2003, and HTML tables under an .xls name. @e965/xlsx rather than
 * hucre: hucre's BIFF reader has no number formats, so an id shown as 000000000 would lose its zeros, and no BIFF5.
 * Throws on content that cannot be read; its message says 'password' for an encrypted file.
 */
export async function openXls(path: string, format: 'xls' | 'html' | 'xml-2003', folder: string): Promise<Workbook> {
  const options = { dense: true, cellNF: true, cellText: false, cellHTML: false, cellFormula: false } as const;
  const book =
    format === 'xls'
      ? read(await readFile(path), { ...options, type: 'buffer' })
      : // raw: a text that looks like a date or a number stays the text it is.
        read(await asText(path, folder), { ...options, type: 'string', raw: true });
  return {
    sheets: book.SheetNames.map((name, index) => ({
      name,
      isHidden: (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0,
      rows: () => rowsOf(book.Sheets[name], book),
    })),
    oddRows: () => 0,
  };
}

async function asText(path: string, folder: string): Promise<string> {
  const text = toUtf8(path, folder);
  if (text instanceof Refusal) throw new Error('an encoding that is not read');
  return (await readFile(text.path)).subarray(text.skip).toString('utf8');
}

function* rowsOf(sheet: WorkSheet | undefined, book: WorkBook): Generator<SheetRow> {
  const isFrom1904 = book.Workbook?.WBProps?.date1904 === true;
  for (const [index, row] of (sheet?.['!data'] ?? []).entries()) {
    const cells = Array.from(row ?? [], (cell) => (cell ? shown(cell, isFrom1904) : ''));
    if (cells.some((cell) => cell !== '')) yield { number: index + 1, cells };
  }
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
