import type { Column } from '../dataset.ts';
import { lakeTypeOf } from '../lake-type.ts';
import { BEFORE_WORD, BELOW_ZERO, MORE_THAN_WHOLE } from '../normalise.ts';
import type { TextReading } from '../reading/text-reading.ts';
import type { ReadText } from '../reading/word-reader.ts';
import { literal } from './quote.ts';

/**
 * How one column becomes typed. Cells repeat a lot (a million rows hold four school years), so what is costly to read
 * is read once per distinct text: `prepare` makes a table `reading_<name>(text, value, ...)` over the table `written`
 * (cells.ts), or a view of what was read outside of the engine, and the typed table joins it by the cell as written.
 */
export interface Reading {
  prepare: readonly string[];
  /** How its texts are read outside of the engine, where they are. */
  texts?: TextReading;
  /** Expression over `cell`, and over `reading_<name>` where `prepare` makes one. */
  value: string;
  /** Further columns of the typed table. */
  extras: readonly TypedExpression[];
  /** Findings of rows: `when` is a condition over the typed table. */
  problems: readonly Problem[];
  /** Findings of the whole column: `select` gives one row with one `value`, or none. */
  remarks: readonly Remark[];
}

export interface TypedExpression {
  name: string;
  type: string;
  sql: string;
}

export interface Problem {
  code: string;
  when: string;
  /** The columns of `typed` whose texts decide it alone, where that is costly. */
  decidedBy?: readonly string[];
}

export interface Remark {
  code: string;
  select: string;
  /** As of a rule over the file (Rule). */
  onlyIf?: string;
}

export const NOTHING_MORE = { extras: [], problems: [], remarks: [] } as const;

/** Column of `typed` (and of `cell`, for a column without `prepare`) with the text as written, NULL where empty. */
export function textColumn(column: Column): string {
  return `${column.name}_text`;
}

/** Column of `cell` with the cell of a column that has a `prepare`: white space and null words still in it. */
export function rawColumn(column: Column): string {
  return `${column.name}_raw`;
}

/** `(raw, text)`: each distinct cell of a column that has a `prepare`, and its text; NULL where it is empty. */
export const writtenIn = (column: Column): string =>
  `(SELECT raw, text FROM written WHERE "column" = '${column.name}')`;

export function readingTable(column: Column): string {
  return `reading_${column.name}`;
}

/** `WITH texts(text)`: the distinct texts of the column. */
export function distinctTexts(column: Column): string {
  return `texts AS (SELECT DISTINCT text FROM ${writtenIn(column)} WHERE text IS NOT NULL)`;
}

/** The SQL twin of `valueKey` in normalise.ts. */
export function valueKeySql(text: string): string {
  const key = `regexp_replace(lower(strip_accents(regexp_replace(${text}, '${BEFORE_WORD}|${MORE_THAN_WHOLE}', '', 'g'))), '[^\\p{L}\\p{N}]', '', 'g')`;
  return `(CASE WHEN regexp_matches(${text}, '${BELOW_ZERO}') THEN '-' ELSE '' END || ${key})`;
}

/** The text as written, as an expression of a reading of texts (readByTexts): NULL where the cell is empty. */
export const textOfReading = (column: Column): string => `${readingTable(column)}.text`;

/** Its texts are read outside of the engine (read-texts.ts). */
export function readByTexts(column: Column, texts: TextReading): Reading {
  const table = readingTable(column);
  const outputs = texts.outputs.map(({ name, type }, at) => `CAST(${saidColumn(at)} AS ${type}) AS ${name}`);
  return {
    ...NOTHING_MORE,
    texts,
    prepare: [
      `CREATE VIEW ${table} AS SELECT raw, text, ${outputs.join(', ')} FROM text_said WHERE reading = ${literal(column.name)}`,
    ],
    value: `${table}.value`,
  };
}

/** The usual case: each text by itself. */
export const readByText = (column: Column, read: ReadText): Reading =>
  readByTexts(column, {
    outputs: [{ name: 'value', type: lakeTypeOf(column) }],
    readerOf: () => (text) => [read(text)],
  });

/** What the nth output says, in the table of what all texts say. */
export const saidColumn = (at: number): string => `said_${at}`;

export function unreadableWhen(column: Column, code: string): Problem {
  return { code, when: `${textColumn(column)} IS NOT NULL AND ${column.name} IS NULL` };
}
