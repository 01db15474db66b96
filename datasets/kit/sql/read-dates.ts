import type { Column } from '../dataset.ts';
import { PLACEHOLDER_DATE } from '../empty-dates.ts';
import { list, literal } from './quote.ts';
import { distinctTexts, NOTHING_MORE, type Reading, readingTable, unreadableWhen, writtenIn } from './reading.ts';

const MONTH_NAMES =
  "['%d-%b-%y', '%d-%b-%Y', '%d %b %Y', '%d %B %Y', '%b %d, %Y', '%B %d, %Y', '%b %d %Y', '%B %d %Y', '%d%b%Y', '%b-%d-%Y', '%Y-%b-%d']";
const MONTH_AND_YEAR = "['%B %Y', '%b %Y', '%b-%y', '%b-%Y', '%m/%Y', '%m-%Y', '%Y-%m']";

/** The only number of the text is the year of a month: 'SAT School Day March 2023', 'October 2023 administration'. */
const MONTH_IN_WORDS =
  "'(?i)^(?:[^0-9]*[^0-9a-z])?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?[.,]? +(20[0-9]{2})(?:[^0-9a-z][^0-9]*)?$'";

/**
 * The only number of the text is the year of a season, in which a window of tests is: 'Spring
 * 2023', 'Fall 2023 School Day'.
 */
const SEASON_IN_WORDS =
  "'(?i)^(?:[^0-9]*[^0-9a-z])?(spring|summer|fall|winter)[ ,]+(20[0-9]{2})(?:[^0-9a-z][^0-9]*)?$'";
const SEASON = `lower(regexp_extract(text, ${SEASON_IN_WORDS}, 1))`;
const YEAR_OF_SEASON = `CAST(regexp_extract(text, ${SEASON_IN_WORDS}, 2) AS INTEGER)`;

/** First and second number of a date such as 3/4/06. */
const SHORT_DATE = "'^([0-9]{1,2})[/.-]([0-9]{1,2})[/.-][0-9]{2,4}$'";

const numberIn = (head: string, group: 1 | 2) =>
  `TRY_CAST(regexp_extract(${head}, ${SHORT_DATE}, ${group}) AS INTEGER)`;
const withoutTime = (text: string) => `split_part(split_part(${text}, ' ', 1), 'T', 1)`;
/** Only the day is above 12, and only the month comes before one. */
const BY_DAY = 'count(*) FILTER (first > 12 AND second <= 12)';
const BY_MONTH = 'count(*) FILTER (first <= 12 AND second > 12)';

/**
 * Words around a date: 'Monday, August 14th, 2023', 'Aug. 14, 2023', '14-AUG-2023 00:00:00', SAS' '14AUG2023:00:00:00',
 * Java's 'Mon Aug 14 00:00:00 PDT 2023'.
 */
const PLAIN = [
  ['(?i)^(mon|tues?|wed(nes)?|thu(rs?)?|fri|sat(ur)?|sun)(day)?[.,]* +', ''],
  ['(?i) +[0-9]{1,2}[:.][0-9]{2}([:.][0-9]+)*( *[ap][.]?m[.]?)?$', ''],
  ['([0-9]{4}):[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?$', '\\1'],
  [' [0-9]{2}:[0-9]{2}:[0-9]{2}( [A-Z]{2,5})? ([0-9]{4})$', ' \\2'],
  ['([0-9])(st|nd|rd|th)\\b', '\\1'],
  ['(?i)\\b([a-z]{3})t?[.]', '\\1'],
  ['(?i)\\bsept\\b', 'Sep'],
].reduce((text, [words, less]) => `regexp_replace(${text}, '${words}', '${less}')`, 'text');

/** '20230814 00:00:00', '20230814000000', '45152.5': a day in digits with its time. */
const DIGITS = [
  ['^([0-9]{8})[ T][0-9]{1,2}(:?[0-9]{2}){1,2}([.][0-9]+)?Z?$', '\\1'],
  ['^((19|20)[0-9]{6})([01][0-9]|2[0-3])[0-5][0-9]([0-5][0-9])?$', '\\1'],
  ['^([2-5][0-9]{4})[.][0-9]+$', '\\1'],
].reduce((text, [time, less]) => `regexp_replace(${text}, '${time}', '${less}')`, 'text');

/** Without Excel's apostrophe, white space around slashes and the zone of '2023-08-14Z'. */
const BARE_NUMBERS = `regexp_replace(regexp_replace(replace(text, '''', ''), ' */ *', '/', 'g'), '^([0-9]{4}-[0-9]{2}-[0-9]{2})(Z|[+-][0-9]{2}:[0-9]{2})$', '\\1')`;

/** From a day to a day: which of them is meant depends on the column. */
const IS_SPAN =
  "regexp_matches(plain, '[0-9][/.-][0-9]+[/.-][0-9]+.* .*([0-9][/-][0-9]+[/-][0-9]|[.][0-9]{4}|[0-9]{4}[.][0-9])')";

