import { createHash } from 'node:crypto';
import { readColumns } from '#server/platform/database/columns.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb, jsonText } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';
import { textColumns } from '#server/platform/database/text-columns.ts';
import { inBatches } from './batches.ts';
import type { CandidatesOfSchool } from './candidates.ts';

interface KeptList {
  school_id: string;
  hash: string;
}

interface ChosenList {
  school_id: string;
  students: string;
  ids: string[];
}

/**
 * Replaces the candidates of each school whose list became another one. Students who left the cohort go, except those
 * chosen for a selection: they stay at the end of the list, marked, with their last known words.
 */
export async function storeCandidates(
  tx: Transaction,
  auditId: string,
  lists: readonly CandidatesOfSchool[],
): Promise<void> {
  // Locked before the selections are read: a choice that is being saved has read a list under a lock
  // that waits for this one.
  const kept = await tx.rows<KeptList>(sql`
    select school_id, hash from candidate_list where audit_id = ${auditId} order by school_id for update`);
  const fresh = new Map(lists.map(({ school_id, students }) => [school_id, students]));
  for (const chosen of await selectChosen(tx, auditId)) {
    const students = fresh.get(chosen.school_id);
    const list = withChosen(students, chosen);
    if (list !== null) fresh.set(chosen.school_id, list);
  }
  const known = new Map(kept.map(({ school_id, hash }) => [school_id, hash]));
  const rows = [...fresh]
    .map(([school_id, students]) => ({ school_id, students, hash: hashOf(students) }))
    .filter(({ school_id, hash }) => known.get(school_id) !== hash);
  const gone = kept.map(({ school_id }) => school_id).filter((id) => !fresh.has(id));
  await inBatches(gone, (batch) =>
    tx.run(sql`
      delete from candidate_list using jsonb_array_elements_text(${jsonb(batch)}) as gone (id)
      where audit_id = ${auditId} and school_id = gone.id::uuid`),
  );
  await inBatches(
    rows,
    (batch) =>
      tx.run(sql`
        insert into candidate_list (audit_id, school_id, students, hash)
        select ${auditId}, l.school_id::uuid, l.students, l.hash
        from ${textColumns(
          batch.map(({ school_id }) => school_id),
          batch.map(({ students }) => students),
          batch.map(({ hash }) => hash),
        )} as l (school_id, students, hash)
        on conflict (audit_id, school_id) do update set students = excluded.students, hash = excluded.hash`),
    LISTS_AT_ONCE,
  );
}

/** A list of 500 students is about 30 kB. */
const LISTS_AT_ONCE = 40;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

const selectChosen = (tx: Transaction, auditId: string) =>
  tx.rows<ChosenList>(sql`
    select s.school_id, c.students, s.ids
    from selection s join candidate_list c on c.audit_id = s.audit_id and c.school_id = s.school_id
    where s.audit_id = ${auditId} and cardinality(s.ids) > 0`);

/** The new list with the chosen students it lacks, or null where it has them all. */
function withChosen(list: string | undefined, { students, ids }: ChosenList): string | null {
  const old = readColumns(students);
  const now = list === undefined ? {} : readColumns(list);
  const mine = now.id ?? [];
  const there = new Set(mine);
  const left = ids
    .filter((id) => !there.has(id))
    .map((id) => (old.id ?? []).indexOf(id))
    .filter((at) => at >= 0);
  if (left.length === 0) return null;
  // A newer portal knows more facts, and names go where the audit no longer wants them.
  const names = Object.keys(list === undefined ? old : now).filter((name) => name !== 'left_cohort');
  const columns = names.map((name) => [name, [...(now[name] ?? []), ...left.map((at) => old[name]?.[at] ?? null)]]);
  const left_cohort = [...mine.map(() => false), ...left.map(() => true)];
  return jsonText(Object.fromEntries([...columns, ['left_cohort', left_cohort]]));
}
