import { anyOf } from '#datasets/kit/any-of.ts';
import { literal } from '#datasets/kit/sql/quote.ts';
import type { HeadedTable } from '../headed-table.ts';
import type { DroppedRows } from './dropped-rows.ts';
import { cellOf } from './reshape.ts';
import { declares, type ReshapeDraft } from './reshape-draft.ts';

/**
 * 'Total Credits', 'Grand Total:', 'Total Credits Earned'; 'Total Fitness' is a course. 'Term
 * GPA: 3.50', too, is not one.
 */
const TOTAL = anyOf(
  '^((sub|grand|student|term|year|school)[ -]?)?totals?( (credits?|units?|hours|points))?( (earned|attempted))? *:?$',
  '^(credits?|units?) totals?:?$',
  '^((term|sem(ester)?|year|cum(ulative)?|overall|total|weighted|unweighted)[. -]*)*gpa *[:=]? *[0-9.]*$',
).source;

/**
 * Sums below the courses of a student that repeat the student's id: a total for a title, and neither course code nor
 * mark. Answers the rows to leave out.
 */
export function totalRows({ dataset, samples }: HeadedTable, { kept }: ReshapeDraft): DroppedRows[] {
  const title = kept.get('course_title');
  const others = (['course_code', 'final_grade'] as const).flatMap((name) => kept.get(name) ?? []);
  if (!declares(dataset, 'final_grade') || !title || others.length < 2) return [];
  const total = new RegExp(TOTAL, 'i');
  if (!samples(title.index).some((cell) => total.test(cell.trim()))) return [];
  const isEmpty = others.map((source) => `${cellOf(source)} IS NULL`);
  return [
    {
      reason: 'totals',
      condition: `(regexp_matches(${cellOf(title)}, ${literal(TOTAL)}, 'i') AND ${isEmpty.join(' AND ')})`,
    },
  ];
}
