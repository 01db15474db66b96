import type { SchoolId } from '#contract/ids.ts';
import type { Category } from '#contract/transcripts/categories.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { StoredFinding } from '#datasets/words/sentences.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';

/** The selection of one school. */
export interface SelectionKey {
  auditId: string;
  schoolId: string;
}

/** What was known of a student when they were chosen. */
export interface KnownWhenChosen {
  category: Category | null;
  gpa: number | null;
}

export interface SelectionRow {
  version: number;
  is_finalized: boolean;
  ids: string[];
  chosen: Record<string, KnownWhenChosen>;
  numbers_version: number | null;
  saved_at: string | null;
  saved_by: string | null;
  saved_by_name: string | null;
  finalized_at: string | null;
  finalized_by: string | null;
  finalized_by_name: string | null;
}

const COLUMNS = sql`version, is_finalized, ids, chosen, numbers_version, saved_at, saved_by, saved_by_name, finalized_at, finalized_by,
  finalized_by_name`;

/** A school where no one has chosen yet. */
const UNTOUCHED: SelectionRow = {
  version: 0,
  is_finalized: false,
  ids: [],
  chosen: {},
  numbers_version: null,
  saved_at: null,
  saved_by: null,
  saved_by_name: null,
  finalized_at: null,
  finalized_by: null,
  finalized_by_name: null,
};

export async function selectSelection(tx: Transaction, { auditId, schoolId }: SelectionKey): Promise<SelectionRow> {
  const row = await tx.row<SelectionRow>(sql`
    select ${COLUMNS} from selection where audit_id = ${auditId} and school_id = ${schoolId}`);
  return row ?? UNTOUCHED;
}

/** The selection, made if there is none yet, and no one else changes it before this transaction ends. */
export async function lockSelection(tx: Transaction, { auditId, schoolId }: SelectionKey): Promise<SelectionRow> {
  await tx.run(sql`
    insert into selection (audit_id, school_id) values (${auditId}, ${schoolId}) on conflict (audit_id, school_id) do nothing`);
  const locked = await tx.row<SelectionRow>(sql`
    select ${COLUMNS} from selection where audit_id = ${auditId} and school_id = ${schoolId} for update`);
  if (!locked) throw new Error('The selection just made is not there');
  return locked;
}

export interface SelectionAuthor {
  id: string;
  name: string;
}

interface SelectionDraft {
  ids: readonly string[];
  chosen: Readonly<Record<string, KnownWhenChosen>>;
}

/** Answers when it was saved. */
export async function updateDraft(
  tx: Transaction,
  { auditId, schoolId }: SelectionKey,
  { ids, chosen }: SelectionDraft,
  by: SelectionAuthor,
): Promise<string> {
  const row = await tx.row<{ saved_at: string }>(sql`
    update selection set ids = array(select jsonb_array_elements_text(${jsonb(ids)})), chosen = ${jsonb(chosen)},
      version = version + 1, saved_at = now(), saved_by = ${by.id}, saved_by_name = ${by.name},
      numbers_version = (select computed from quality_state where audit_id = ${auditId})
    where audit_id = ${auditId} and school_id = ${schoolId}
    returning saved_at`);
  return row?.saved_at ?? '';
}

export const updateFinalized = (tx: Transaction, { auditId, schoolId }: SelectionKey, by: SelectionAuthor) =>
  tx.run(sql`
    update selection set is_finalized = true, finalized_at = now(), finalized_by = ${by.id}, finalized_by_name = ${by.name}
    where audit_id = ${auditId} and school_id = ${schoolId}`);

/** Who withdraws is named as who changed the selection last. */
export const updateUnfinalized = (tx: Transaction, { auditId, schoolId }: SelectionKey, by: SelectionAuthor) =>
  tx.run(sql`
    update selection set is_finalized = false, version = version + 1,
      finalized_at = null, finalized_by = null, finalized_by_name = null,
      saved_at = now(), saved_by = ${by.id}, saved_by_name = ${by.name}
    where audit_id = ${auditId} and school_id = ${schoolId}`);

/** The selection of a school, untouched where `saved_at` is null. */
export interface StatusRow {
  school_id: SchoolId;
  school: string;
  is_finalized: boolean;
  selected: number;
  /** When the draft was begun, or begun again after a finalization. */
  begun_at: string | null;
  saved_at: string | null;
  saved_by_name: string | null;
  finalized_at: string | null;
  finalized_by_name: string | null;
}

