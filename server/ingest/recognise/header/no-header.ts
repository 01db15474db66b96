import { datasetOf } from '#datasets/index.ts';
import type { Dataset } from '#datasets/kit/dataset.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { looksLikeData, shapeOf } from '../../read/header.ts';
import type { ReadTable } from '../../read/table.ts';
import { HEADER_ROWS } from '../../read/table.ts';
import { Refusal } from '../../refusal.ts';

/**
 * Record types of the California state system, in the first column of its files, which have no header row (docs/domain/files.md#layouts), and the
 * card whose rows they hold. Their columns change from year to year, and a file does not say of which year it is: where the values do
 * not tell (records-by-position.ts), a wrong year would put values under wrong names without a word.
 */
const CALPADS_RECORDS: Readonly<Record<string, UploadFileType>> = Object.assign(Object.create(null), {
  SENR: 'STUDENT_ROSTER',
  CENR: 'STUDENT_ROSTER',
  SINF: 'STUDENT_DEMOGRAPHICS',
  SELA: 'STUDENT_DEMOGRAPHICS',
  SPRG: 'STUDENT_DEMOGRAPHICS',
  SCSC: 'TRANSCRIPT',
  CRSC: 'COURSE_CATALOG',
  CRSE: 'COURSE_CATALOG',
} satisfies Record<string, UploadFileType>);

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

const ONE_COLUMN = new Refusal(
  'Every row is in the first column of the sheet, with its values side by side in one cell.',
  'Upload the CSV file itself, or part the column with Data > Text to Columns and save the workbook again.',
);

/** Why no header was found, in the words that help most. Cells are described by their kind: they may be students. */
export function noHeader(table: ReadTable, rows: readonly string[][]): Refusal {
  if (isFixedWidth(table, rows)) return FIXED_WIDTH;
  if (isOneColumn(table, rows)) return ONE_COLUMN;
  const [first = []] = rows.filter((cells) => cells.some((cell) => cell.trim()));
  const record = CALPADS_RECORD.exec(first[0]?.trim() ?? '')?.[1];
  if (record) return calpads(record, first);
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

/** A text that was pasted into a sheet: a cell a row, each with as many commas, semicolons or tabs as the others. */
function isOneColumn(table: ReadTable, rows: readonly string[][]): boolean {
  const texts = rows.flatMap((cells) => (cells.slice(1).some((cell) => cell.trim()) ? [] : [cells[0] ?? '']));
  if (table.sheets.length === 0 || rows.length < 2 || texts.length < rows.length) return false;
  return [',', ';', '\t', '|'].some((delimiter) => {
    const counts = texts.filter((text) => text.trim()).map((text) => text.split(delimiter).length);
    return counts.length > 1 && Math.min(...counts) > 2;
  });
}

function calpads(record: string, first: readonly string[]): Refusal {
  const card = CALPADS_RECORDS[record];
  return new Refusal(
    `This looks like a CALPADS file of ${record} records without a header row. Its columns differ from year to year, so we do not guess them. The first row holds: ${shapeOf(first)}.`,
    card
      ? nameColumns(record, datasetOf(card))
      : 'The audit has no use for records of this kind. Export rosters, demographics, courses and marks from your student system, with headers, and upload those.',
  );
}

const WITHOUT_TITLES =
  'SCSC records hold no course titles, which transcripts need. Export the marks of all four years from your student system instead, with course titles and headers (in Aeries: Transcripts), and upload that as Student Transcripts.';

function nameColumns(record: string, { label, columns }: Dataset): string {
  if (record === 'SCSC') return WITHOUT_TITLES;
  const needed = columns.filter(({ required }) => required.level === 'required').map((column) => column.label);
  return `Put one row above the data with the names of the columns, as the CALPADS file specifications of the file's year list them for ${record}, and upload it as ${label}. We need ${listed(needed)}.`;
}

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
