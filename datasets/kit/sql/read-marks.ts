import type { Column, Mark } from '../dataset.ts';
import type { IngestContext } from '../plan.ts';
import { valuesTable } from './quote.ts';
import { numberOf } from './read-numbers.ts';
import { DASHES } from './read-years.ts';
import { distinctTexts, NOTHING_MORE, type Reading, readingTable, textColumn, unreadableWhen } from './reading.ts';

/**
 * Marks of docs/domain/vocabularies.md#marks with their unweighted points (`<name>_points`) and whether they can earn credit (`<name>_earns`); `<name>_is_empty` where the cell holds nothing. Letters
 * and numbers are told apart by cell; whether numbers are percents or points from 0 to 4 is decided for the column. Shares (0.95) are neither.
 * What a person has said of a mark holds where it is none of these.
 */
export function readMark(
  column: Column,
  marks: readonly Mark[],
  { confirmed }: Pick<IngestContext, 'confirmed'>,
): Reading {
  const table = readingTable(column);
  return {
    ...NOTHING_MORE,
    prepare: [markTable(column, marks, confirmedMarks(column, confirmed))],
    value: `${table}.value`,
    extras: [
      { name: `${column.name}_points`, type: 'DOUBLE', sql: `${table}.points` },
      { name: `${column.name}_earns`, type: 'BOOLEAN', sql: `${table}.earns` },
      { name: `${column.name}_is_empty`, type: 'BOOLEAN', sql: `${textColumn(column)} IS NULL` },
    ],
    problems: [unreadableWhen(column, 'mark.unknown')],
    remarks: [
      {
        code: 'mark.starred',
        select: `SELECT min(text) AS value FROM ${table} WHERE contains(text, '*') AND value IS NOT NULL HAVING count(*) > 0`,
      },
    ],
  };
}

/** Among percents a number up to here is more likely a 4.0 than 4 percent, so it is neither. */
const MOST_POINTS = 4.5;

/** Percents that a letter may stand for. A number far from it is something else, and such a mark stays unknown. */
const PERCENTS_OF = [
  ['A', '(8|9|10|11)[0-9]'],
  ['B', '[7-9][0-9]'],
  ['C', '[6-8][0-9]'],
  ['D', '[5-7][0-9]'],
  ['F', '[0-7]?[0-9]'],
] as const;

/** 'B (85)', 'A-/91', '92/A' and 'B+ 88' hold a letter and the percent it stands for. */
const LETTER_AND_PERCENT = PERCENTS_OF.flatMap(([letter, percent]) => {
  const [mark, number] = [`${letter}[+-]?`, `${percent}([.][0-9]+)?`];
  return [`${mark}[(/|]${number}[)]?`, `${number}[(/|]${mark}[)]?`];
}).join('|');

/** 'A (Excellent)', 'P - Pass': of 'A- Excellent' nobody knows which mark it is. */
const described = (marks: readonly Mark[]): string =>
  marks
    .flatMap(({ mark, synonyms, beside = [] }) => {
      const words = [...synonyms, ...beside].filter((word) => /^[A-Z]{3,}$/.test(word));
      return words.length > 0 ? [`${mark.replace('+', '[+]')}[(:=](${words.join('|')})[)]?`] : [];
    })
    .join('|');

/**
 * White space is taken away later: 'A - Excellent' says A, and 'B+ 88', 'B:88', 'B+88' and '88-B' are a letter and its percent. 'A-95' may be an A or an A-, and stays
 * as it is.
 */
const withSeparators = (text: string): string =>
  [
    [' +- +', ':'],
    ['^([A-DF][+-]?)(?: *[:=] *| +)([0-9])', '\\1/\\2'],
    ['^([A-DF][+]?)([0-9]{2})', '\\1/\\2'],
    ['([0-9])[ %]+([A-DF])', '\\1/\\2'],
    ['([0-9]{2})[ %:=-]*([A-DF][+-]?)$', '\\1/\\2'],
  ].reduce((sql, [form, plain]) => `regexp_replace(${sql}, '${form}', '${plain}')`, text);

