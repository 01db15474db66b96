import type { Dataset } from '#datasets/kit/dataset.ts';
import { isAbout } from '#datasets/kit/requirement.ts';
import { DEMOGRAPHIC_TYPES } from '#datasets/kit/wizard-choices.ts';
import { type Engine, type Row, textOf } from '../engine.ts';
import { aboutFile, type FileFinding } from '../findings.ts';
import type { RecognisedTable } from '../recognise/recognise.ts';

/** A school with fewer rows may well have none. */
const FEWEST_ROWS = 10;
/** Where the column is kept at all, nearly every student has a value; where a look-up failed, nearly none. */
const NEARLY_ALL = 0.9;
const NEARLY_NONE = 0.05;
const NAMED = 10;

/**
 * Warns of a kind of information that students of some schools have and those of others do not: a list that was joined
 * for one school alone would lose all English learners of the others, who count as not reported.
 */
export async function emptyAtSchools(
  dataset: Dataset,
  { mapping }: RecognisedTable,
  engine: Engine,
): Promise<FileFinding[]> {
  const columns = dataset.columns.filter((column) => isAbout(column, DEMOGRAPHIC_TYPES) && mapping.has(column.name));
  if (columns.length === 0 || !mapping.has('school')) return [];
  const counts = columns.map(({ name }) => `count(${name}) AS ${name}`);
  const schools = await engine.rows(
    'values by school',
    `SELECT min(school) AS school, count(*) AS rows, ${counts.join(', ')}
      FROM typed WHERE is_chosen AND school_id IS NOT NULL GROUP BY school_id HAVING count(*) >= ${FEWEST_ROWS}`,
  );
  return columns.flatMap(({ name }) => saidOf(name, mapping.get(name)?.header ?? name, schools));
}

function saidOf(column: string, header: string, schools: readonly Row[]): FileFinding[] {
  const shareOf = (school: Row) => Number(school[column]) / Number(school.rows);
  if (!schools.some((school) => shareOf(school) >= NEARLY_ALL)) return [];
  const empty = schools
    .filter((school) => shareOf(school) <= NEARLY_NONE)
    .map(({ school, rows }) => ({ name: textOf(school), rows: Number(rows) }))
    .toSorted((one, other) => other.rows - one.rows || one.name.localeCompare(other.name, 'en'));
  if (empty.length === 0) return [];
  const [named, more] = [empty.slice(0, NAMED), Math.max(0, empty.length - NAMED)];
  return [aboutFile('file.empty-at-schools', { is: 'at-schools', header, schools: named, more }, column)];
}
