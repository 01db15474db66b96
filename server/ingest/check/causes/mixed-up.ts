import { literal } from '#datasets/kit/sql/quote.ts';
import { columnPhrase, type FindCause, type Scene } from './scene.ts';

/** Fewer rows are not evidence. */
const FEWEST = 10;

/**
 * Pairs of columns that can hold each other's values without an error, known by what such columns hold elsewhere: nobody earns
 * more credit than was attempted in row after row, and codes are shorter than titles and seldom hold spaces.
 */
export const findMixedUpColumns: FindCause = async (scene) => [...(await credits(scene)), ...(await titles(scene))];

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
  const isTitle = (text: string) => `contains(${text}, ' ') AND regexp_matches(${text}, '[A-Za-z]{3}')`;
  const [found] = await engine.rows(
    'compare codes and titles',
    `SELECT count(*) AS total, count(*) FILTER (${isTitle('course_code')}) AS codes, count(*) FILTER (contains(course_title, ' ')) AS titles,
        avg(length(course_code)) AS code_length, avg(length(course_title)) AS title_length
      FROM (SELECT DISTINCT course_code, course_title FROM typed WHERE course_code IS NOT NULL AND course_title IS NOT NULL LIMIT 2000)`,
  );
  const [total, codes, spaced] = [Number(found?.total), Number(found?.codes), Number(found?.titles)];
  const isLonger = Number(found?.code_length) > 1.5 * Number(found?.title_length);
  // Half of all titles are one word ('Biology', 'Ceramics'); of codes with a space ('ENG 101') nearly none is longer than its title.
  if (total < FEWEST || codes < total / 3 || spaced > total / 20 || !isLonger) return [];
  await engine.run(
    'name mixed-up titles',
    `INSERT INTO finding (code, severity, column_name, value) VALUES ('column.maybe-swapped', 'warning', 'course_code', ${literal(columnPhrase('course_title'))})`,
  );
  return [];
}
