import type { Column } from '../dataset.ts';
import type { IngestContext } from '../plan.ts';
import { list } from './quote.ts';
import {
  distinctTexts,
  NOTHING_MORE,
  type Reading,
  readByExpression,
  readingTable,
  unreadableWhen,
} from './reading.ts';

/** The four school years of an audit by their end year, oldest first: 2021 to 2024 for a class of 2024. */
function auditYears(context: IngestContext): number[] {
  return [3, 2, 1, 0].map((back) => context.yearEnding - back);
}

/**
 * School years as end years (docs/domain/files.md#school-years). A single year is ambiguous, so it is decided for the whole column: the reading under
 * which more of the years are years of the audit wins, on a tie the one that has years that were selected, else the end year (and then a warning says so). What other columns of the file prove
 * stands before both. A fiscal year (FY24) is named by its end, unless they prove that it is not.
 */
export function readSchoolYear(column: Column, context: IngestContext): Reading {
  const table = readingTable(column);
  const years = list(auditYears(context));
  const { singleYears } = context;
  const proven = singleYears === 'start' ? 'single + 1' : singleYears === 'end' ? 'single' : null;
  // Of years of the calendar those beside a season are proven: the file has them joined to it. What a year beside a whole year is stays open.
  const isOpen = singleYears === 'calendar' || singleYears === 'unsure';
  const example = (condition: string) =>
    `SELECT to_json({'is': 'read-as', 'text': text, 'as': (value - 1) || '-' || right(CAST(value AS VARCHAR), 2)}) AS value
      FROM ${table} WHERE value IS NOT NULL AND ${condition} ORDER BY value, text LIMIT 1`;
  const remark = (code: string, condition: string) => ({ code, select: example(condition) });
  return {
    ...NOTHING_MORE,
    prepare: [
      `CREATE TABLE ${table} AS WITH ${distinctTexts(column)},
        plain AS (SELECT text, regexp_replace(regexp_replace(regexp_replace(upper(text), '${DASHES}', '-', 'g'), ${FROM_TO}, '\\1-\\2'), ${WITH_COMMA}, '\\1\\2') AS written FROM texts),
        bare AS (SELECT text, written, regexp_replace(written, '^(SCHOOL YEAR|ACADEMIC YEAR|SY|FY|AY)[ :-]*| *SCHOOL YEAR$| *[(][^()]*[)]$|\\.0$|[ '']', '', 'g') AS t,
          regexp_extract(written, '^(SY|FY)') AS name FROM plain),
        form AS (SELECT text, t, name = '' AND length(t) = 2 AS may_be_id, ${CERTAIN} AS certain, ${SHORT_SPAN} AS short, ${SINGLE} AS year,
          CASE WHEN name <> 'FY' OR ${singleYears === 'start'} THEN year END AS single FROM bare),
        fit AS (SELECT count(*) FILTER (single IN ${years}) AS by_end, count(*) FILTER (single + 1 IN ${years}) AS by_start,
          count(*) FILTER (may_be_id AND ${yearOfId('single')} IN ${years}) AS by_id,
          -- 2021 among 2122 and 2223 is a span as they are.
          bool_and(t = '2021') FILTER (single IS NOT NULL) AND count(*) FILTER (${SPAN_OF_FOUR}) > 0 AS is_span,
          count(*) FILTER (short <> '2021' AND ${FOLLOW_IN_FOUR}) > 0 AS has_short,
          ${onlyChosenByStart(column, context)} AS only_by_start FROM form)
      SELECT text, CASE WHEN NOT coalesce(is_span, false) THEN single END AS single, ${isOpen} OR by_end = by_start AND by_id <= by_end AS is_open,
        coalesce(certain, CASE WHEN is_span THEN single WHEN has_short AND short = '2021' AND single IS NULL THEN 2021 END, ${proven ?? 'NULL'}, CASE WHEN by_id > greatest(by_start, by_end) AND may_be_id THEN ${yearOfId('single')}
          WHEN by_start > by_end OR by_start = by_end AND only_by_start THEN single + 1 ELSE single END, year) AS value
      FROM form, fit`,
    ],
    value: `${table}.value`,
    problems: [
      unreadableWhen(column, 'year.unreadable'),
      { code: column.isLatest ? 'year.outside-counted' : 'year.outside', when: `${column.name} NOT IN ${years}` },
    ],
    remarks: proven
      ? [remark('year.single-proven', 'single IS NOT NULL')]
      : [
          ...(singleYears === 'calendar' ? [remark('year.single-proven', 'single IS NULL')] : []),
          remark('year.single-open', 'single IS NOT NULL AND is_open'),
          remark('year.single-decided', 'single IS NOT NULL AND NOT is_open'),
        ],
  };
}