/** By its key, which mark a mark of the district stands for. */
const confirmedMarks = ({ name }: Column, confirmed: IngestContext['confirmed']): [string, string][] =>
  (confirmed?.values ?? []).flatMap(({ column, key, value }) =>
    column === name && value !== null ? [[key, value]] : [],
  );

function markTable(column: Column, marks: readonly Mark[], own: readonly [string, string][]): string {
  const rows = marks.flatMap(({ mark, synonyms, points, credit }) =>
    [mark, ...synonyms].map((key) => [key.toUpperCase(), mark, points, credit === 'never' ? 0 : 1]),
  );
  return `CREATE TABLE ${readingTable(column)} AS WITH ${distinctTexts(column)},
    mark AS (SELECT * FROM ${valuesTable('mark', ['key', 'mark', 'points', 'credit'], rows)}),
    written AS (SELECT text, regexp_replace(${withSeparators(`regexp_replace(upper(text), '${DASHES}', '-', 'g')`)}, '^''|[ %*]|[.,;]$', '', 'g') AS key FROM texts),
    form AS (SELECT text, CASE WHEN regexp_full_match(key, '${LETTER_AND_PERCENT}') THEN regexp_extract(key, '[A-DF][+-]?')
      WHEN regexp_full_match(key, '${described(marks)}') THEN regexp_extract(key, '^[A-Z]+[+-]?')
      -- 'B plus', 'A minus'
      WHEN regexp_full_match(key, '[A-DF](PLUS|MINUS)') THEN left(key, 1) || CASE WHEN ends_with(key, 'PLUS') THEN '+' ELSE '-' END ELSE key END AS key FROM written),
    -- Beside S and U, or among percents, an E is excellent or excused.
    letters AS (SELECT count(*) FILTER (regexp_full_match(key, '[A-DF][+-]?')) > 0 AS has_letters FROM form),
    known AS (${own.length === 0 ? 'SELECT form.*, has_letters FROM form, letters' : knownOf(own)}),
    read AS (SELECT text, mark.mark, mark.points, mark.credit, ${numberOf('known.key')} AS number
      FROM known LEFT JOIN mark ON mark.key = known.key AND (known.key <> 'E' OR has_letters)),
    scale AS (SELECT max(number) >= 50 AS percents, max(number) > 1 AND max(number) <= ${MOST_POINTS} AND count(points) = 0 AS points_scale FROM read),
    kind AS (SELECT read.*, mark IS NULL AND percents AND (number = 0 OR number > ${MOST_POINTS} AND number <= 110) AS is_percent,
      mark IS NULL AND points_scale AND number >= 0 AS is_points FROM read, scale)
  SELECT text,
    CASE WHEN is_percent OR is_points THEN regexp_replace(CAST(number AS VARCHAR), '\\.0$', '') ELSE mark END AS value,
    CAST(CASE WHEN is_percent THEN ${PERCENT_POINTS} WHEN is_points THEN least(number, 4) ELSE points END AS DOUBLE) AS points,
    CASE WHEN is_percent THEN number >= 60 WHEN is_points THEN number > 0 ELSE credit = 1 END AS earns
  FROM kind`;
}

/** The marks that people have explained, by the marks they stand for. */
const knownOf = (own: readonly [string, string][]): string =>
  `SELECT text, has_letters,
      CASE WHEN own.mark IS NULL OR form.key IN (SELECT key FROM mark) AND (form.key <> 'E' OR has_letters) THEN form.key ELSE own.mark END AS key
    FROM letters, form LEFT JOIN ${valuesTable('own', ['key', 'mark'], own)} ON own.key = upper(trim(form.text))`;

/** Bands of ten without plus and minus. */
const PERCENT_POINTS =
  'CASE WHEN number >= 90 THEN 4 WHEN number >= 80 THEN 3 WHEN number >= 70 THEN 2 WHEN number >= 60 THEN 1 ELSE 0 END';
