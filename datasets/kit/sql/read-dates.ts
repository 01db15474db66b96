import type { Column } from '../dataset.ts';
import { distinctTexts, NOTHING_MORE, type Reading, readingTable, unreadableWhen } from './reading.ts';

const MONTH_NAMES =
  "['%d-%b-%y', '%d-%b-%Y', '%d %b %Y', '%d %B %Y', '%b %d, %Y', '%B %d, %Y', '%b %d %Y', '%B %d %Y']";
const MONTH_AND_YEAR = "['%B %Y', '%b %Y', '%b-%y', '%b-%Y', '%m/%Y', '%Y-%m']";

/** Day 0 of Excel's 1900 calendar, as its serial numbers count from 1 March 1900 on. */
const EXCEL_DAY_ZERO = "DATE '1899-12-30'";

/**
 * Dates by cell, in every form of domain.md 2.7. Day-first is read only when a first number of the column is above 12. With
 * `partial` a month stands for its first day and a year for 1 May, the month of AP and IB.
 */
export function readDate(column: Column, partial: boolean): Reading {
  const table = readingTable(column);
  return {
    ...NOTHING_MORE,
    type: 'DATE',
    prepare: [
      `CREATE TABLE ${table} AS WITH ${distinctTexts(column)},
        form AS (SELECT text, split_part(split_part(text, ' ', 1), 'T', 1) AS head FROM texts),
        habit AS (SELECT coalesce(bool_or(TRY_CAST(regexp_extract(head, '^([0-9]{1,2})[/.-][0-9]{1,2}[/.-][0-9]{2,4}$', 1) AS INTEGER) > 12), false)
          AS day_first FROM form),
        day AS (SELECT text, day_first, CAST(coalesce(${dayOf(partial)}) AS DATE) AS value FROM form, habit)
      SELECT text, day_first, CASE WHEN year(value) BETWEEN 1900 AND 2100 THEN value END AS value FROM day`,
    ],
    value: `${table}.value`,
    problems: [unreadableWhen(column, 'date.unreadable')],
    remarks: [
      { code: 'date.day-first', select: `SELECT min(text) AS value FROM ${table} WHERE day_first HAVING count(*) > 0` },
    ],
  };
}

function dayOf(partial: boolean): string {
  const full = [numbersWithSigns(), `try_strptime(text, ${MONTH_NAMES})`, digitsAlone()];
  return (partial ? [monthOrYear(), ...full] : full).join(',\n');
}

function numbersWithSigns(): string {
  const signs = "regexp_replace(head, '[.-]', '/', 'g')";
  const order = (year: string) =>
    `CASE WHEN day_first THEN try_strptime(${signs}, '%d/%m/${year}') ELSE try_strptime(${signs}, '%m/%d/${year}') END`;
  return `CASE
    WHEN regexp_matches(head, '^[0-9]{4}[/.-][0-9]{1,2}[/.-][0-9]{1,2}$') THEN try_strptime(${signs}, '%Y/%m/%d')
    WHEN regexp_matches(head, '^[0-9]{1,2}[/.-][0-9]{1,2}[/.-][0-9]{4}$') THEN ${order('%Y')}
    WHEN regexp_matches(head, '^[0-9]{1,2}[/.-][0-9]{1,2}[/.-][0-9]{2}$') THEN ${order('%y')} END`;
}

function digitsAlone(): string {
  return `CASE
    WHEN regexp_full_match(text, '[0-9]{8}') THEN coalesce(
      CASE WHEN left(text, 2) IN ('19', '20') THEN try_strptime(text, '%Y%m%d') END, try_strptime(text, '%m%d%Y'))
    WHEN regexp_full_match(text, '[0-9]{6}') THEN try_strptime(text, '%m%d%y')
    WHEN regexp_full_match(text, '[2-5][0-9]{4}(\\.0+)?') THEN ${EXCEL_DAY_ZERO} + CAST(left(text, 5) AS INTEGER) END`;
}

function monthOrYear(): string {
  return `CASE
    WHEN regexp_full_match(text, '(19|20)[0-9]{2}(\\.0)?') THEN make_date(CAST(left(text, 4) AS INTEGER), 5, 1)
    WHEN regexp_full_match(text, '[0-9]{2}') THEN make_date(2000 + CAST(text AS INTEGER), 5, 1)
    WHEN regexp_full_match(text, '(0[1-9]|1[0-2])20[0-9]{2}') THEN try_strptime(text, '%m%Y') END,
    try_strptime(text, ${MONTH_AND_YEAR})`;
}
