import type { Column } from '../dataset.ts';
import type { IngestContext } from '../plan.ts';
import { literal } from './quote.ts';
import { onlyChosenSchool } from './read-schools.ts';

/**
 * What a missing column means (docs/domain/files.md#wizard-choices): the value for every row, and
 * the finding that says so.
 */
export interface Absent {
  value: string;
  remark: string | null;
}

export function valueWhenAbsent(column: Column, context: IngestContext): Absent {
  const { years, testTypes } = context.chosen;
  switch (column.whenAbsent) {
    case 'chosen-years':
      return years.length === 1
        ? { value: literal(years[0] ?? null), remark: null }
        : { value: 'NULL', remark: 'year.every-chosen' };
    case 'final-year':
      return { value: literal(context.yearEnding), remark: 'year.final' };
    case 'from-grade-level':
      return { value: `${context.yearEnding - 12} + grade_level`, remark: 'year.from-grade-level' };
    case 'from-scores':
      return { value: testTypes.length === 1 ? literal(testTypes[0] ?? null) : TEST_BY_SCORES, remark: null };
    default:
      return { value: 'NULL', remark: null };
  }
}

/** The school of rows in a file without a school column. */
export function schoolWhenAbsent(context: IngestContext): string {
  return literal(onlyChosenSchool(context));
}

const TEST_BY_SCORES = `CASE
  WHEN coalesce(sat_ebrw, sat_math, sat_total) IS NOT NULL THEN 'SAT'
  WHEN coalesce(act_composite, act_english, act_math, act_reading, act_science) IS NOT NULL THEN 'ACT'
  WHEN exam_level IS NOT NULL OR exam_group IS NOT NULL THEN 'IB'
  WHEN exam_code IS NOT NULL THEN 'AP'
  WHEN regexp_matches(exam_name, '(?i)^(ap|advanced placement)[ :-]') THEN 'AP'
  WHEN regexp_matches(exam_name, '(?i)^ib[ :-]|[ (][hs]l[)]?$') THEN 'IB' END`;
