import { literal } from '#datasets/kit/sql/quote.ts';
import { columnPhrase, type FindCause, type Scene } from './scene.ts';

/** Fewer rows are not evidence. */
const FEWEST = 10;

/**
 * Pairs of columns that can hold each other's values without an error, known by what such columns hold elsewhere:
 * no one earns more credit than was attempted in row after row, codes are shorter than titles and seldom hold spaces,
 * and no course is called S1.
 */
export const findMixedUpColumns: FindCause = async (scene) => [...(await credits(scene)), ...(await titles(scene))];

/** Fewer codes with their titles do not show which of the two is which. */
const FEWEST_PAIRS = 5;

/** Nothing that a course is called. */
const TERM = '(s|sem|semester|q|qtr|quarter|t|tri|trimester|y) ?[1-6]|fall|spring|summer|winter|yr|year|full year';
const NEARLY_ALL = 0.9;

const EARNED_ABOVE = 'transcripts.earned-above-attempted';

async function credits({ engine, mapping }: Scene): Promise<string[]> {
  if (!mapping.has('credits_earned') || !mapping.has('credits_attempted')) return [];
  const [found] = await engine.rows(
    'compare credits',
    `SELECT count(*) FILTER (credits_earned > credits_attempted) AS above, count(*) FILTER (credits_earned < credits_attempted) AS below FROM typed`,
  );
  const [above, below] = [Number(found?.above), Number(found?.below)];
  if (above < FEWEST || below * 20 > above) return [];
  await engine.run(
    'name mixed-up credits',
    `INSERT INTO finding SELECT 'column.maybe-swapped', 'warning', 'credits_earned', row_number, ${literal(columnPhrase('credits_attempted'))}
      FROM finding WHERE code = ${literal(EARNED_ABOVE)}`,
  );
  const children = [EARNED_ABOVE, 'transcripts.credit-with-failing-grade'].map(literal);
  return [`code IN (${children.join(', ')})`];
}

async function titles({ engine, mapping }: Scene): Promise<string[]> {
  if (!mapping.has('course_code') || !mapping.has('course_title')) return [];
  const isTurned = turned('course_code', 'course_title');
  const isTitle = (text: string) => `contains(${text}, ' ') AND regexp_matches(${text}, '[A-Za-z]{3}')`;
  const [found] = await engine.rows(
    'compare codes and titles',
    `SELECT count(*) AS total, count(*) FILTER (${isTitle('course_code')}) AS codes, count(*) FILTER (contains(course_title, ' ')) AS titles,
        count(*) FILTER (${isTurned}) AS turned, count(*) FILTER (regexp_full_match(lower(course_code), ${literal(TERM)})) AS terms,
        avg(length(course_code)) AS code_length, avg(length(course_title)) AS title_length
      FROM (SELECT DISTINCT course_code, course_title FROM typed WHERE course_code IS NOT NULL AND course_title IS NOT NULL LIMIT 2000)`,
  );
  const [total, codes, spaced] = [Number(found?.total), Number(found?.codes), Number(found?.titles)];
  const some = Number(found?.turned);
  if (total >= FEWEST_PAIRS && some > 0 && some * 2 <= total) await nameTurned(engine, isTurned);
  if (mapping.has('term') && total >= FEWEST_PAIRS && Number(found?.terms) >= total * NEARLY_ALL) {
    await nameColumns(engine, 'course_code', 'term');
    return [];
  }
  const isLonger = Number(found?.code_length) > 1.5 * Number(found?.title_length);
  // Half of all titles are one word ('Biology', 'Ceramics'); of codes with a space ('ENG 101') nearly none
  // is longer than its title.
  if (total < FEWEST || codes < total / 3 || spaced > total / 20 || !isLonger) return [];
  await nameColumns(engine, 'course_code', 'course_title');
  return [];
}

const nameColumns = (engine: Scene['engine'], one: string, other: string): Promise<void> =>
  engine.run(
    'name mixed-up columns',
    `INSERT INTO finding (code, severity, column_name, value) VALUES ('column.maybe-swapped', 'warning', ${literal(one)}, ${literal(columnPhrase(other))})`,
  );

/**
 * 'Algebra I' or 'English 10' as the code of 'MA101': words, and what has digits but neither a space nor small letters.
 */
const turned = (code: string, title: string): string =>
  `regexp_full_match(${title}, '[A-Z0-9._/-]*[0-9][A-Z0-9._/-]*')
    AND (regexp_matches(${code}, '[a-z]{4}.* ') OR regexp_matches(${code}, '[a-z]{3}|[A-Za-z]{2}.* ') AND NOT regexp_matches(${code}, '[0-9]'))`;

/** Some rows, as of a file with another order of columns whose rows were pasted below. */
async function nameTurned(engine: Scene['engine'], isTurned: string): Promise<void> {
  await engine.run(
    'name rows with code and title swapped',
    `INSERT INTO finding (code, severity, column_name, row_number, value)
      SELECT 'row.swapped', 'warning', 'course_code', row_number, ${literal(columnPhrase('course_title'))} FROM typed WHERE ${isTurned}`,
  );
}
