import type { Mapping, SourceColumn } from '#datasets/kit/plan.ts';
import { cellText } from '#datasets/kit/sql/cells.ts';
import { list } from '#datasets/kit/sql/quote.ts';
import { valueOfText } from '#datasets/kit/value-of-text.ts';
import { TERMS } from '#datasets/vocabulary/courses/terms.ts';
import { textOf } from '../../../engine.ts';
import type { Decided, HeadedTable } from '../../headed-table.ts';

/** Terms of no known length that are the final ones of their courses, and the length that they are read as. */
export interface FinalTerms {
  source: SourceColumn;
  texts: readonly string[];
  length: 'semester' | 'year';
}

const LOOKED_AT = 20_000;
/** Terms of a district; more different cells are something else. */
const MOST_TERMS = 40;
/** Fewer marks with credit are not evidence. */
const FEWEST = 3;

const lengthOf = (text: string): string | null => valueOfText(TERMS, text);
/** A number says when: it is one of several of the same length. */
const isNumber = (text: string): boolean => /^\d+$/.test(text);

/**
 * PowerSchool's F1 and F2 are final marks here and something else there. Where they have the credit of courses whose
 * other terms (Q1, Q2, E1) never have any, they are what the course ended with; of a failed course, which has no
 * credit, the quarters would count instead.
 */
export async function finalTerms(headed: HeadedTable, mapping: Mapping, decided: Decided): Promise<FinalTerms | null> {
  const [source, credits] = [mapping.get('term'), mapping.get('credits_earned')];
  if (headed.dataset.type !== 'TRANSCRIPT' || !source || !credits || decided.has('term')) return null;
  const texts = [...new Set(headed.samples(source.index).map((text) => text.trim()))].filter(Boolean);
  const unknown = texts.filter((text) => lengthOf(text) === null && !isNumber(text));
  const known = texts.filter((text) => lengthOf(text) !== null);
  if (unknown.length === 0 || known.length === 0 || texts.length > MOST_TERMS) return null;
  const rows = await headed.engine.rows(
    'terms with credit',
    creditOfTerms(mapping, { source, credits, unknown, known }),
  );
  const earning = rows.filter(({ marks }) => Number(marks) > 0).map(({ text }) => textOf(text));
  const marks = rows.reduce((sum, row) => sum + Number(row.marks), 0);
  if (marks < FEWEST || earning.some((text) => !unknown.includes(text))) return null;
  // F1 is what F2 is, even where no one has passed it.
  const finals = rows.map(({ text }) => textOf(text)).filter((text) => earning.some((one) => isAlike(text, one)));
  const beside = rows.map(({ text }) => lengthOf(textOf(text)));
  const isLong = beside.includes('semester') || beside.includes('trimester');
  return beside.includes('year') ? null : { source, texts: finals.toSorted(), length: isLong ? 'year' : 'semester' };
}

const isAlike = (one: string, other: string): boolean => one.replace(/\d/g, '') === other.replace(/\d/g, '');

interface Terms {
  source: SourceColumn;
  credits: SourceColumn;
  unknown: readonly string[];
  known: readonly string[];
}

/**
 * Of the terms of courses with both kinds: how many rows of each have earned credit, in whatever course. A semester
 * that was made up has none in its own course, and some elsewhere.
 */
function creditOfTerms(mapping: Mapping, { source, credits, unknown, known }: Terms): string {
  const keys = (['student_id', 'school_year', 'course_code'] as const).flatMap((name) => mapping.get(name) ?? []);
  const has = (texts: readonly string[]) => `bool_or(text IN ${list(texts)}) OVER course`;
  return `WITH mark AS (SELECT ${cellText(`c${source.index}`)} AS text, hash(${keys.map(({ index }) => `c${index}`).join(', ')}) AS course,
      TRY_CAST(replace(${cellText(`c${credits.index}`)}, ',', '.') AS DOUBLE) > 0 AS earns FROM (FROM source LIMIT ${LOOKED_AT}))
    SELECT text, count(*) FILTER (earns) AS marks
    FROM (SELECT text, earns, ${has(unknown)} AND ${has(known)} AS is_both FROM mark WHERE text IS NOT NULL WINDOW course AS (PARTITION BY course))
    GROUP BY text HAVING bool_or(is_both)`;
}
