import { list } from '#datasets/kit/sql/quote.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { transcriptIdOf } from '../candidates.ts';
import type { Records } from './open.ts';
import { selectTranscriptKey, selectVersion } from './queries.ts';
import type { SchoolOfAudit, WhyLeft } from './student-record.ts';

interface Whereabouts {
  id: string;
  is_here: boolean;
  step: WhyLeft | null;
}

/**
 * Why students who were candidates of a school are none anymore, by transcript ID. Looks through the whole district.
 */
export async function readWhyLeft(
  records: Records,
  tx: Transaction,
  { auditId, schoolId }: SchoolOfAudit,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WhyLeft>> {
  const version = await selectVersion(tx, auditId);
  if (version === null || ids.length === 0) return new Map();
  const id = transcriptIdOf(await selectTranscriptKey(tx, auditId), 'student_id');
  const found = await records.use(version, (lake) =>
    lake.rows<Whereabouts>(
      'records.whereabouts',
      `SELECT * FROM (SELECT ${id} AS id, home IS NOT DISTINCT FROM $school AS is_here, step FROM student) WHERE id IN ${list(ids)}`,
      { school: schoolId },
    ),
  );
  const standings = new Map(found.map((standing) => [standing.id, standing]));
  return new Map(ids.map((wanted) => [wanted, whyOf(standings.get(wanted))]));
}

function whyOf(standing: Whereabouts | undefined): WhyLeft {
  if (!standing) return 'not_on_roster';
  if (!standing.is_here) return 'other_school';
  // Still in the cohort, so what is missing are the rows of the transcript.
  return standing.step ?? 'no_transcript';
}
