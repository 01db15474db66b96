/** hucre's bare streaming read of a workbook: every cell of the first sheet is touched and dropped. */
import { readFileSync } from 'node:fs';
import { streamXlsxRows } from 'hucre/xlsx';

let rows = 0;
let cells = 0;
for await (const row of streamXlsxRows(readFileSync(process.argv[2] ?? ''))) {
  rows += 1;
  cells += row.values.length;
}
process.stdout.write(`${JSON.stringify({ rows: rows - 1, cells })}\n`);
