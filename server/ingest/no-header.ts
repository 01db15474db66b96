import { looksLikeData, shapeOf } from './header.ts';
import type { ReadTable } from './read/table.ts';
import { HEADER_ROWS } from './read/table.ts';
import { Refusal } from './refusal.ts';

/** Record types of the California state system, in the first column of its files, which have no header row (domain.md 6). */
const CALPADS_RECORD =
  /^(SENR|CENR|SINF|SELA|SPRG|SINC|SIRS|SOFF|SDIS|SWDS|SERV|MEET|PLAN|PSTS|STAS|SCSE|SCSC|CRSE|CRSC|CTEC?|SCTE|SDEM|SASS|WBLR|POST)(-[A-Z])?$/;

const NO_HEADER = new Refusal(
  `None of the first ${HEADER_ROWS} rows is a header row: no column has a name we know.`,
  'Name the columns in one row above the data, as in the sample file, and upload the file again.',
);
const FIXED_WIDTH = new Refusal(
  'The columns are kept apart by spaces only (fixed width).',
  'Export the table as CSV or as an Excel workbook and upload that file.',
);

/** Why no header was found, in the words that help most. Cells are described by their kind: they may be students. */
export function noHeader(table: ReadTable, rows: readonly string[][]): Refusal {
  if (isFixedWidth(table, rows)) return FIXED_WIDTH;
  const [first = []] = rows.filter((cells) => cells.some((cell) => cell.trim()));
  const record = CALPADS_RECORD.exec(first[0]?.trim() ?? '')?.[1];
  if (record)
    return new Refusal(
      `This looks like a CALPADS file of ${record} records without a header row. Its columns differ from year to year, so we do not guess them. The first row holds: ${shapeOf(first)}.`,
      'Put the names of the columns in a row above the data, or export the list from your student system with headers, and upload it again.',
    );
  if (looksLikeData(first))
    return new Refusal(
      `No header row was found: the first row already holds data (${shapeOf(first)}).`,
      'Put the names of the columns in a row above the data, as in the sample file, and upload the file again.',
    );
  return NO_HEADER;
}

function isFixedWidth(table: ReadTable, rows: readonly string[][]): boolean {
  const spaced = rows.filter(([text = '']) => /\S {2,}\S/.test(text)).length;
  return table.width === 1 && rows.length > 1 && spaced > rows.length / 2;
}
