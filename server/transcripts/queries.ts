import { type SQL, sql } from 'drizzle-orm/sql';
import type { Candidate } from '#contract/transcripts.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';

/** The selection of one school. */
export interface Place {
  auditId: string;
  schoolId: string;
}

export interface SelectionRow {
  version: number;
  is_finalized: boolean;
  ids: string[];
  saved_at: string | null;
  finalized_at: string | null;
  finalized_by: string | null;
  finalized_by_name: string | null;
}

export const selectSelection = (tx: Transaction, { auditId, schoolId }: Place) =>
  tx.row<SelectionRow>(sql`
    select version, is_finalized, ids, saved_at, finalized_at, finalized_by, finalized_by_name
    from selection where audit_id = ${auditId} and school_id = ${schoolId}`);

/** The selection, made if there is none yet, and nobody else changes it before this transaction ends. */
export async function lockSelection(tx: Transaction, { auditId, schoolId }: Place): Promise<SelectionRow> {
  await tx.run(sql`
    insert into selection (audit_id, school_id) values (${auditId}, ${schoolId}) on conflict (audit_id, school_id) do nothing`);
  const locked = await tx.row<SelectionRow>(sql`
    select version, is_finalized, ids, saved_at, finalized_at, finalized_by, finalized_by_name
    from selection where audit_id = ${auditId} and school_id = ${schoolId} for update`);
  if (!locked) throw new Error('The selection just made is not there');
  return locked;
}

export interface CandidateRow extends Omit<Candidate, 'selected'> {
  left_cohort: boolean;
}

/** Candidates of a school in the order of the list; with those who left the cohort after they were chosen. */
export const selectCandidates = async (tx: Transaction, place: Place): Promise<CandidateRow[]> =>
  candidatesOf(await selectList(tx, place, sql``));

/** As selectCandidates, and no refresh replaces the list before this transaction ends: what is chosen now stays in it. */
export const lockCandidates = async (tx: Transaction, place: Place): Promise<CandidateRow[]> =>
  candidatesOf(await selectList(tx, place, sql`for share`));

/** The name of each fact of a candidate -> its values in the order of the list, as the refresh writes them. */
type Columns = { [Fact in keyof CandidateRow]: CandidateRow[Fact][] };

const selectList = (tx: Transaction, { auditId, schoolId }: Place, lock: SQL) =>
  tx.row<{ students: Columns }>(sql`
    select students from candidate_list where audit_id = ${auditId} and school_id = ${schoolId} ${lock}`);

function candidatesOf(list: { students: Columns } | undefined): CandidateRow[] {
  if (!list) return [];
  const facts = Object.entries(list.students);
  return list.students.id.map(
    // One object per position of columns that are all as long as `id`: the shape of CandidateRow by its definition.
    (_, at) => Object.fromEntries(facts.map(([name, values]) => [name, values[at]])) as unknown as CandidateRow,
  );
}

export const updateDraft = (tx: Transaction, { auditId, schoolId }: Place, ids: readonly string[], personId: string) =>
  tx.run(sql`
    update selection set ids = array(select jsonb_array_elements_text(${jsonb(ids)})), version = version + 1,
      saved_at = now(), saved_by = ${personId}
    where audit_id = ${auditId} and school_id = ${schoolId}`);

export const updateFinalized = (tx: Transaction, { auditId, schoolId }: Place, by: { id: string; name: string }) =>
  tx.run(sql`
    update selection set is_finalized = true, finalized_at = now(), finalized_by = ${by.id}, finalized_by_name = ${by.name}
    where audit_id = ${auditId} and school_id = ${schoolId}`);

export const updateUnfinalized = (tx: Transaction, { auditId, schoolId }: Place) =>
  tx.run(sql`
    update selection set is_finalized = false, version = version + 1,
      finalized_at = null, finalized_by = null, finalized_by_name = null
    where audit_id = ${auditId} and school_id = ${schoolId}`);
