import { oneOf } from '#datasets/kit/any-of.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { looksLikeData, shapeOf } from '../../read/header.ts';
import type { ReadTable } from '../../read/table.ts';
import { HEADER_ROWS } from '../../read/table.ts';
import { REFUSALS, Refusal } from '../../refusal.ts';

/**
 * Record types of the California state system, in the first column of its files, which have no header row
 * (docs/domain/files.md#layouts), and the card whose rows they hold. Their columns change from year to year, and a file
 * does not say of which year it is: where the values do not tell (records-by-position.ts), a wrong year would put
 * values under wrong names without a word.
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

const CALPADS_RECORD = new RegExp(
  `^${oneOf(
    ...['SENR', 'CENR', 'SINF', 'SELA', 'SPRG', 'SINC', 'SIRS', 'SOFF', 'SDIS', 'SWDS', 'SERV', 'MEET', 'PLAN'],
    ...['PSTS', 'STAS', 'SCSE', 'SCSC', 'CRSE', 'CRSC', 'CTEC?', 'SCTE', 'SDEM', 'SASS', 'WBLR', 'POST'],
  )}(-[A-Z])?$`,
);

/** Why no header was found, as the reason that helps most. Cells are described by their kind: they may be students. */
export function noHeader(table: ReadTable, rows: readonly string[][]): Refusal {
  if (isFixedWidth(table, rows)) return REFUSALS.fixedWidth;
  if (isOneColumn(table, rows)) return REFUSALS.oneColumn;
  const [first = []] = rows.filter((cells) => cells.some((cell) => cell.trim()));
  const record = CALPADS_RECORD.exec(first[0]?.trim() ?? '')?.[1];
  if (record)
    return new Refusal({ is: 'calpads', record, shape: shapeOf(first), card: CALPADS_RECORDS[record] ?? null });
  if (looksLikeData(first)) return new Refusal({ is: 'first-row-is-data', shape: shapeOf(first) });
  return new Refusal({ is: 'no-header', rows: HEADER_ROWS });
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
