import { formulaSafe } from './formula-safe.ts';

/**
 * Rows of cells, header first, as CSV text with CRLF line ends and a BOM, so that spreadsheet
 * programs read it as UTF-8.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => csvLine(cells)).join('')}`;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(cell: string): string {
  const safe = formulaSafe(cell);
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
