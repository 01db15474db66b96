import type { ColumnName } from '#datasets/kit/column-name.ts';
import { list } from '#datasets/kit/sql/quote.ts';
import { valueOfText } from '#datasets/kit/value-of-text.ts';
import { TERM_RANKS, TERMS } from '#datasets/vocabulary/courses/terms.ts';
import { textOf } from '../../../engine.ts';
import type { HeadedTable } from '../../headed-table.ts';
import { cellOf, textOfFound } from '../reshape.ts';
import type { ReshapePlan } from '../reshape-plan.ts';

/** Terms of a district; more different cells are something else. */
const MOST_TERMS = 200;

/**
 * Exports of all stored grades have credit in the rows of semesters, and none in those of the quarters and exams on the
 * way. A row without credit beside a row of a longer term of the same student, course and year is a progress grade, not
 * a record whose credit is missing. It is left out, as it would be with a credit of 0
 * (docs/domain/grades.md#levels-of-marks). A row without such a longer one is still an error.
 */
export async function withoutProgressMarks(headed: HeadedTable, plan: ReshapePlan): Promise<ReshapePlan> {
  const { engine } = headed;
  const cells = cellsOf(plan);
  if (!cells || plan.shape.slots.length > 0 || !mayHaveSome(headed, plan)) return plan;
  const { term, credits, grade } = cells;
  const rows = await engine.rows(
    'terms and their credits',
    `SELECT ${term} AS term, count(*) FILTER (${credits} IS NULL AND ${grade} IS NOT NULL) AS without, count(${credits}) AS filled
      FROM source WHERE term IS NOT NULL GROUP BY term LIMIT ${MOST_TERMS + 1}`,
  );
  if (rows.length > MOST_TERMS) return plan;
  const terms = rows.flatMap((row) => {
    const [text, without, filled] = [textOf(row.term), Number(row.without), Number(row.filled)];
    const rank = rankOf(text, filled);
    return rank === null ? [] : [{ text, rank, without, filled }];
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

/**
 * Whether the first rows have terms of several kinds and cells without credit: looking at all rows takes as
 * long as reading a column.
 */
function mayHaveSome({ samples }: HeadedTable, plan: ReshapePlan): boolean {
  const filled = (name: ColumnName) => {
    const source = sourceOf(plan, name);
    return source ? samples(source.index).filter((cell) => cell.trim()) : [];
  };
  const terms = filled('term');
  // Read with a second column, one text may be of several kinds.
  const isOfSeveral = new Set(terms).size > 1 || plan.shape.columns.get('term')?.column.read !== undefined;
  return isOfSeveral && filled('credits_earned').length < terms.length;
}

const sourceOf = ({ shape, kept }: ReshapePlan, name: ColumnName) => shape.columns.get(name)?.source ?? kept.get(name);

/**
 * A term of no known length that never has credit ('P1') is on the way to one that has; a number
 * says when, and not how long.
 */
function rankOf(text: string, filled: number): number | null {
  const rank = TERM_RANKS.indexOf(valueOfText(TERMS, text) ?? '');
  if (rank >= 0) return rank;
  return filled === 0 && !/^\d+$/.test(text) ? TERM_RANKS.length : null;
}

interface Cells {
  student: string;
  year: string;
  course: string;
  term: string;
  credits: string;
  grade: string;
}

const SPAN = "'(20)?[0-9]{2} *[-/] *(20)?[0-9]{2}'";

/**
 * What the cells of a row say, after the layout and columns that are read together; null where the file
 * does not have one of them.
 */
function cellsOf(plan: ReshapePlan): Cells | null {
  const { shape, kept } = plan;
  const cell = (name: ColumnName): string | null => {
    const found = shape.columns.get(name);
    if (found) return textOfFound(found);
    const source = kept.get(name);
    return source ? cellOf(source) : null;
  };
  const [student, course, term] = [cell('student_id'), cell('course_code'), cell('term')];
  const [credits, grade] = [cell('credits_earned'), cell('final_grade')];
  if (!student || !course || !term || !credits || !grade) return null;
  // '22-23 Q1' and '22-23 S1' are of one year.
  const isInTerm = sourceOf(plan, 'school_year')?.index === sourceOf(plan, 'term')?.index;
  const year = isInTerm ? `coalesce(nullif(regexp_extract(${term}, ${SPAN}), ''), ${term})` : cell('school_year');
  return { student, course, term, credits, grade, year: year ?? cell('grade_level') ?? "''" };
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
