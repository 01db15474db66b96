import { anyOf, oneOf } from '#datasets/kit/any-of.ts';
import { headerKey } from '#datasets/kit/normalise.ts';
import type { Mapping, SingleYears, SourceColumn } from '#datasets/kit/plan.ts';
import { SEASONS, seasonAndYear } from '#datasets/kit/reading/school-year-text.ts';
import { cellText } from '#datasets/kit/sql/cells.ts';
import type { HeadedTable } from '../../headed-table.ts';
import { calendarYears } from './calendar-years.ts';
import { LONE_YEAR, loneYear } from './lone-years.ts';
import { endOfDate } from './year-of-date.ts';

/** Of the rows in which both speak, this many must agree; of fewer nothing follows. */
const AGREES = 0.9;
const FEWEST = 3;
/** Other columns of a file that may say it, one query each, and rows that are looked at. */
const MOST_COLUMNS = 12;
const LOOKED_AT = 20_000;

const OF_ANOTHER_TIME = oneOf(
  ...['next', 'prior', 'prev', 'last', 'plan', 'expect', 'project', 'birth', 'dob', 'print', 'modif'],
  ...['updat', 'creat', 'grad', 'first', 'original', 'district', '9th', 'ninth', 'us'],
);
const IN_THE_YEAR = oneOf(
  ...['term', 'semester', 'session', 'section', 'course', 'class', 'stor', 'complet', 'taken', 'earned'],
  ...['exit', 'leav', 'withdr', 'end', 'finish', 'start', 'begin', 'entry', 'enter', 'enrol'],
);
/** Dates inside of the year that a row is for; a birth, a print or the date of a graduation is not. */
export const DATE_OF_ROW = anyOf(
  `^(?!.*${OF_ANOTHER_TIME}).*${IN_THE_YEAR}.*date`,
  `^${oneOf('enddate', 'startdate', 'datecompleted', 'datestored', 'datetaken')}$`,
);
/** Of a student who stays, an entry may lie years before the row, but never in the year behind it. */
const MAY_BE_OLD = /entry|enter|enrol|start|begin/;
const YEAR = /^(?!.*(next|prior|prev|last|plan|expect|project|birth|grad|class|cohort)).*(year|^sy$|term)/;
/** A lone year that says itself which one it is. */
const NAMED_YEAR = /start|begin|end|fall|spring/;

/** A season with its year, in capitals without spaces: the WHEN of a CASE that gives the school year. */
function yearOfSeason(text: string): string {
  const digits = `regexp_extract(${text}, '[0-9]+')`;
  const year = `CAST(CASE length(${digits}) WHEN 4 THEN '' ELSE '20' END || ${digits} AS INTEGER)`;
  const isIn = (names: string) => `regexp_full_match(${text}, '${seasonAndYear(names)}')`;
  return `WHEN ${isIn(SEASONS.first)} THEN ${year} + 1 WHEN ${isIn(SEASONS.second)} THEN ${year}`;
}

/**
 * A span of the same rows, or a season with its year, as the year in which the school year ends; null for
 * a cell that says nothing.
 */
const END_OF_SPAN = (text: string) => {
  const [first, second] = [1, 2].map(
    (group) =>
      `TRY_CAST(right(regexp_extract(${text}, '(?:^|[^0-9])((?:20)?[0-9]{2}) *[-/] *((?:20)?[0-9]{2})(?:[^0-9]|$)', ${group}), 2) AS INTEGER)`,
  );
  return `CASE WHEN ${second} = ${first} + 1 THEN 2000 + ${second} ${yearOfSeason(`upper(regexp_replace(${text}, '[ '']', '', 'g'))`)} END`;
};

/**
 * Whether single years are those in which school years start or end, by dates and years beside them or by their header,
 * or of the calendar, by the terms. Null where nothing proves it, or where two columns say different things.
 */
export async function yearsBeside(headed: HeadedTable, mapping: Mapping): Promise<SingleYears | null> {
  const { columns, samples, engine } = headed;
  const own = mapping.get('school_year');
  if (!own || !samples(own.index).some((sample) => LONE_YEAR.test(sample))) return null;
  const votes = new Set<SingleYears>();
  const beside = columns.filter(({ index, header }) => index !== own.index && mayTell(headerKey(header)));
  const single = loneYear(cellText(`c${own.index}`));
  for (const other of beside.slice(0, MOST_COLUMNS)) {
    const [found] = await engine.rows('compare years with what is beside them', comparing(single, other));
    const [total, starts, ends, years] = [found?.total, found?.starts, found?.ends, found?.years].map(Number);
    const isOld = MAY_BE_OLD.test(headerKey(other.header)) && Number(years) < 2;
    if (Number(total) < FEWEST) continue;
    if (Number(starts) >= Number(total) * AGREES) votes.add('start');
    else if (!isOld && Number(ends) >= Number(total) * AGREES) votes.add('end');
  }
  const [vote] = votes;
  if (votes.size > 0) return votes.size === 1 && vote ? vote : calendarYears(headed, mapping);
  return saidByHeader(headerKey(own.header)) ?? calendarYears(headed, mapping);
}

/**
 * 'endYear' of Infinite Campus, 'School Year Ending', 'Start Year': also where the years of the audit would
 * fit the other one better.
 */
function saidByHeader(key: string): SingleYears | null {
  if (/end(ing)?(year|yr)$|(year|yr|sy)end(ing|ed)?$/.test(key)) return 'end';
  return /(start|begin)(ing|ning)?(year|yr)$|(year|yr|sy)(start|begin)(s|ing|ning)?$/.test(key) ? 'start' : null;
}

const mayTell = (key: string): boolean => DATE_OF_ROW.test(key) || YEAR.test(key);

function comparing(single: string, { index, header }: SourceColumn): string {
  const text = cellText(`c${index}`);
  const isDate = DATE_OF_ROW.test(headerKey(header));
  const end = isDate ? endOfDate('other') : END_OF_SPAN('other');
  // A lone year beside a lone year is the other end of the same one.
  const year = !isDate && NAMED_YEAR.test(headerKey(header)) ? loneYear('other') : 'NULL::INTEGER';
  return `WITH pair AS (SELECT ${single} AS single, ${text} AS other FROM source LIMIT ${LOOKED_AT}),
    said AS (SELECT single, ${end} AS ends, ${year} AS year FROM pair WHERE single IS NOT NULL AND other IS NOT NULL)
    SELECT count(*) AS total, count(DISTINCT single) AS years,
      count(*) FILTER (ends = single + 1 OR year = single + 1) AS starts,
      count(*) FILTER (ends = single OR year = single - 1) AS ends
    FROM said WHERE ends IS NOT NULL OR year IS NOT NULL`;
}
