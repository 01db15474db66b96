import { sql } from 'drizzle-orm/sql';
import type { FileId, SchoolId } from '#contract/ids.ts';
import type { StagedFile } from '#contract/intake.ts';
import type { Language } from '#datasets/words/language.ts';
import type { FoundInspection } from '#server/ingest/inspect/inspection.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import {
  type StoredEntry,
  type StoredRefusal,
  sayEntry,
  sayStoredRefusal,
  sayTakenFor,
} from '#server/words/inspections.ts';
import type { SchoolScope } from '../school-scope.ts';
import { coversSome } from '../school-scope.ts';
import type { IntakeContext } from './stage.ts';

interface StagedRow {
  id: FileId;
  file_name: string;
  purpose: StagedFile['purpose'];
  archive_name: string | null;
  staged_at: string;
  size: number | null;
  state: StagedFile['state'];
  inspection: FoundInspection | null;
  refused: StoredRefusal | null;
  entries: StoredEntry[] | null;
  same_name: string | null;
  same_version: number | null;
  moves: StagedFile['moves'];
}

type ListContext = Pick<IntakeContext, 'auditId'> & { personId: string; schools: SchoolScope; language: Language };

/** What the person has staged, in the order it came. Of others nothing is shown: they have lists of their own. */
export async function listStaged(
  tx: Transaction,
  { auditId, personId, schools, language }: ListContext,
): Promise<StagedFile[]> {
  const rows = await tx.rows<StagedRow>(sql`
    select s.id, s.file_name, s.purpose, s.archive_name, s.staged_at, s.size, s.state, s.inspection, s.refused, s.entries,
      coalesce(here.file_name, before.file_name) as same_name, here.version as same_version,
      (select jsonb_build_object('file_id', moved.id, 'upload_file_type', moved.upload_file_type, 'user_provided_file_metadata', moved.metadata)
        from upload moved where moved.audit_id = s.audit_id and moved.id = s.moves_id) as moves
    from staged_file s
    left join lateral (
      select u.file_name, u.version from upload u
      where u.audit_id = s.audit_id and u.sha256 = s.sha256 and u.replaced_by_id is null and u.removed_at is null
        and u.id is distinct from s.moves_id
        and u.lifecycle in ('received', 'processing', 'done') and ${coversSome(schools)}
      order by u.requested_at desc limit 1) as here on true
    left join lateral (
      select b.file_name from staged_file b
      where b.audit_id = s.audit_id and b.staged_by = s.staged_by and b.sha256 = s.sha256 and b.purpose = s.purpose
        and b.state not in ('confirmed', 'removed') and (b.staged_at, b.id) < (s.staged_at, s.id)
      order by b.staged_at limit 1) as before on true
    where s.audit_id = ${auditId} and s.staged_by = ${personId} and s.state not in ('confirmed', 'removed')
    order by s.staged_at, s.file_name, s.id`);
  return rows.map((row) => shown(row, schools, language));
}

const shown = (row: StagedRow, schools: SchoolScope, language: Language): StagedFile => ({
  id: row.id,
  file_name: row.file_name,
  purpose: row.purpose,
  from: row.archive_name,
  staged_at: row.staged_at,
  size: row.size,
  state: row.state,
  inspection: row.inspection && within(row.inspection, schools, language),
  refused: row.refused && sayStoredRefusal(row.refused, language),
  entries: row.entries?.map((entry) => sayEntry(entry, language)) ?? null,
  same_as: row.same_name === null ? null : { file_name: row.same_name, version: row.same_version },
  moves: row.moves,
});

/** Rows of schools that are not the person's are rows of elsewhere. */
function within(
  stored: FoundInspection,
  scope: SchoolScope,
  language: Language,
): NonNullable<StagedFile['inspection']> {
  const found = { ...stored, reason: sayTakenFor(stored, language) };
  if (found.schools === null) return { ...found, schools: null };
  // Ids in an inspection are those of the audit's own schools.
  const all = found.schools.map(({ id, rows }) => ({ id: id as SchoolId, rows }));
  const mine = scope === 'all' ? all : all.filter(({ id }) => scope.includes(id));
  const rowsOf = (list: typeof all) => list.reduce((sum, { rows }) => sum + rows, 0);
  const others = rowsOf(all) - rowsOf(mine);
  return { ...found, schools: mine, elsewhere: { ...found.elsewhere, rows: found.elsewhere.rows + others } };
}
