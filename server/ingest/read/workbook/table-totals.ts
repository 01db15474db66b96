import type { Readable } from 'node:stream';
import { attribute, scanXml } from './xml.ts';

/** The row of totals of a table (ListObject): the workbook itself says that it is not data. */
export interface TableTotals {
  row: number;
  /** Its first column and its last. */
  columns: readonly [number, number];
}

/** Of the definition of a table, which names the row of its totals where it is shown. */
export async function totalsIn(table: Readable): Promise<TableTotals[]> {
  const found: TableTotals[] = [];
  await scanXml(table, {
    open(name, attributes) {
      // Spreadsheet programs write no other number than 1.
      if (name !== 'table' || attribute(attributes, 'totalsRowCount') !== '1') return;
      const [, left = '', right = '', last = ''] =
        /^\$?([A-Z]{1,3})\$?\d+:\$?([A-Z]{1,3})\$?(\d+)$/.exec(attribute(attributes, 'ref')) ?? [];
      if (last !== '') found.push({ row: Number(last), columns: [columnOf(left), columnOf(right)] });
    },
    close() {},
    text() {},
  });
  return found;
}

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The cells of a row without those of the totals of a table; the same cells where it has none. */
export function withoutTotals(cells: string[], number: number, totals: readonly TableTotals[]): string[] {
  const own = totals.filter(({ row }) => row === number);
  if (own.length === 0) return cells;
  const isTotal = (at: number) => own.some(({ columns: [first, last] }) => at >= first && at <= last);
  const others = cells.map((cell, at) => (isTotal(at) ? '' : cell));
  return others.some((cell) => cell !== '') ? others : [];
}
