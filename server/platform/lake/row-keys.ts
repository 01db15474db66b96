import { literal } from '#datasets/kit/sql/quote.ts';

/**
 * `row_number` of the lake tells the rows of a file apart and puts them in order. Where a file has several sheets, or
 * several records in a row, the row as a spreadsheet program shows it does neither: then it is (sheet x rowsOfSheet +
 * row) x recordsOfRow + record, and the file says so beside its rows (docs/lake.md).
 */
export interface RowKeys {
  rowsOfSheet: number;
  recordsOfRow: number;
}

/**
 * Keys are below it, since rosters keep them in 28 bits (server/quality/ledgers/students/enrollment.sql). A file that
 * needs more is refused: 256 sheets with a record in each row, one of them with all the rows that a sheet can have
 * (2^20), or a text of as many lines.
 */
export const MOST_KEYS = 2 ** 28;

/**
 * Of one sheet with one record in each row: the row as shown is the key. It is said, too, since versions that said
 * nothing made no other keys.
 */
export const AS_SHOWN: RowKeys = { rowsOfSheet: 0, recordsOfRow: 1 };

/** Beside COPY: how the keys of the rows are made. */
export const keysSaid = ({ rowsOfSheet, recordsOfRow }: RowKeys): string =>
  `KV_METADATA {rows_of_sheet: '${rowsOfSheet}', records_of_row: '${recordsOfRow}'}`;

/** Of each of these files that says how its keys are made: path, rows_of_sheet, records_of_row. */
export const keysOfFiles = (paths: readonly string[]): string => `
  SELECT file_name AS path, max(decode(value)) FILTER (decode(key) = 'rows_of_sheet')::INTEGER AS rows_of_sheet,
    max(decode(value)) FILTER (decode(key) = 'records_of_row')::INTEGER AS records_of_row
  FROM parquet_kv_metadata([${paths.map(literal).join(', ')}])
  WHERE decode(key) IN ('rows_of_sheet', 'records_of_row') GROUP BY file_name`;

/**
 * Macros over the files of a lake in their order: `written_row` is the same for the records of one row, `shown_row` the
 * number that a spreadsheet program shows, in whichever sheet.
 */
export function rowMacros(files: readonly { keys?: RowKeys }[]): string {
  const ofFile = (value: (keys: RowKeys) => string) => {
    const cases = files.flatMap(({ keys }, file) => (keys?.rowsOfSheet ? [`WHEN ${file} THEN ${value(keys)}`] : []));
    return cases.length === 0 ? 'row_number' : `CASE file ${cases.join(' ')} ELSE row_number END`;
  };
  return `
    CREATE MACRO written_row(file, row_number) AS ${ofFile(({ recordsOfRow }) => `row_number // ${recordsOfRow}`)};
    CREATE MACRO shown_row(file, row_number) AS ${ofFile(({ rowsOfSheet, recordsOfRow }) => `(row_number // ${recordsOfRow}) % ${rowsOfSheet}`)};`;
}
