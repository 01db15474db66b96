import type { FileId, SchoolId } from '#contract/ids.ts';
import type { AlikeFile, StagedFile } from '#contract/uploads/intake.ts';
import type { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import type { Language } from '#datasets/words/language.ts';
import type { FoundInspection } from '#server/ingest/inspect/inspection.ts';
import type { Fingerprint } from '#server/ingest/result.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import {
  type StoredEntry,
  type StoredRefusal,
  sayEntry,
  sayStoredRefusal,
  sayTakenFor,
} from '#server/words/inspections.ts';
import type { SchoolScope } from '../school-scope.ts';
import { countsOther, coversNoOther, coversSome } from '../school-scope.ts';
import { likenessOf } from './likeness.ts';
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
  same_as: StagedFile['same_as'];
  moves: StagedFile['moves'];
}

/** An upload that could be replaced. */
interface Present {
  file_id: FileId;
  upload_file_type: UploadFileType;
  rows_read: number | null;
  /** null also where rows of other schools are in the file: nothing of what it is like is the person's to know. */
  fingerprint: Fingerprint | null;
}

type ListContext = Pick<IntakeContext, 'auditId'> & { personId: string; schools: SchoolScope; language: Language };

/** What the person has staged, in the order it came. Of others nothing is shown: they have lists of their own. */
export async function listStaged(
  tx: Transaction,
  { auditId, personId, schools, language }: ListContext,
): Promise<StagedFile[]> {
  const rows = await tx.rows<StagedRow>(sql`
    select s.id, s.file_name, s.purpose, s.archive_name, s.staged_at, s.size, s.state, s.inspection, s.refused, s.entries,
      coalesce(here.same_as, before.same_as) as same_as,
      (select jsonb_build_object('file_id', moved.id, 'upload_file_type', moved.upload_file_type, 'user_provided_file_metadata', moved.metadata)
        from upload moved where moved.audit_id = s.audit_id and moved.id = s.moves_id) as moves
    from staged_file s
    left join lateral (
      select jsonb_build_object('file_name', u.file_name, 'upload',
        jsonb_build_object('file_id', u.id, 'upload_file_type', u.upload_file_type, 'version', u.version)) as same_as
      from upload u
      where u.audit_id = s.audit_id and u.sha256 = s.sha256 and u.replaced_by_id is null and u.removed_at is null
        and u.id is distinct from s.moves_id
        and u.lifecycle in ('received', 'processing', 'done') and ${coversSome(schools)}
      order by u.upload_file_type = coalesce(s.inspection ->> 'upload_file_type', s.meant_as) desc nulls last,
        u.file_name = s.file_name desc, u.requested_at desc
      limit 1) as here on true
    left join lateral (
      select jsonb_build_object('file_name', b.file_name, 'upload', null) as same_as from staged_file b
      where b.audit_id = s.audit_id and b.staged_by = s.staged_by and b.sha256 = s.sha256 and b.purpose = s.purpose
        and b.state not in ('confirmed', 'removed') and (b.staged_at, b.id) < (s.staged_at, s.id)
      order by b.staged_at limit 1) as before on true
    where s.audit_id = ${auditId} and s.staged_by = ${personId} and s.state not in ('confirmed', 'removed')
    order by s.staged_at, s.file_name, s.id`);
  const present = rows.some(({ inspection }) => inspection) ? await selectPresent(tx, auditId, schools) : [];
  return rows.map((row) => shown(row, { schools, language }, present));
}

/** What a person may replace: finished, not replaced yet, and of none but their own schools. */
const selectPresent = (tx: Transaction, auditId: ListContext['auditId'], schools: SchoolScope) =>
  tx.rows<Present>(sql`
    select u.id as file_id, u.upload_file_type,
      case when not ${countsOther(sql`run.school_rows`, schools)} then run.rows_read end as rows_read,
      case when not ${countsOther(sql`run.school_rows`, schools)} then run.fingerprint end as fingerprint
    from upload u
    left join run on run.audit_id = u.audit_id and run.upload_id = u.id and run.number = u.current_run
    where u.audit_id = ${auditId} and u.replaced_by_id is null and u.removed_at is null and u.verdict is not null
      and ${coversSome(schools)} and ${coversNoOther(schools)}
    order by u.requested_at desc`);

const shown = (
  row: StagedRow,
  { schools, language }: Pick<ListContext, 'schools' | 'language'>,
  present: readonly Present[],
): StagedFile => ({
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
  same_as: row.same_as,
  moves: row.moves,
  alike: row.inspection ? alikeOf(row.inspection, present) : [],
});

const alikeOf = ({ upload_file_type, fingerprint }: FoundInspection, present: readonly Present[]): AlikeFile[] =>
  present
    .filter((file) => file.upload_file_type === upload_file_type)
    .map((file) => ({
      file_id: file.file_id,
      keys: likenessOf(fingerprint, file.fingerprint),
      rows: file.fingerprint?.rows ?? file.rows_read,
      students: file.fingerprint?.students ?? null,
      schools: file.fingerprint?.schools ?? null,
    }));

/** Rows of schools that are not the person's are rows of elsewhere. */
function within(
  { fingerprint: _, ...stored }: FoundInspection,
  scope: SchoolScope,
  language: Language,
): NonNullable<StagedFile['inspection']> {
  // A look of an earlier version did not count students.
  const found = { ...stored, students: stored.students ?? null, reason: sayTakenFor(stored, language) };
  if (found.schools === null) return { ...found, schools: null };
  // IDs in an inspection are those of the audit's own schools.
  const all = found.schools.map(({ id, rows }) => ({ id: id as SchoolId, rows }));
  const mine = scope === 'all' ? all : all.filter(({ id }) => scope.includes(id));
  const rowsOf = (list: typeof all) => list.reduce((sum, { rows }) => sum + rows, 0);
  const others = rowsOf(all) - rowsOf(mine);
  return { ...found, schools: mine, elsewhere: { ...found.elsewhere, rows: found.elsewhere.rows + others } };
}
