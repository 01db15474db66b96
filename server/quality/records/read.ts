import { list } from '#datasets/kit/sql/quote.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sqlFile } from '#server/platform/lake/sql-file.ts';
import { transcriptIdOf } from '../candidates.ts';
import { FACT_COLUMNS, type FactRow, waysOf } from '../opportunity/verdict.ts';
import type { Records } from './open.ts';
import { selectOwnRuleSets, selectTranscriptKey, selectVersion } from './queries.ts';
import type { MarkRow, ReadRecords, SchoolOfAudit, ScoreRow, StudentFacts } from './student-record.ts';

/**
 * The records of cohort students of a school by their transcript IDs, as of the newest numbers.
 * Unknown IDs are left out.
 */
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

const MARKS_SQL = sqlFile('./marks.sql', import.meta.url);
const SCORES_SQL = sqlFile('./scores.sql', import.meta.url);
const WAYS_SQL = `
  SELECT wanted.id, ${FACT_COLUMNS.join(', ')} FROM opportunity JOIN wanted ON wanted.student_id = opportunity.student`;
