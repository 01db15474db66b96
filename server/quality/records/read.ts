import { list } from '#datasets/kit/sql/quote.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { transcriptIdOf } from '../candidates.ts';
import { FACT_COLUMNS, type FactRow, waysOf } from '../opportunity/verdict.ts';
import type { Records } from './open.ts';
import { selectOwnRuleSets, selectTranscriptKey, selectVersion } from './queries.ts';
import type { MarkRow, ReadRecords, SchoolOfAudit, ScoreRow, StudentFacts } from './student-record.ts';

/** The records of cohort students of a school by their transcript ids, as of the newest numbers. Unknown ids are left out. */
export async function readRecords(
  records: Records,
  tx: Transaction,
  { auditId, schoolId }: SchoolOfAudit,
  ids: readonly string[],
): Promise<ReadRecords> {
  const version = await selectVersion(tx, auditId);
  if (version === null || ids.length === 0)
    return { version: version?.version ?? 0, computed_at: version?.computed_at ?? null, students: [] };
  const wanted = wantedSql(transcriptIdOf(await selectTranscriptKey(tx, auditId), 'student_id'), ids);
  const values = { school: schoolId };
  const own = await selectOwnRuleSets(tx, auditId, schoolId);
  return await records.use(version, async (lake) => {
    const facts = await lake.rows<StudentFacts>(
      'records.students',
      `${wanted} SELECT id, student_id, sat, act FROM wanted ORDER BY id`,
      values,
    );
    const marks = await lake.rows<MarkRow>('records.marks', `${wanted}, ${MARKS_SQL}`, values);
    const scores = await lake.rows<ScoreRow>('records.scores', `${wanted} ${SCORES_SQL}`, values);
    const ways = await lake.rows<FactRow & { id: string }>('records.requirements', `${wanted} ${WAYS_SQL}`, values);
    const students = facts.map((fact) => ({
      facts: fact,
      requirements: ways.flatMap(({ id, ...row }) => (id === fact.id ? waysOf(row, own) : [])),
      marks: marks.filter(({ id }) => id === fact.id),
      scores: scores.filter(({ id }) => id === fact.id),
    }));
    return { version: version.version, computed_at: version.computed_at, students };
  });
}

const wantedSql = (id: string, ids: readonly string[]): string => `
  WITH wanted AS (
    SELECT * FROM (SELECT ${id} AS id, student_id, ref, sat, act FROM student WHERE in_cohort AND home = $school)
    WHERE id IN ${list(ids)})`;

const WAYS_SQL = `
  SELECT wanted.id, ${FACT_COLUMNS.join(', ')} FROM opportunity JOIN wanted ON wanted.student_id = opportunity.student`;

/** Level and CTE come from the catalog row nearest to where and when the course was taken, else from the transcript itself. */
const MARKS_SQL = `
  taken AS (
    SELECT wanted.id, mark.file, mark.row_number, area, is_course, is_other_level, credits, divisor, upper(written.course_code) AS code,
      written.* EXCLUDE (file, row_number, course_code)
    FROM mark JOIN wanted ON wanted.ref = mark.student
    JOIN written_mark AS written ON written.file = mark.file AND written.row_number = mark.row_number
    WHERE mark.home = $school),
  listed AS (
    SELECT taken.id, taken.file, taken.row_number, course.course_title, course.level_rank, course.is_cte
    FROM taken JOIN course ON course.course_code = taken.code
    QUALIFY row_number() OVER (PARTITION BY taken.id, taken.file, taken.row_number ORDER BY
      course.school_id IS NOT DISTINCT FROM taken.school_id DESC, course.school_year = taken.school_year DESC,
      course.school_year DESC, course.level_rank DESC, course.course_title) = 1)
  SELECT taken.id, taken.file, taken.row_number, taken.student_id AS written_id, taken.school_year, taken.term, taken.grade_level,
    taken.code AS course_code, coalesce(taken.course_title, listed.course_title, taken.code, '') AS title, taken.area,
    coalesce(listed.level_rank, CASE taken.course_level WHEN 'AP' THEN 4 WHEN 'IB' THEN 3 WHEN 'honors' THEN 2 END, 1) AS level_rank,
    coalesce(listed.is_cte, taken.is_cte, false) AS is_cte, taken.final_grade, taken.points, taken.is_course,
    coalesce(taken.is_counted, true) AS is_counted, taken.is_other_level, coalesce(taken.exclude_from_gpa, false) AS exclude_from_gpa,
    taken.credits, taken.divisor, nullif(taken.school_id, $school) AS other_school_id,
    CASE WHEN taken.school_id IS NULL THEN taken.school END AS other_school
  FROM taken LEFT JOIN listed ON listed.id = taken.id AND listed.file = taken.file AND listed.row_number = taken.row_number
  ORDER BY taken.id, taken.school_year, taken.area, title, taken.term, taken.file, taken.row_number`;

const SCORES_SQL = `
  SELECT wanted.id, written.student_id AS written_id, score.test_type, written.ap_code,
    nullif(concat_ws(' ', written.exam_name, written.exam_level), '') AS name, written.administration AS taken, score.numeric_score AS score
  FROM score JOIN wanted ON wanted.student_id = score.student
  JOIN written_score AS written USING (file, row_number)
  WHERE score.is_exam_score AND score.belongs_to = $school
  ORDER BY wanted.id, score.test_type, written.administration, name`;
