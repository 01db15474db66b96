import type { Column } from '../dataset.ts';
import type { Mapping, SourceColumn } from '../plan.ts';
import { NULL_WORDS } from '../plausible.ts';
import type { ColumnReading } from './dictionary.ts';
import { literal } from './quote.ts';
import { rawColumn, textColumn, textsTable } from './reading.ts';

const LONGEST_NULL_WORD = Math.max(...NULL_WORDS.map((word) => word.length));

/** '|null|n/a|...||', in which '|word|' is looked for: an IN list becomes a join, a regular expression costs ten times as much. */
const NULL_WORD_LINE = `|${[...NULL_WORDS, ''].join('|')}|`;

/** Space, tab, line ends, no-break space and BOM around a cell are no part of its value. */
const WHITE_SPACE = [0x20, 0x09, 0x0a, 0x0d, 0xa0, 0xfeff];

/** As they are, not as `chr(160)`: a call is bound and folded wherever it stands, which was a tenth of a small file. */
const SPACES = WHITE_SPACE.map((code) => String.fromCodePoint(code));

/**
 * The mapped columns as written in the file. A view: a query pays only for the columns it names, so rows with nothing in them are
 * left to the typed table (a filter here would make each DISTINCT of a column read them all). Columns that are read once per
 * distinct text come as `<name>_raw`, the others as `<name>_text`, with empty cells and null words as NULL.
 */
export function cellView(readings: readonly ColumnReading[], mapping: Mapping): string {
  const columns = readings.flatMap(({ column, reading }) => {
    const source = mapping.get(column.name);
    if (!source) return [];
    const cell = `c${source.index}`;
    return reading.prepare.length > 0
      ? [`, ${cell} AS ${rawColumn(column)}`]
      : [`, ${cellText(cell)} AS ${textColumn(column)}`];
  });
  return `CREATE VIEW cell AS SELECT row_number${columns.join('')} FROM source`;
}

/**
 * Table `texts_<name>(raw, text)`: each distinct cell of a column as written, and its text; NULL where it is empty. Not over `cell`:
 * the view's other columns would be planned each time (6 ms).
 */
export function distinctCells(column: Column, { index }: SourceColumn): string {
  return `CREATE TABLE ${textsTable(column)} AS SELECT raw, ${cellText('raw')} AS text
    FROM (SELECT DISTINCT c${index} AS raw FROM source)`;
}

/**
 * A cell without white space around it, NULL where it holds nothing. Nearly every cell is its own text, and seeing that by its ends
 * costs a sixth of trimming it (70 ns against 400).
 */
export function cellText(cell: string): string {
  const text = `trim(${cell}, ${literal(SPACES.join(''))})`;
  const isNullWord = `contains(${literal(NULL_WORD_LINE)}, '|' || lower(${text}) || '|')`;
  return `CASE
    WHEN ${startsPlainly(cell)} AND ${SPACES.map((space) => `NOT suffix(${cell}, ${literal(space)})`).join(' AND ')} THEN ${cell}
    WHEN length(${text}) <= ${LONGEST_NULL_WORD} AND ${isNullWord} THEN NULL
    ELSE ${text} END`;
}

/** Starts like neither white space nor a null word, whose first letters are few; an empty cell has the code 0. */
function startsPlainly(cell: string): string {
  const starts = NULL_WORDS.flatMap((word) => [word.codePointAt(0) ?? 0, word.toUpperCase().codePointAt(0) ?? 0]);
  const codes = [...new Set([...starts, ...WHITE_SPACE])].filter((code) => code >= DIGIT_ZERO);
  return [`unicode(${cell}) >= ${DIGIT_ZERO}`, ...codes.map((code) => `unicode(${cell}) <> ${code}`)].join(' AND ');
}

/** Below the digits lie controls, the space and most signs. */
const DIGIT_ZERO = 0x30;