/** 'M23' and 'N22', also with the century: May and November, the sessions of the IB. */
const IB_SESSION = "'[MN] ?(20)?[0-9]{2}'";

/** Month and year in six digits; a month of two digits alone, where zeros are gone. */
const MONTH_OF_SIX = "'1[0-2]20[0-9]{2}'";
const MONTH_OF_FIVE = "'[1-9]20[12][0-9]'";

/**
 * '021008' is 21008 where a spreadsheet program has taken the zero of the month away, and would be a day of 1957 as a
 * number of Excel. Others of six digits, none with a zero of its own, show it: whether those of five digits are days
 * ('day') or, with `partial`, months ('month').
 */
function lacksZero(partial: boolean): string {
  const count = (condition: string) => `count(*) FILTER (${condition})`;
  const five = "regexp_full_match(text, '[0-9]{5}')";
  const isMonth = partial ? `regexp_full_match(text, ${MONTH_OF_SIX})` : 'false';
  const isDay = `regexp_full_match(text, '1[0-9]{5}') AND NOT ${isMonth} AND try_strptime(text, '%m%d%y') IS NOT NULL`;
  return `CASE WHEN ${count(five)} = 0 OR ${count("regexp_full_match(text, '0[0-9]{5}')")} > 0 THEN NULL
    WHEN ${partial} AND ${count(`${five} AND NOT regexp_full_match(text, ${MONTH_OF_FIVE})`)} = 0 THEN 'month'
    WHEN ${count(isDay)} > 0 AND ${count(`${five} AND try_strptime('0' || text, '%m%d%y') IS NULL`)} = 0 THEN 'day' END`;
}

/** Day 0 of Excel's 1900 calendar, as its serial numbers count from 1 March 1900 on. */
const EXCEL_DAY_ZERO = "DATE '1899-12-30'";

/** No one comes, leaves or is born on it: programs write it where there is no date. */
const FIRST_OF_PROGRAMS = "DATE '1900-01-01'";

/**
 * Dates by cell, in every form of docs/domain/files.md#dates. Day-first is read where a first number is above 12, and
 * for the whole column when no second number is. Where no date of the column shows its order, that of the other dates
 * in the file holds (`others`: names of their columns), since one program wrote them all. With `partial` a month stands
 * for its first day, a season for that of its usual month, and a year for 1 May, the month of AP and IB.
 */
export function readDate(column: Column, partial: boolean, others: readonly string[] = []): Reading {
  const table = readingTable(column);
  return {
    ...NOTHING_MORE,
    prepare: [
      `CREATE TABLE ${table} AS WITH ${distinctTexts(column)},
        form AS (SELECT text, plain, head, ${numberIn('head', 1)} AS first, ${numberIn('head', 2)} AS second
          FROM (SELECT text, plain, CASE WHEN ${IS_SPAN} THEN plain ELSE ${withoutTime('plain')} END AS head
            FROM (SELECT text, CASE WHEN regexp_matches(text, '[A-Za-z]{3}') THEN ${PLAIN} ELSE ${BARE_NUMBERS} END AS plain FROM texts))),
        own AS (SELECT ${BY_DAY} AS by_day, ${BY_MONTH} AS by_month, ${lacksZero(partial)} AS lacks_zero FROM form),
        habit AS (SELECT by_day > 0 AND by_month = 0 AS is_own, by_day = 0 AND by_month = 0 AND ${dayFirstIn(others)} AS is_of_others, lacks_zero FROM own),
        cell_form AS (SELECT text, plain, head, is_of_others, lacks_zero, coalesce(first > 12 OR ((is_own OR is_of_others) AND second <= 12), false) AS day_first
          FROM form, habit),
        day AS (SELECT text, is_of_others, lacks_zero, day_first, CAST(coalesce(${dayOf(partial)}) AS DATE) AS value FROM cell_form)
      SELECT text, is_of_others, day_first, ${MASK} AS mask, CASE WHEN value > ${FIRST_OF_PROGRAMS} AND year(value) <= 2100 THEN value END AS value FROM day`,
    ],
    value: `${table}.value`,
    problems: [unreadableWhen(column, 'date.unreadable')],
    remarks: [
      {
        code: 'date.placeholder',
        select: `SELECT min(trim(raw)) AS value FROM ${writtenIn(column)} WHERE text IS NULL AND regexp_full_match(trim(raw), ${literal(PLACEHOLDER_DATE)}) HAVING count(*) > 0`,
      },
      {
        code: 'date.day-first',
        select: `SELECT min(text) AS value FROM ${table} WHERE day_first AND NOT is_of_others AND value IS NOT NULL HAVING count(*) > 0`,
      },
      {
        code: 'date.day-first-beside',
        select: `SELECT min(text) AS value FROM ${table} WHERE day_first AND is_of_others AND value IS NOT NULL HAVING count(*) > 0`,
      },
      {
        code: 'date.two-forms',
        select: `SELECT to_json({'is': 'texts', 'texts': list(example ORDER BY example)}) AS value FROM (
          SELECT min(text) AS example FROM ${table} WHERE value IS NOT NULL AND mask IS NOT NULL GROUP BY mask) HAVING count(*) > 1`,
      },
    ],
  };
}

