/** A cell that starts like a formula would run when the file is opened in a spreadsheet program; an apostrophe keeps it text. */
const FORMULA_START = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** Rows of cells, header first, as CSV text with CRLF line ends and a BOM, so that spreadsheet programs read it as UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}

function csvCell(cell: string): string {
  const safe = FORMULA_START.test(cell) && !PLAIN_NUMBER.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