/** Of the schools this transaction sees. */
export const selectStatuses = (tx: Transaction, auditId: string) =>
  tx.rows<StatusRow>(sql`
    with done as (
      select school_ids[1] as school_id, max(at) as at from audit_event
      where audit_id = ${auditId} and event = 'selection.finalized' group by 1
    ), begun as (
      select e.school_ids[1] as school_id, min(e.at) as at
      from audit_event e left join done on done.school_id = e.school_ids[1]
      where e.audit_id = ${auditId} and e.event in ('selection.saved', 'selection.unfinalized') and (done.at is null or e.at > done.at)
      group by 1
    )
    select school.id as school_id, school.name as school, coalesce(s.is_finalized, false) as is_finalized,
      coalesce(cardinality(s.ids), 0) as selected, begun.at as begun_at, s.saved_at, s.saved_by_name, s.finalized_at, s.finalized_by_name
    from school
    left join selection s on s.audit_id = school.audit_id and s.school_id = school.id
    left join begun on begun.school_id = school.id
    where school.audit_id = ${auditId}`);

export interface FinalizedSchool {
  school_id: SchoolId;
  school: string;
  finalized_at: string;
  finalized_by_name: string | null;
}

/** Where a selection is finalized, of the schools this transaction sees. */
export const selectFinalizedSchools = (tx: Transaction, auditId: string) =>
  tx.rows<FinalizedSchool>(sql`
    select school.id as school_id, school.name as school, s.finalized_at, s.finalized_by_name
    from selection s join school on school.audit_id = s.audit_id and school.id = s.school_id
    where s.audit_id = ${auditId} and s.is_finalized`);

export interface AuditFacts {
  district: string;
  year_ending: number;
  shows_names: boolean;
  shows_student_ids: boolean;
  /** The thresholds as stored. */
  categories: unknown;
}

export async function selectAuditFacts(tx: Transaction, auditId: string): Promise<AuditFacts> {
  const row = await tx.row<AuditFacts>(sql`
    select district.name as district, year_ending,
      coalesce(settings -> 'transcripts' -> 'show_names' = 'true', false) as shows_names,
      coalesce(settings -> 'transcripts' -> 'show_student_ids' = 'true', false) as shows_student_ids, settings -> 'categories' as categories
    from audit join district on district.id = audit.district_id where audit.id = ${auditId}`);
  if (!row) throw new Error('The audit of this transaction is not there');
  return row;
}

/** Of the schools this transaction sees. */
export const selectSchoolNames = (tx: Transaction, auditId: string) =>
  tx.rows<{ id: string; name: string }>(sql`select id, name from school where audit_id = ${auditId}`);

export async function seesAllSchools(tx: Transaction): Promise<boolean> {
  const row = await tx.row<{ all: boolean }>(sql`select sees_all_schools() as "all"`);
  return row?.all ?? false;
}

/** The numbers that show. */
export const selectNumbers = (tx: Transaction, auditId: string) =>
  tx.row<{ version: number; computed_at: string | null }>(sql`
    select computed as version, computed_at from quality_state where audit_id = ${auditId}`);

export interface OpenProblem {
  student_id: string;
  severity: 'error' | 'warning';
  file_name: string;
  upload_file_type: UploadFileType;
  code: string;
  header: string | null;
  usual: UsualFinding;
  count: number;
}

/** What the words of a finding are made of, beside its code and its header. */
export type UsualFinding = Pick<StoredFinding, 'value' | 'column' | 'params'>;

/**
 * Open problems in current files whose rows carry one of the IDs, leading zeros aside: errors first, then the most
 * frequent. Of rows of the schools that this transaction sees alone, and in the words of these rows: a group's own
 * words name values of other students. The student is asked first, by the order of `case`: of 300,000 findings the rest
 * took four fifths of the time.
 */
export const selectProblems = (tx: Transaction, auditId: string, studentIds: readonly string[]) =>
  tx.rows<OpenProblem>(sql`
    select ltrim(upper(i.student_id), '0') as student_id, i.severity, u.file_name, u.upload_file_type, i.code, min(i.header) as header,
      mode() within group (order by jsonb_build_object('value', i.value, 'column', i.column_name, 'params', i.params)) as usual,
      count(*)::int as count
    from issue i
    join upload u on u.audit_id = i.audit_id and u.id = i.upload_id and u.current_run = i.run
    where i.audit_id = ${auditId} and u.replaced_by_id is null and u.removed_at is null and i.severity in ('error', 'warning')
      and case when ltrim(upper(i.student_id), '0') in (select ltrim(upper(value), '0') from jsonb_array_elements_text(${jsonb(studentIds)}))
        then case when i.school_id is null then not ${covers(sql`not`)} else ${covers(sql``)} and sees_school(i.school_id) end
        else false end
    group by 1, i.severity, u.file_name, u.upload_file_type, i.code, i.column_letter
    order by i.severity, count(*) desc, u.file_name, i.code, usual`);

/**
 * A file covers a school that this transaction sees, or one that it does not. A row that names no
 * school is of any of those.
 */
const covers = (not: SQL): SQL => sql`exists (
  select 1 from upload_school covered
  where covered.audit_id = u.audit_id and covered.upload_id = u.id and ${not} sees_school(covered.school_id))`;
