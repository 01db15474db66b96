import { PortalError } from '#contract/errors.ts';
import type { FinalizedTranscript, Newer, Transcript } from '#contract/transcripts/transcript-records.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';
import { DIFFERENCES, type DifferenceWords } from '#server/words/differences.ts';
import type { CandidateList, CandidateRow } from './candidate-lists.ts';
import { differences } from './differences.ts';
import { type SelectionKey, seesAllSchools, selectSchoolNames, selectSelection } from './queries.ts';
import { shownCandidate } from './selection.ts';
import type { SelectionReader } from './state.ts';
import { asSeen, type SeenSchools, transcriptOf } from './transcript.ts';

/** Transcripts of candidates as of now, by ID. Who left the cohort has none. */
async function readCurrent(
  { tx, lists, records, place, seesNames, seesIds }: SelectionReader,
  ids: readonly string[],
): Promise<{ as_of: Transcript['as_of']; transcripts: ReadonlyMap<string, Transcript> }> {
  const { byId } = await lists.read(tx, place);
  const { version, computed_at, students } = await records.read(tx, place, ids);
  const schools = new Map((await selectSchoolNames(tx, place.auditId)).map(({ id, name }) => [id, name]));
  const as_of = { version, computed_at };
  const transcripts = students.flatMap((student): [string, Transcript][] => {
    const row = byId.get(student.facts.id);
    if (!row || row.left_cohort) return [];
    const transcript = transcriptOf(shownCandidate(row, seesNames), student, schools, as_of);
    return [[row.id, seesIds ? { ...transcript, district_id: student.facts.student_id } : transcript]];
  });
  return { as_of, transcripts: new Map(transcripts) };
}

/**
 * Stores the transcripts of a finalization. Of students who left the cohort the last finalized one stays,
 * else what is known of them.
 */
export async function keepTranscripts(
  reader: SelectionReader,
  ids: readonly string[],
  { byId }: CandidateList,
): Promise<void> {
  const { tx, place } = reader;
  // With names: whether they show is decided when someone looks.
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

/** The finalized transcripts of a school, and what newer data says otherwise. Before a finalization: none. */
export async function readFinalized(reader: SelectionReader): Promise<FinalizedTranscript[]> {
  const kept = await readKept(reader);
  if (kept.length === 0) return [];
  const { as_of, transcripts } = await readCurrent(
    reader,
    kept.map(({ id }) => id),
  );
  return kept.map((transcript) => ({
    ...transcript,
    newer: newerOf(transcript, transcripts.get(transcript.id), as_of, DIFFERENCES[reader.language]),
  }));
}

/** A finalized transcript as this reader may see it. */
export type KeptTranscript = Transcript;

/** The finalized transcripts of a school, in the order in which they were chosen. */
export async function readKept(reader: SelectionReader): Promise<KeptTranscript[]> {
  const { tx, place, seesNames, seesIds } = reader;
  const selection = await selectSelection(tx, place);
  if (!selection.is_finalized) return [];
  const kept = await selectKept(tx, place);
  const seen: SeenSchools = {
    names: new Map((await selectSchoolNames(tx, place.auditId)).map((school) => [school.id, school.name])),
    seesAll: await seesAllSchools(tx),
  };
  const found = selection.ids.flatMap((id) => kept.get(id) ?? []);
  const ids = seesIds ? await districtIds(reader, found) : new Map<string, string>();
  return found.map((transcript) => {
    const { name, district_id: _, ...shown } = asSeen(transcript, seen);
    return {
      ...shown,
      ...(seesNames && { name: name ?? null }),
      ...(seesIds && { district_id: ids.get(shown.id) ?? null }),
    };
  });
}

/** As kept, otherwise of today's students: what was finalized before the audit showed IDs has none. */
async function districtIds(reader: SelectionReader, kept: readonly Transcript[]): Promise<ReadonlyMap<string, string>> {
  const missing = kept.filter(({ district_id }) => !district_id).map(({ id }) => id);
  const { students } =
    missing.length === 0 ? { students: [] } : await reader.records.read(reader.tx, reader.place, missing);
  return new Map([
    ...students.map(({ facts }): [string, string] => [facts.id, facts.student_id]),
    ...kept.flatMap(({ id, district_id }): [string, string][] => (district_id ? [[id, district_id]] : [])),
  ]);
}

/** Transcripts by id: as finalized, otherwise as of now. @throws PortalError not_found for one that is neither */
export async function readTranscripts(reader: SelectionReader, ids: readonly string[]): Promise<FinalizedTranscript[]> {
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

function newerOf(
  kept: Transcript,
  current: Transcript | undefined,
  as_of: Transcript['as_of'],
  words: DifferenceWords,
): Newer | null {
  if (as_of.version === kept.as_of.version) return null;
  const changes = current ? differences(kept, current, words) : [words.gone];
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
