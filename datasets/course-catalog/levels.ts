import type { Cells, Rule } from '#datasets/kit/dataset.ts';
import { isApTitle, isHonorsTitle, isIbTitle } from '#datasets/vocabulary/sql/course-of-title.ts';
import { levelOfDescription } from '#datasets/vocabulary/sql/level-of-description.ts';
import { levelOfSced } from '#datasets/vocabulary/sql/sced.ts';
import type { CatalogColumn } from './columns.ts';

/**
 * By the columns, the SCED code and the title; NULL where none of them says a level above general
 * (docs/domain/vocabularies.md#course-levels).
 */
const STATED = `CASE
  WHEN coalesce(is_ap, false) OR course_level IS NOT DISTINCT FROM 'AP' OR ${isApTitle('course_title')} THEN 'AP'
  WHEN coalesce(is_ib, false) OR course_level IS NOT DISTINCT FROM 'IB' OR ${isIbTitle('course_title')} THEN 'IB'
  WHEN coalesce(is_honors, false) OR course_level IS NOT DISTINCT FROM 'honors' OR coalesce(${levelOfSced('sced_code')} IN ('E', 'H'), false)
    OR (course_level IS NULL AND ${isHonorsTitle('course_title')}) THEN 'honors' END`;

const DESCRIBED = levelOfDescription('description');

/** No level column is filled, and no flag says no: only then a description counts. */
const IS_OPEN = `(course_level IS NULL AND coalesce(CASE ${DESCRIBED} WHEN 'AP' THEN is_ap WHEN 'IB' THEN is_ib ELSE is_honors END, true))`;

/** AP, IB, honors or general; exactly one. */
export const LEVEL = `coalesce(${STATED}, CASE WHEN ${IS_OPEN} THEN ${DESCRIBED} END, 'general')`;

const countOf = (condition: string) =>
  `SELECT CASE WHEN count(*) > 0 THEN to_json({'is': 'rows', 'rows': count(*)}) END FROM typed
    WHERE is_chosen AND description IS NOT NULL AND ${condition}`;

/** Marks of footnotes, which a legend above or below the table explains. */
const SIGN_BEHIND = `regexp_matches(right(course_title, 2), '[*†‡^~§¹²³][)]?$')`;

/** In a shorter list AP and honors are not missed. */
const FEWEST = 20;

/** The first row alone, as a course whose description says honors. */
const described =
  (course_level: string) =>
  (sample: readonly Cells<CatalogColumn>[]): Cells<CatalogColumn>[] =>
    sample.map((row, at) =>
      at === 0 ? { ...row, sced_code: '', course_title: 'Biology', course_level, description: 'Honors Biology' } : row,
    );

export const LEVEL_RULES: readonly Rule<CatalogColumn>[] = [
  {
    code: 'catalog.level-of-description',
    severity: 'note',
    column: 'description',
    value: 'phrase',
    problem:
      'The level of {value} was read from the description. Neither a column nor the title has a level above general.',
    allowed: 'A column with the level of each course: AP, IB, honors, general, or college.',
    fix: 'Nothing to do if these courses are AP, IB or honors. Otherwise add a column with their level.',
    overFile: true,
    sql: countOf(`${STATED} IS NULL AND ${IS_OPEN} AND ${DESCRIBED} IS NOT NULL`),
    badExample: described(''),
  },
  {
    code: 'catalog.level-and-description',
    severity: 'warning',
    column: 'description',
    value: 'phrase',
    problem: 'In {value} the description and the level column disagree. The level column was used.',
    allowed: 'The same level in both.',
    fix: 'Correct one of the two if the column is wrong.',
    overFile: true,
    sql: countOf(`NOT ${IS_OPEN} AND ${DESCRIBED} <> ${LEVEL}`),
    badExample: described('general'),
  },
  {
    code: 'catalog.level-and-title',
    severity: 'warning',
    column: 'course_title',
    problem: 'The title {value} says honors, and the level column has a different level. The level column was used.',
    allowed: 'The same level in both.',
    fix: 'Correct the level if it is an honors course. Otherwise there is nothing to do.',
    sql: `course_level IS NOT NULL AND level = 'general' AND ${isHonorsTitle('course_title')}`,
    needsValue: true,
    badExample: {
      course_title: 'Honors Biology',
      course_level: 'general',
      sced_code: '',
      is_ap: '',
      is_ib: '',
      is_honors: '',
    },
  },
  {
    code: 'catalog.sign-behind-title',
    severity: 'warning',
    column: 'course_title',
    problem:
      'The title {value} ends in a sign, which often stands for a level, as in "* Honors". No column says a level of this course, so it counts as general.',
    allowed: 'The level of each course in words: AP, IB, honors, general, or college.',
    fix: 'If the sign stands for a level, add a column Course level with it. Otherwise there is nothing to do.',
    sql: `course_level IS NULL AND is_ap IS NULL AND is_ib IS NULL AND is_honors IS NULL AND level = 'general' AND ${SIGN_BEHIND}`,
    needsValue: true,
    badExample: { course_title: 'Geometry*', course_level: '', sced_code: '', is_ap: '', is_ib: '', is_honors: '' },
  },
  {
    code: 'catalog.no-levels',
    severity: 'warning',
    // Where a level would show first; a rule over the file needs a column that it has.
    column: 'course_title',
    value: 'phrase',
    problem:
      'No column, title or description says of any course that it is AP, IB or honors. All count as general: {value}.',
    allowed: 'A column with the level of each course: AP, IB, honors, general, or college.',
    fix: 'Nothing to do if the schools offer no such course. If a column of the file says it, choose it under Map columns.',
    overFile: true,
    sql: `SELECT CASE WHEN count(*) >= ${FEWEST} AND count(*) FILTER (${LEVEL} <> 'general') = 0
        THEN to_json({'is': 'rows', 'rows': count(*)}) END FROM typed WHERE is_chosen`,
    badExample: (sample) =>
      Array.from({ length: FEWEST }, (_, at) => at).flatMap((at) =>
        sample.slice(0, 1).map(
          (row): Cells<CatalogColumn> => ({
            ...row,
            course_code: `${row.course_code}${at}`,
            course_title: 'Biology',
            ...{ course_level: '', sced_code: '', is_ap: '', is_ib: '', is_honors: '', description: '' },
          }),
        ),
      ),
  },
];
