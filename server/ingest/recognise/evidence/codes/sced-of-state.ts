import { headerKey } from '#datasets/kit/normalise.ts';
import type { Decision } from '#datasets/kit/overview/decisions.ts';
import type { MappingDraft, SourceColumn } from '#datasets/kit/plan.ts';
import { SCED_COURSES } from '#datasets/vocabulary/courses/sced-courses.ts';
import { subjectOfSced, subjectOfTitle } from '#datasets/vocabulary/sql/subject-of.ts';
import { textOf } from '../../../engine.ts';
import { type Decided, type HeadedTable, textUnder } from '../../headed-table.ts';

/**
 * A SCED code with level, credit and sequence: no list of a state is written so. Of five digits alone it may be one.
 */
const WHOLE_SCED = /^(0[1-9]|1\d|2[0-5])\d{3}[BGEHCX]\d\.\d{2}\d{2}$/i;
const OF_STATE = /^state(course|crs)?(code|id|number|num|no)$/;
/** This many different courses must have a subject by their title, and this many of them the one of their code. */
const FEWEST_COURSES = 10;
const AGREES = 0.9;
const MOST_COURSES = 5_000;

/**
 * The state's course code of Wisconsin and Washington is the SCED code: it is read as one where every cell is, and the
 * file has no other. Five digits are where all are courses of SCED and the titles beside them are of the same subjects.
 */
export async function scedOfState(headed: HeadedTable, mapping: MappingDraft, decided: Decided): Promise<Decision[]> {
  const { dataset, columns, samples } = headed;
  const isOpen =
    dataset.columns.some(({ name }) => name === 'sced_code') && !mapping.has('sced_code') && !decided.has('sced_code');
  const source = isOpen ? columns.find(({ header }) => OF_STATE.test(headerKey(header))) : undefined;
  if (!source) return [];
  const filled = samples(source.index)
    .map((sample) => sample.trim())
    .filter(Boolean);
  const areAll = (isCode: (text: string) => boolean) => filled.length > 0 && filled.every(isCode);
  const areSced =
    areAll((text) => WHOLE_SCED.test(text)) ||
    (areAll((text) => SCED_COURSES.has(text)) &&
      (await areOfTitles(headed, source, mapping.get('course_title') ?? mapping.get('description'))));
  if (!areSced) return [];
  mapping.set('sced_code', source);
  return [{ is: 'read-as', header: source.header, column: 'sced_code', because: { is: 'values' } }];
}

async function areOfTitles({ engine }: HeadedTable, source: SourceColumn, title?: SourceColumn): Promise<boolean> {
  if (!title) return false;
  const code = textUnder(source);
  const rows = await engine.rows(
    'subjects of state codes',
    `SELECT DISTINCT code, ${subjectOfSced('code')} AS area, ${subjectOfTitle('title')} AS named
      FROM (SELECT DISTINCT ${code} AS code, ${textUnder(title)} AS title FROM source WHERE ${code} IS NOT NULL LIMIT ${MOST_COURSES})`,
  );
  const named = rows.filter((row) => row.area !== null && row.named !== null);
  const agreeing = named.filter((row) => row.area === row.named);
  return (
    rows.every((row) => SCED_COURSES.has(textOf(row.code))) &&
    new Set(named.map((row) => textOf(row.code))).size >= FEWEST_COURSES &&
    agreeing.length >= named.length * AGREES
  );
}