/** Whether dates of these columns show that the day comes first, and none that the month does. */
function dayFirstIn(columns: readonly string[]): string {
  if (columns.length === 0) return 'false';
  return `(SELECT ${BY_DAY} > 0 AND ${BY_MONTH} = 0 FROM (
    SELECT ${numberIn('head', 1)} AS first, ${numberIn('head', 2)} AS second
    FROM (SELECT ${withoutTime('trim(text)')} AS head FROM written WHERE "column" IN ${list(columns)} AND text IS NOT NULL)))`;
}

/**
 * What tells the forms of whole dates apart; a month or a year alone has none. Both orders of day and month are two.
 */
const MASK = `CASE
  WHEN regexp_matches(text, '^[0-9]{4}[/.-][0-9]{1,2}[/.-][0-9]') THEN 'year first'
  WHEN regexp_matches(text, '^[0-9]{1,2}[/.-][0-9]{1,2}[/.-][0-9]{2}') THEN CASE WHEN day_first THEN 'day first' ELSE 'month first' END
  WHEN regexp_matches(text, '[A-Za-z]{3}') AND regexp_matches(text, '[0-9]{1,2}[^0-9].*[0-9]{2}') THEN 'month by name'
  WHEN regexp_full_match(text, '[0-9]{6,8}') AND NOT regexp_full_match(text, '(0[1-9]|1[0-2])20[0-9]{2}|20[0-9]{2}(0[1-9]|1[0-2])') THEN 'digits alone'
  WHEN lacks_zero IS NOT NULL AND regexp_full_match(text, '[0-9]{5}') THEN CASE lacks_zero WHEN 'day' THEN 'digits alone' END
  WHEN regexp_full_match(text, '[0-9]{5}(\\.0+)?') THEN 'number of Excel' END`;

function dayOf(partial: boolean): string {
  const full = [numbersWithSigns(), `try_strptime(plain, ${MONTH_NAMES})`, digitsAlone()];
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
    WHEN regexp_full_match(${DIGITS}, '[0-9]{8}') THEN coalesce(
      CASE WHEN left(text, 2) IN ('19', '20') THEN try_strptime(left(text, 8), '%Y%m%d') END, try_strptime(left(text, 8), '%m%d%Y'))
    WHEN regexp_full_match(text, '[1-9][0-9]{2}(19|20)[0-9]{2}') THEN try_strptime('0' || text, '%m%d%Y')
    WHEN regexp_full_match(text, '[0-9]{6}') THEN try_strptime(text, '%m%d%y')
    WHEN lacks_zero = 'day' AND regexp_full_match(text, '[0-9]{5}') THEN try_strptime('0' || text, '%m%d%y')
    WHEN lacks_zero = 'month' AND regexp_full_match(text, '[0-9]{5}') THEN try_strptime('0' || text, '%m%Y')
    WHEN regexp_full_match(${DIGITS}, '[2-5][0-9]{4}') THEN ${EXCEL_DAY_ZERO} + CAST(left(text, 5) AS INTEGER) END`;
}

function monthOrYear(): string {
  return `CASE
    WHEN regexp_full_match(text, '(19|20)[0-9]{2}(\\.0)?') THEN make_date(CAST(left(text, 4) AS INTEGER), 5, 1)
    WHEN regexp_full_match(text, '''?[0-9]{2}') THEN make_date(2000 + CAST(right(text, 2) AS INTEGER), 5, 1)
    WHEN regexp_full_match(upper(text), ${IB_SESSION}) THEN make_date(2000 + CAST(right(text, 2) AS INTEGER), CASE upper(text[1]) WHEN 'M' THEN 5 ELSE 11 END, 1)
    WHEN regexp_full_match(text, '(0[1-9]|1[0-2])20[0-9]{2}') THEN try_strptime(text, '%m%Y')
    WHEN regexp_full_match(text, '20[0-9]{2}(0[1-9]|1[0-2])') THEN try_strptime(text, '%Y%m') END,
    CASE ${SEASON} WHEN 'spring' THEN make_date(${YEAR_OF_SEASON}, 3, 1) WHEN 'summer' THEN make_date(${YEAR_OF_SEASON}, 6, 1)
      WHEN 'winter' THEN make_date(${YEAR_OF_SEASON}, 12, 1) WHEN 'fall' THEN make_date(${YEAR_OF_SEASON}, 10, 1) END,
    try_strptime(plain, ${MONTH_AND_YEAR}),
    try_strptime(regexp_replace(text, ${MONTH_IN_WORDS}, '\\1 \\2'), '%b %Y')`;
}