/** Where only some years count, and of a column of single years none is one of them by its end, but by its start. */
function onlyChosenByStart({ onlyChosen }: Column, { chosen }: IngestContext): string {
  if (onlyChosen !== 'academic-periods' || chosen.years.length === 0) return 'false';
  const years = list(chosen.years);
  return `count(certain) = 0 AND count(*) FILTER (single IN ${years}) = 0 AND count(*) FILTER (single + 1 IN ${years}) > 0`;
}

/** The dashes that programs write for the plain one. */
export const DASHES = '[‐‑‒–—−]';

/** In a longer text a span says the year, whatever lone number stands beside it: '255901001_2021_2020-2021_SchoolYear'. */
const SPAN = "regexp_extract(written, '(?:^|[^0-9])((?:19|20)[0-9]{2} *[-/] *(?:19|20)?[0-9]{2})(?:[^0-9]|$)', 1)";

/** '2020-21, 2021-22' and '2021-22 to 2023-24' are several years, and the first of them is not the year of the row. */
const IS_ONE_SPAN =
  "length(list_distinct(regexp_extract_all(written, '((?:19|20)[0-9]{2}) *[-/] *(?:19|20)?[0-9]{2}', 1))) = 1";

/** 2122 and 1920, but not 2021, which is a year as well. */
const SPAN_OF_FOUR =
  "regexp_full_match(t, '(1[5-9]|2[1-9])[0-9]{2}') AND TRY_CAST(right(t, 2) AS INTEGER) = TRY_CAST(left(t, 2) AS INTEGER) + 1";

/** 'FALL2022', 'FA22', 'SP-2023', '2022FA' in capitals without spaces and apostrophes: the WHEN of a CASE that gives the school year. */
export function yearOfSeason(text: string): string {
  const digits = `regexp_extract(${text}, '[0-9]+')`;
  const year = `CAST(CASE length(${digits}) WHEN 4 THEN '' ELSE '20' END || ${digits} AS INTEGER)`;
  return `WHEN ${isSeason(text, 'FALL|FA|AUTUMN')} THEN ${year} + 1
  WHEN ${isSeason(text, 'WINTER|WIN|WI|SPRING|SPR|SP|SUMMER|SUM|SU')} THEN ${year}`;
}

function isSeason(text: string, names: string): string {
  const [season, year] = [`(${names})(SEMESTER|SEM|TERM)?`, '((19|20)?[0-9]{2})'];
  return `regexp_full_match(${text}, '${season}[-_/]?${year}|${year}[-_/]?${season}')`;
}

/** Two years that follow each other, in two digits each or in four together, beside the words of a term: '22-23 S1', 'S2 2223'. A part of a date has more signs around it. */
const SHORT_SPAN = "regexp_extract(written, '(?:^|[^0-9/-])((?:1[5-9]|[23][0-9])[-/]?[0-9]{2})(?:[^0-9/-]|$)', 1)";

/** '2021 S1' is of 2020-21 where '2122 S1' is in the column, too; else the year may be the one in which it starts. */
const FOLLOW_IN_FOUR =
  'length(short) = 4 AND TRY_CAST(right(short, 2) AS INTEGER) = TRY_CAST(left(short, 2) AS INTEGER) + 1';

/** '2020 to 2021' */
const FROM_TO = "'((?:19|20)[0-9]{2}) *TO *((?:19|20)[0-9]{2})'";

/** 2,023, a year in a cell with the format of numbers. */
const WITH_COMMA = "'^([12]),([0-9]{3})([.]0+)?$'";

/** Of 8/15/2023, or of 15/8/2023, which has no other month. */
const MONTH_OF_DAY =
  "CASE WHEN TRY_CAST(split_part(t, '/', 1) AS INTEGER) <= 12 THEN TRY_CAST(split_part(t, '/', 1) AS INTEGER) ELSE TRY_CAST(split_part(t, '/', 2) AS INTEGER) END";

/** 'DEC2022', 'JUNE-2023' */
const MONTH_AND_YEAR = '(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]*-?(19|20)[0-9]{2}';

