import type { ColumnName } from '#datasets/kit/column-name.ts';
import type { IngestContext, Mapping } from '#datasets/kit/plan.ts';
import { list } from '#datasets/kit/sql/quote.ts';
import { type HeadedTable, textUnder } from '../../headed-table.ts';
import { loneYear, namesSeason, seasonOf } from './lone-years.ts';

/** Quarters and whole years are not seasons, and cost no look at the rows. */
const MAY_BE_SEASON = /^\s*[fs]|fall|autumn|spring|sem/i;

const LOOKED_AT = 20_000;
/** Of those that tell, this many must agree; of fewer nothing follows. */
const AGREES = 0.9;
const FEWEST = 3;
/** Two ends that look like a calendar's are more easily a chance than the two halves of a course. */
const FEWEST_ENDS = 5;

interface Votes {
  calendar: number;
  school: number;
}

/**
 * Whether lone years beside terms are years of the calendar, in which fall comes before spring in one school year and
 * after it in the number of the year: 'Fall 2021' and 'Spring 2022' are one. 'unsure' where they fit the audit as well
 * as years of school, and nothing proves either.
 */
export async function calendarYears(headed: HeadedTable, mapping: Mapping): Promise<'calendar' | 'unsure' | null> {
  const year = mapping.get('school_year');
  const term = mapping.get('term');
  if (!year || !term || !headed.samples(term.index).some((sample) => MAY_BE_SEASON.test(sample))) return null;
  const cell = (name: ColumnName) => textUnder(mapping.get(name));
  const { engine, context } = headed;
  await engine.run(
    'look at terms',
    `CREATE OR REPLACE TABLE term_row AS SELECT student, title, grade, single, season, ${namesSeason('term')} AS is_named FROM (
      SELECT student, title, grade, term, ${loneYear('year')} AS single, ${seasonOf('term')} AS season FROM (
        SELECT ${cell('student_id')} AS student, ${cell('course_title')} AS title, ${cell('grade_level')} AS grade,
          ${cell('school_year')} AS year, ${cell('term')} AS term FROM source LIMIT ${LOOKED_AT}))
      WHERE single IS NOT NULL AND season IN ('Fall', 'Spring')`,
  );
  const halves = [await votesOf(headed, halvesOf('title')), await votesOf(headed, halvesOf('grade'))];
  const ends = await votesOf(headed, ENDS);
  const isProven = (by: keyof Votes) =>
    halves.some((votes) => isVerdict(votes, by, FEWEST)) || isVerdict(ends, by, FEWEST_ENDS);
  if (isProven('calendar') && !isProven('school')) return 'calendar';
  const isAgainst = halves.some(({ school }) => school > 0) && halves.every(({ calendar }) => calendar === 0);
  if (isAgainst || (isProven('school') && !isProven('calendar'))) return null;
  return (await fitsAudit(headed, context)) ? 'unsure' : null;
}

const isVerdict = (votes: Votes, by: keyof Votes, fewest: number): boolean =>
  votes[by] >= fewest && votes[by] >= (votes.calendar + votes.school) * AGREES;

async function votesOf({ engine }: HeadedTable, sql: string): Promise<Votes> {
  const [found] = await engine.rows('compare years of terms', sql);
  return { calendar: Number(found?.calendar), school: Number(found?.school) };
}

/** The two halves of a course, or of a grade level, of one student. */
const halvesOf = (name: string): string => `
  SELECT count(*) FILTER (spring = fall + 1) AS calendar, count(*) FILTER (spring = fall) AS school FROM (
    SELECT min(single) FILTER (season = 'Fall') AS fall, min(single) FILTER (season = 'Spring') AS spring
    FROM term_row WHERE student IS NOT NULL AND ${name} IS NOT NULL GROUP BY student, ${name}
    HAVING count(DISTINCT single) FILTER (season = 'Fall') = 1 AND count(DISTINCT single) FILTER (season = 'Spring') = 1)`;

/**
 * The first year of a student and the last: by the calendar, high school begins with a fall alone and
 * ends with a spring alone.
 */
const ENDS = `
  SELECT count(*) FILTER (NOT first_spring AND NOT last_fall) AS calendar, count(*) FILTER (first_spring AND first_fall) AS school FROM (
    SELECT bool_or(single = first AND season = 'Fall') AS first_fall, bool_or(single = first AND season = 'Spring') AS first_spring,
      bool_or(single = last AND season = 'Fall') AS last_fall
    FROM (SELECT *, min(single) OVER student AS first, max(single) OVER student AS last FROM term_row
      WHERE student IS NOT NULL WINDOW student AS (PARTITION BY student))
    WHERE first < last GROUP BY student)`;

/** Whether as many terms are in the years of the audit as by the years in which school years start or end. */
async function fitsAudit({ engine }: HeadedTable, { yearEnding }: IngestContext): Promise<boolean> {
  const isOfAudit = (year: string) =>
    `count(*) FILTER (${year} IN ${list([3, 2, 1, 0].map((back) => yearEnding - back))})`;
  const [found] = await engine.rows(
    'compare years of terms',
    `SELECT bool_or(is_named AND season = 'Fall') AS asks, ${isOfAudit("single + CASE season WHEN 'Fall' THEN 1 ELSE 0 END")} AS calendar,
        greatest(${isOfAudit('single')}, ${isOfAudit('single + 1')}) AS school
      FROM (SELECT single, season, bool_or(is_named) AS is_named FROM term_row GROUP BY ALL)`,
  );
  const calendar = Number(found?.calendar);
  return found?.asks === true && calendar > 0 && calendar >= Number(found?.school);
}
