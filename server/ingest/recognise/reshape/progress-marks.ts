import { list } from '#datasets/kit/sql/quote.ts';
import { valueOfText } from '#datasets/kit/value-of-text.ts';
import { TERM_RANKS, TERMS } from '#datasets/vocabulary/courses/terms.ts';
import { type Engine, textOf } from '../../engine.ts';
import { cellOf, textOfFound } from './reshape.ts';
import type { ReshapePlan } from './reshape-plan.ts';

/** Terms of a district; more different cells are something else. */
const MOST_TERMS = 200;

/**
 * Exports of all stored grades have credit in the rows of semesters, and none in those of the quarters and exams on the way. A row without credit beside a row of
 * a longer term of the same student, course and year is a progress grade, not a record whose credit is missing. It is left out, as it would be with a credit of 0
 * (docs/domain/grades.md#levels-of-marks). A row without such a longer one is still an error.
 */
export async function withoutProgressMarks(engine: Engine, plan: ReshapePlan): Promise<ReshapePlan> {
  const cells = cellsOf(plan);
  if (!cells || plan.shape.slots.length > 0) return plan;
  const { term, credits, grade } = cells;
  const rows = await engine.rows(
    'terms and their credits',
    `SELECT ${term} AS term, count(*) FILTER (${credits} IS NULL AND ${grade} IS NOT NULL) AS without, count(${credits}) AS filled
      FROM source WHERE term IS NOT NULL GROUP BY term LIMIT ${MOST_TERMS + 1}`,
  );
  if (rows.length > MOST_TERMS) return plan;
  const terms = rows.flatMap((row) => {
    const rank = TERM_RANKS.indexOf(valueOfText(TERMS, textOf(row.term)) ?? '');
    return rank < 0 ? [] : [{ text: textOf(row.term), rank, without: Number(row.without), filled: Number(row.filled) }];
  });
  const longest = Math.min(...terms.filter(({ filled }) => filled > 0).map(({ rank }) => rank));
  if (!terms.some(({ rank, without }) => without > 0 && rank > longest)) return plan;
  await engine.run('progress grades', progressTable(cells, terms));
  if ((await engine.count('count progress grades', 'SELECT count(*) FROM progress_row')) === 0) return plan;
  const drop = { reason: 'progress-marks', condition: 'row_number IN (FROM progress_row)' } as const;
  return {
    ...plan,
    drops: [...plan.drops, drop],
    shape: { ...plan.shape, drops: [...plan.shape.drops, drop.condition] },
  };
}

interface Cells {
  student: string;
  year: string;
  course: string;
  term: string;
  credits: string;
  grade: string;
}

/** What the cells of a row say, after the layout and columns that are read together; null where the file does not have one of them. */
function cellsOf({ shape, kept }: ReshapePlan): Cells | null {
  const cell = (name: string): string | null => {
    const found = shape.columns.get(name);
    if (found) return textOfFound(found);
    const source = kept.get(name);
    return source ? cellOf(source) : null;
  };
  const [student, course, term] = [cell('student_id'), cell('course_code'), cell('term')];
  const [credits, grade] = [cell('credits_earned'), cell('final_grade')];
  if (!student || !course || !term || !credits || !grade) return null;
  const year = cell('school_year') ?? cell('grade_level') ?? "''";
  return { student, course, term, credits, grade, year };
}

function progressTable(
  { student, year, course, term, credits, grade }: Cells,
  terms: readonly { text: string; rank: number }[],
): string {
  const ranks = Map.groupBy(terms, ({ rank }) => rank);
  const rank = [...ranks].map(([nth, same]) => `WHEN term IN ${list(same.map(({ text }) => text))} THEN ${nth}`);
  return `CREATE TABLE progress_row AS
    WITH mark AS (SELECT row_number, hash(${student}, ${year}, ${course}) AS course, ${term} AS term, ${credits} IS NULL AS is_without
        FROM source WHERE ${grade} IS NOT NULL),
      ranked AS (SELECT row_number, course, is_without, CASE ${rank.join(' ')} END AS rank FROM mark),
      longest AS (SELECT course, min(rank) AS rank FROM ranked GROUP BY course)
    SELECT row_number FROM ranked JOIN longest USING (course) WHERE is_without AND ranked.rank > longest.rank`;
}
