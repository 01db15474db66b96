import { PLACEHOLDER_DATE, ZERO_DATE, ZERO_YEAR } from '../empty-dates.ts';
import { NULL_WORDS } from '../match/plausible.ts';
import type { Mapping } from '../plan.ts';
import { type ColumnReading, isDictionary } from './dictionary.ts';
import { literal } from './quote.ts';
import { rawColumn, textColumn } from './reading.ts';

const LONGEST_NULL_WORD = Math.max(...NULL_WORDS.map((word) => word.length));

/**
 * '|null|n/a|...||', in which '|word|' is looked for: an IN list becomes a join, a regular expression
 * costs ten times as much.
 */
const NULL_WORD_LINE = `|${[...NULL_WORDS, ''].join('|')}|`;

/**
 * No part of a value around it. As they are, not as `chr(9)`: a call is bound and folded wherever it is,
 * a tenth of a small file.
 */
const SPACES = [' ', '\t', '\n', '\r'];

/**
 * Nor are no-break and wide spaces, BOM, and the marks no one sees that an id copied from a
 * page or a chat brings along.
 */
const UNSEEN = [
  // Controls: a form feed before the first cell of a printed page, the end of file of DOS.
  ...span(0x0001, 0x0008),
  ...span(0x000b, 0x000c),
  ...span(0x000e, 0x001f),
  '\u00a0',
  '\u00ad',
  ...span(0x2000, 0x200f),
  ...span(0x2028, 0x202f),
  ...span(0x205f, 0x2069),
  '\u3000',
  '\ufeff',
];

function span(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
}

/**
 * The mapped columns as written in the file. A view: a query pays only for the columns it names, so rows with
 * nothing in them are left to the typed table (a filter here would make each DISTINCT of a column read them all).
 * Columns that are read once per distinct text come as `<name>_raw`, the others as `<name>_text`, with empty
 * cells and null words as NULL.
 */
export function cellView(readings: readonly ColumnReading[], mapping: Mapping): string {
  const columns = readings.flatMap((one) => {
    const { column } = one;
    const source = mapping.get(column.name);
    if (!source) return [];
    const cell = `c${source.index}`;
    return isDictionary(one) ? [`, ${cell} AS ${rawColumn(column)}`] : [`, ${cellText(cell)} AS ${textColumn(column)}`];
  });
  return `CREATE VIEW cell AS SELECT row_number${columns.join('')} FROM source`;
}

/**
 * Table `written(column, raw, text)`: each distinct cell of the columns that are read once per distinct text, and its
 * text; NULL where it is empty. One statement, since to plan one takes longer than to look at 200 rows. Not over
 * `cell`: the view's other columns would be planned each time (6 ms).
 */
export function distinctCells(readings: readonly ColumnReading[], mapping: Mapping): string[] {
  const cells = readings.filter(isDictionary).flatMap(({ column }) => {
    const source = mapping.get(column.name);
    return source
      ? [`SELECT ${literal(column.name)} AS "column", c${source.index} AS raw FROM source GROUP BY ALL`]
      : [];
  });
  if (cells.length === 0) return [];
  const text = asWritten(readings, cellText('raw'));
  return [`CREATE TABLE written AS SELECT *, ${text} AS text FROM (${cells.join(' UNION ALL ')})`];
}

/** The text of a cell but where its column knows better: a word for no date, and 'None' where that is an answer. */
function asWritten(readings: readonly ColumnReading[], text: string): string {
  const known = readings.flatMap(({ column: { name, kind, answersNone }, isMapped }) => {
    const isHere = (form: string) =>
      `WHEN "column" = ${literal(name)} AND regexp_full_match(trim(raw), ${literal(form)})`;
    if (!isMapped) return [];
    if (answersNone) return [`${isHere('(?i)none')} THEN trim(raw)`];
    if (kind.kind === 'class-year') return [`${isHere(ZERO_YEAR)} THEN NULL`];
    // A day on which a test was taken is asked for, so a placeholder of it stays in its cell.
    return kind.kind === 'date'
      ? [`${isHere(kind.partial ? ZERO_DATE : `${ZERO_DATE}|${PLACEHOLDER_DATE}`)} THEN NULL`]
      : [];
  });
  return known.length > 0 ? `CASE ${known.join(' ')} ELSE ${text} END` : text;
}

/**
 * A cell without white space around it, NULL where it holds nothing. Nearly every cell is its own text, and seeing
 * that by its ends costs a sixth of trimming it (70 ns against 400); what is unseen is looked for only where a
 * character is longer than a byte.
 */
export function cellText(cell: string): string {
  const text = `trim(${cell}, ${literal([...SPACES, ...UNSEEN].join(''))})`;
  const isNullWord = `contains(${literal(NULL_WORD_LINE)}, '|' || lower(${text}) || '|')`;
  return `CASE
    WHEN ${startsPlainly(cell)} AND ${SPACES.map((space) => `NOT suffix(${cell}, ${literal(space)})`).join(' AND ')}
      AND strlen(${cell}) = length(${cell}) THEN ${cell}
    WHEN length(${text}) <= ${LONGEST_NULL_WORD} AND ${isNullWord} THEN NULL
    ELSE ${text} END`;
}

/** Starts like neither white space nor a null word, whose first letters are few; an empty cell has the code 0. */
function startsPlainly(cell: string): string {
  const starts = NULL_WORDS.flatMap((word) => [word.codePointAt(0) ?? 0, word.toUpperCase().codePointAt(0) ?? 0]);
  const codes = [...new Set(starts)].filter((code) => code >= DIGIT_ZERO && code < BEYOND_ASCII);
  return [`unicode(${cell}) >= ${DIGIT_ZERO}`, ...codes.map((code) => `unicode(${cell}) <> ${code}`)].join(' AND ');
}

/** Below the digits lie controls, the space and most signs. */
const DIGIT_ZERO = 0x30;
/** Cells that are longer in bytes than in characters are not plain whatever they start with. */
const BEYOND_ASCII = 0x80;
