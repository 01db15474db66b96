import type { Column } from '../dataset.ts';
import { lakeTypeOf } from '../lake-type.ts';
import { MANY_ROWS } from './many-rows.ts';
import {
  type Reading,
  rawColumn,
  readingTable,
  type TypedExpression,
  textColumn,
  textOfReading,
  writtenIn,
} from './reading.ts';

export interface ColumnReading {
  column: Column;
  reading: Reading;
  isMapped: boolean;
}

/**
 * The type of every text that is in a column with a dictionary: one byte a cell in most files instead of a text.
 */
export const WORD = 'word';

/** A column of the file that is read once per distinct text. */
export function isDictionary({ reading, isMapped }: ColumnReading): boolean {
  return isMapped && reading.prepare.length > 0;
}

/** Kinds whose value is the text as written need no second copy of it. */
export function shownText({ kind, name }: Column): string {
  return kind.kind === 'text' || kind.kind === 'school' || kind.kind === 'term' ? name : `${name}_text`;
}

/** What is known of a distinct text: its value, the text itself and what the reading adds. */
export function dictionaryColumns({ column, reading }: ColumnReading): TypedExpression[] {
  const value = { name: column.name, type: lakeTypeOf(column), sql: reading.value };
  const asWritten = reading.texts ? textOfReading(column) : textColumn(column);
  const text = { name: textColumn(column), type: 'VARCHAR', sql: asWritten };
  return shownText(column) === column.name ? [value, ...reading.extras] : [value, text, ...reading.extras];
}

/** A text as it is written. To number the words of a few rows takes 9 ms, which is more than it saves. */
const PLAIN_WORDS = `CREATE TYPE ${WORD} AS VARCHAR`;

/** `CREATE TYPE word`: of many rows the texts and the values of all dictionaries together. */
export function wordType(dictionaries: readonly ColumnReading[], rows: number): string {
  if (rows < MANY_ROWS) return PLAIN_WORDS;
  const words = dictionaries.map((one) => {
    const texts = dictionaryColumns(one).flatMap(({ type, sql }) => (type === 'VARCHAR' ? [sql] : []));
    return `SELECT unnest([${texts.join(', ')}]) AS word FROM ${dictionaryOf(one)}`;
  });
  return `CREATE TYPE ${WORD} AS ENUM (SELECT '' UNION SELECT word FROM (${words.join(' UNION ALL ')}) WHERE word IS NOT NULL)`;
}

export const isWordType = (step: string): boolean => step.startsWith(`CREATE TYPE ${WORD} `);

/** How many cells the dictionaries hold: as many as words, or more. */
export const COUNT_WRITTEN = 'SELECT count(*) FROM written';

/** Of fewer a plan is made in no time. */
const MANY_WRITTEN = 10_000;
/** Words that each are in a few rows save nothing. */
const REPEATED = 4;

/**
 * The type for a file in which words hardly repeat. DuckDB writes a type down with all its words for each column
 * of it, when it looks for what the parts of a query have in common: 50,000 words of 12,500 rows took 4 s and
 * 0.5 GB in one statement.
 */
export const plainWords = (rows: number, written: number): string | null =>
  written > MANY_WRITTEN && written * REPEATED > rows ? PLAIN_WORDS : null;

/** What a cell was read as, under the name of its reading. An empty cell is in the dictionary like any other. */
export function joinOf(one: ColumnReading): string {
  const [name, raw] = [readingTable(one.column), rawColumn(one.column)];
  const known = dictionaryColumns(one).map(
    ({ name, type, sql }) => `, CAST(${sql} AS ${type === 'VARCHAR' ? WORD : type}) AS ${name}`,
  );
  return `LEFT JOIN (SELECT raw${known.join('')} FROM ${dictionaryOf(one)}) AS ${name} ON ${name}.raw IS NOT DISTINCT FROM cell.${raw}`;
}

function dictionaryOf({ column, reading: { texts } }: ColumnReading): string {
  const [reading, text] = [readingTable(column), textColumn(column)];
  if (texts) return reading;
  return `(SELECT raw, text AS ${text} FROM ${writtenIn(column)}) AS texts LEFT JOIN ${reading} ON ${reading}.text = ${text}`;
}
