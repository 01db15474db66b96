import { sql } from 'drizzle-orm/sql';
import { PortalError } from '#contract/errors.ts';
import type { FinalizedTranscript, Newer, Transcript } from '#contract/transcript-records.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import type { CandidateList, CandidateRow } from './candidate-lists.ts';
import { differences } from './differences.ts';
import { type SelectionKey, seesAllSchools, selectSchoolNames, selectSelection } from './queries.ts';
import { shownCandidate } from './selection.ts';
import type { Reader } from './state.ts';
import { asSeen, type SeenSchools, transcriptOf } from './transcript.ts';

/** Transcripts of candidates as of now, by id. Who left the cohort has none. */
export async function readCurrent(
  { tx, lists, records, place, seesNames }: Reader,
  ids: readonly string[],
): Promise<{ as_of: Transcript['as_of']; transcripts: ReadonlyMap<string, Transcript> }> {
  const { byId } = await lists.read(tx, place);
  const { version, computed_at, students } = await records.read(tx, place, ids);
  const schools = new Map((await selectSchoolNames(tx, place.auditId)).map(({ id, name }) => [id, name]));
  const as_of = { version, computed_at };
  const transcripts = students.flatMap((student): [string, Transcript][] => {
    const row = byId.get(student.facts.id);
    return row && !row.left_cohort
      ? [[row.id, transcriptOf(shownCandidate(row, seesNames), student, schools, as_of)]]
      : [];
  });
  return { as_of, transcripts: new Map(transcripts) };
}

/** Stores the transcripts of a finalization. Of who left the cohort the last finalized one stays, else what is known of them. */
export async function keepTranscripts(reader: Reader, ids: readonly string[], { byId }: CandidateList): Promise<void> {
  const { tx, place } = reader;
  // With names: whether they show is decided when somebody looks.
  const { as_of, transcripts } = await readCurrent({ ...reader, seesNames: true }, ids);
  const earlier = await selectKept(tx, place);
  const kept = ids.flatMap((id) => {
    const row = byId.get(id);
    const transcript = transcripts.get(id) ?? earlier.get(id) ?? (row && without(row, as_of));
    return transcript ? [{ id, transcript }] : [];
  });
  const { auditId, schoolId } = place;
  await tx.run(sql`delete from finalized_transcript where audit_id = ${auditId} and school_id = ${schoolId}`);
  await tx.run(sql`
    insert into finalized_transcript (audit_id, school_id, id, transcript)
    select ${auditId}, ${schoolId}, id, transcript from jsonb_to_recordset(${jsonb(kept)}) as kept (id text, transcript jsonb)`);
}

/** The finalized transcripts of a school, in the order in which they were chosen. Before a finalization: none. */
export async function readFinalized(reader: Reader): Promise<FinalizedTranscript[]> {
  const { tx, place } = reader;
  const selection = await selectSelection(tx, place);
  if (!selection.is_finalized) return [];
  const kept = await selectKept(tx, place);
  const { as_of, transcripts } = await readCurrent(reader, selection.ids);
  const seen: SeenSchools = {
    names: new Map((await selectSchoolNames(tx, place.auditId)).map((school) => [school.id, school.name])),
    seesAll: await seesAllSchools(tx),
  };
  return selection.ids.flatMap((id) => {
    const found = kept.get(id);
    if (!found) return [];
    const transcript = asSeen(found, seen);
    const { name, ...shown } = transcript;
    const named = reader.seesNames ? { ...shown, name: name ?? null } : shown;
    return [{ ...named, newer: newerOf(transcript, transcripts.get(id), as_of) }];
  });
}

/** Transcripts by id: as finalized, else as of now. @throws PortalError not_found for one that is neither */
export async function readTranscripts(reader: Reader, ids: readonly string[]): Promise<FinalizedTranscript[]> {
  const finalized = new Map((await readFinalized(reader)).map((transcript) => [transcript.id as string, transcript]));
  const { transcripts } = await readCurrent(
    reader,
    ids.filter((id) => !finalized.has(id)),
  );
  return ids.map((id) => {
    const current = transcripts.get(id);
    const found = finalized.get(id) ?? (current && { ...current, newer: null });
    if (!found) throw new PortalError('not_found');
    return found;
  });
}

function newerOf(kept: Transcript, current: Transcript | undefined, as_of: Transcript['as_of']): Newer | null {
  if (as_of.version === kept.as_of.version) return null;
  const changes = current
    ? differences(kept, current)
    : ['The student is not among the candidates of this school any more.'];
  return changes.length === 0 ? null : { ...as_of, changes };
}

async function selectKept(tx: Transaction, { auditId, schoolId }: SelectionKey): Promise<Map<string, Transcript>> {
  const rows = await tx.rows<{ id: string; transcript: Transcript }>(sql`
    select id, transcript from finalized_transcript where audit_id = ${auditId} and school_id = ${schoolId}`);
  return new Map(rows.map(({ id, transcript }) => [id, transcript]));
}

/** A transcript without rows: of a student who had left before anything was finalized. */
const without = (row: CandidateRow, as_of: Transcript['as_of']): Transcript => ({
  ...shownCandidate(row, true),
  credits: 0,
  years: [],
  subjects: [],
  scores: [],
  credit_divisors: [],
  as_of,
});