/** 2023-24, 23-24, 2324 (Florida; a 24th term of 2013-14 is not in use), 20232024, a date inside the year, a season and its year, PowerSchool's TermID (start year - 1990) x 100 + n. */
const CERTAIN = `CAST(CASE
  ${yearOfSeason('t')}
  WHEN regexp_full_match(t, '(19|20)[0-9]{2}[-/_]((19|20)[0-9]{2}|[0-9]{2})')
    THEN CASE WHEN (CAST(left(t, 4) AS INTEGER) + 1) % 100 = CAST(right(t, 2) AS INTEGER) THEN CAST(left(t, 4) AS INTEGER) + 1 END
  WHEN regexp_full_match(t, '[0-9]{2}[-/_][0-9]{2}')
    THEN CASE WHEN (CAST(left(t, 2) AS INTEGER) + 1) % 100 = CAST(right(t, 2) AS INTEGER) THEN 2000 + CAST(right(t, 2) AS INTEGER) END
  WHEN regexp_full_match(t, '(19|20)[0-9]{2}(19|20)[0-9]{2}') AND CAST(left(t, 4) AS INTEGER) + 1 = CAST(right(t, 4) AS INTEGER)
    THEN CAST(right(t, 4) AS INTEGER)
  WHEN regexp_matches(t, '^(19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}') AND TRY_CAST(left(t, 10) AS DATE) IS NOT NULL
    THEN year(TRY_CAST(left(t, 10) AS DATE)) + CASE WHEN month(TRY_CAST(left(t, 10) AS DATE)) >= 7 THEN 1 ELSE 0 END
  WHEN regexp_full_match(t, '[0-9]{1,2}/[0-9]{1,2}/(19|20)[0-9]{2}') AND ${MONTH_OF_DAY} <= 12
    THEN CAST(right(t, 4) AS INTEGER) + CASE WHEN ${MONTH_OF_DAY} >= 7 THEN 1 ELSE 0 END
  WHEN regexp_full_match(t, '[0-9]{1,2}/[0-9]{1,2}/[0-9]{2}') AND ${MONTH_OF_DAY} <= 12
    THEN 2000 + CAST(right(t, 2) AS INTEGER) + CASE WHEN ${MONTH_OF_DAY} >= 7 THEN 1 ELSE 0 END
  WHEN regexp_full_match(t, '${MONTH_AND_YEAR}')
    THEN CAST(right(t, 4) AS INTEGER) + CASE WHEN left(t, 3) IN ('JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC') THEN 1 ELSE 0 END
  WHEN regexp_full_match(t, '20(1[3-9]|[2-9][0-9])[0-9]{2}') AND CAST(t[3:4] AS INTEGER) + 1 = CAST(right(t, 2) AS INTEGER)
    THEN 2000 + CAST(right(t, 2) AS INTEGER)
  WHEN ${SPAN_OF_FOUR}
    THEN 2000 + CAST(right(t, 2) AS INTEGER)
  WHEN regexp_full_match(t, '[2-5][0-9]{3}') AND CAST(t AS INTEGER) > 2100 AND CAST(t AS INTEGER) % 100 <= 30
    THEN 1991 + CAST(t AS INTEGER) // 100
  WHEN (TRY_CAST(left(${SPAN}, 4) AS INTEGER) + 1) % 100 = TRY_CAST(right(${SPAN}, 2) AS INTEGER) AND ${IS_ONE_SPAN} THEN CAST(left(${SPAN}, 4) AS INTEGER) + 1
  WHEN length(t) > length(${SHORT_SPAN}) AND ${SHORT_SPAN} <> '2021' AND TRY_CAST(left(${SHORT_SPAN}, 2) AS INTEGER) + 1 = TRY_CAST(right(${SHORT_SPAN}, 2) AS INTEGER)
    THEN 2000 + CAST(right(${SHORT_SPAN}, 2) AS INTEGER)
END AS INTEGER)`;

/** PowerSchool's YearID counts from 1990: 33 is 2023-24. */
const yearOfId = (single: string) => `${single} - 9`;

/** Aeries writes 23; 9 to 12 in a column of years are grades. */
const SINGLE = `CASE WHEN regexp_full_match(t, '(19[89]|20[0-9])[0-9]') THEN CAST(t AS INTEGER)
  WHEN regexp_full_match(t, '(1[5-9]|[23][0-9])') OR name <> '' AND regexp_full_match(t, '[0-9]{2}') THEN 2000 + CAST(t AS INTEGER) END`;

/** Before the year of a class: 'Class of 2024', "'24", 'May 2024', 'Spring 2024', '6/2024'. */
const BEFORE_CLASS =
  '^class of *|^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)[., ]+|^(spring|summer|fall|winter) +|^(0?[1-9]|1[0-2])/';

/** The year a class graduates: 2024, 24, 'Class of 2024', 2023-24, or a month or date. */
export function readClassYear(column: Column): Reading {
  const digits = "regexp_extract(text, '([0-9]{4}|[0-9]{2})$', 1)";
  const year = `regexp_replace(regexp_replace(lower(text), ${WITH_COMMA}, '\\1\\2'), '${BEFORE_CLASS}|\\.0$', '', 'g')`;
  const expression = `CASE
    WHEN regexp_matches(text, '^(19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}') THEN CAST(left(text, 4) AS INTEGER)
    WHEN regexp_full_match(${year}, '(19|20)[0-9]{2}') THEN CAST(${year} AS INTEGER)
    WHEN regexp_matches(text, '[-/][0-9]{1,2}[-/]') AND length(${digits}) = 4 THEN CAST(${digits} AS INTEGER)
    WHEN regexp_full_match(regexp_replace(lower(text), '^class of *', ''), '''?(((19|20)[0-9]{2}[-/])?((19|20)?[0-9]{2}))') THEN 2000 + CAST(right(text, 2) AS INTEGER) END`;
  return readByExpression(column, expression, 'year.unreadable');
}
