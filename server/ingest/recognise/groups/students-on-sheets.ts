import type { Mapping } from '#datasets/kit/plan.ts';
import { SHEET_STRIDE } from '../../read/table.ts';
import { type HeadedTable, textUnder } from '../headed-table.ts';
import { loneYearsOf } from './years-of-sheets.ts';

/** Who came late or left early is on one sheet alone. */
const SHARE = 0.5;

/**
 * Whether sheets named 'Grade 9' to 'Grade 12' of a transcript without years say the grade level in which courses were
 * taken, and sheets named '2021' to '2024' the school year: most students are on several of them. Sheets by the grade
 * of today, or by the graduating class, have each student once.
 */
export async function areStudentsOnSeveralSheets(
  { engine, dataset, table: { sheets } }: HeadedTable,
  mapping: Mapping,
): Promise<boolean> {
  const student = mapping.get('student_id');
  const needsGrades = dataset.type === 'TRANSCRIPT' && !mapping.has('grade_level');
  if (mapping.has('school_year') || !student || sheets.length < 2) return false;
  if (!needsGrades && loneYearsOf(sheets) === null) return false;
  const [found] = await engine.rows(
    'count sheets of students',
    `SELECT count(*) AS students, count(*) FILTER (sheets > 1) AS on_several FROM (
      SELECT ${textUnder(student)} AS student, count(DISTINCT row_number // ${SHEET_STRIDE}) AS sheets
      FROM source WHERE student IS NOT NULL GROUP BY student)`,
  );
  return Number(found?.on_several) > 0 && Number(found?.on_several) >= Number(found?.students) * SHARE;
}
