import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Sources } from './provenance.ts';
import type { StoredChanges } from './versions/changes.ts';
import type { StoredPanelName } from './versions/written-panel.ts';

export interface QualityState {
  wanted: number;
  computed: number;
  computed_at: string | null;
}

export const selectState = (tx: Transaction, auditId: string) =>
  tx.row<QualityState>(sql`
    select wanted, computed, computed_at from quality_state where audit_id = ${auditId}`);

/**
 * Whether a refresh that is due had better wait: other files of the audit are under way, which will ask for one again,
 * and it has not been due for a minute.
 */
export async function waitsForFiles(tx: Transaction, auditId: string): Promise<boolean> {
  const found = await tx.row(sql`
    select 1 from quality_state
    where audit_id = ${auditId} and wanted_at > now() - interval '1 minute' and exists (
      select 1 from upload where audit_id = ${auditId} and lifecycle in ('received', 'processing'))`);
  return found !== undefined;
}

/** As selectState, and no one asks for a refresh or publishes one before this transaction ends. */
export const lockState = (tx: Transaction, auditId: string) =>
  tx.row<QualityState>(sql`
    select wanted, computed, computed_at from quality_state where audit_id = ${auditId} for update`);

export interface NumbersAudit {
  year_ending: number;
  transcript_key: string;
  settings: unknown;
}

export const selectAudit = (tx: Transaction, auditId: string) =>
  tx.row<NumbersAudit>(sql`
    select year_ending, encode(transcript_key, 'hex') as transcript_key, settings from audit where id = ${auditId}`);

/** What people decided of the courses of the district (table of server/course-mapping). */
export const selectCourseDecisions = (tx: Transaction, auditId: string) =>
  tx.rows<{ course_code: string; title_key: string; course_title: string; sced_code: string | null }>(sql`
    select course_code, title_key, course_title, sced_code from course_decision where audit_id = ${auditId}`);

export interface SchoolName {
  id: string;
  name: string;
}

/** By local id: the order in which a tie between schools is decided. */
export const selectSchools = (tx: Transaction, auditId: string) =>
  tx.rows<SchoolName>(sql`
    select id, name from school where audit_id = ${auditId} order by local_id nulls last, id`);

/**
 * Of some schools alone: to hand over the names of 200 takes the embedded database longer than all
 * else that a call asks for.
 */
export const selectSchoolNames = (tx: Transaction, auditId: string, ids: readonly string[]) =>
  tx.rows<SchoolName>(sql`
    select id, name from school
    where audit_id = ${auditId} and id in (select value::uuid from jsonb_array_elements_text(${jsonb(ids)}))`);

/** The schools of each member of several schools. */
export const selectSchoolSets = (tx: Transaction, auditId: string) =>
  tx.rows<{ school_ids: string[] }>(sql`
    select distinct array_agg(school_id::text order by school_id) as school_ids
    from membership_school where audit_id = ${auditId}
    group by membership_id having count(*) > 1`);

/** The candidates of schools, as Columns of the database. */
export const selectCandidateLists = (tx: Transaction, auditId: string, schoolIds: readonly string[]) =>
  tx.rows<{ students: string }>(sql`
    select students from candidate_list
    where audit_id = ${auditId} and school_id in (select value::uuid from jsonb_array_elements_text(${jsonb(schoolIds)}))`);

export interface CurrentFileRow {
  id: string;
  chain_id: string;
  run: number;
  upload_file_type: UploadFileType;
  file_name: string;
  school_ids: string[];
  columns: Record<string, { letter: string; header: string }>;
  metadata: Record<string, string[]>;
  rows_read: number | null;
  rows_kept: number | null;
  /** SHA-256 of the rows that were kept; null: of an earlier version, or without rows. */
  rows_sha256: string | null;
  school_rows: Record<string, { valid: number; errors: number }> | null;
  /** It has several sheets or several records in a row. */
  is_parted: boolean;
}

/** As in migration 0040. */
const IS_PARTED = sql`(exists (
    select from jsonb_array_elements(case jsonb_typeof(r.overview) when 'array' then r.overview else '[]' end) as line
    where (line ->> 'is' = 'sheets' and jsonb_array_length(line -> 'names') > 1)
      or (line ->> 'is' = 'layout' and (line -> 'slots' ->> 'count')::integer > 1))
  or exists (
    select from jsonb_array_elements_text(r.statistics) as line where line like 'Sheets: %' or line like 'Recognized as %: % a row'))`;

/** Files whose rows count, oldest first: processed, readable, neither replaced nor removed. */
export const selectCurrentFiles = (tx: Transaction, auditId: string) =>
  tx.rows<CurrentFileRow>(sql`
    select u.id, u.chain_id, r.number as run, u.upload_file_type, u.file_name, r.columns, u.metadata, r.rows_read, r.rows_kept,
      r.rows_sha256, r.school_rows, ${IS_PARTED} as is_parted, array(
        select school_id::text from upload_school chosen
        where chosen.audit_id = u.audit_id and chosen.upload_id = u.id order by school_id) as school_ids
    from upload u
    join run r on r.audit_id = u.audit_id and r.upload_id = u.id and r.number = u.current_run
    where u.audit_id = ${auditId} and u.verdict in ('success', 'data_errors')
      and u.replaced_by_id is null and u.removed_at is null
    order by u.requested_at, u.id`);

/** A panel as of a version, and the version. `result` is null for a scope that version has no numbers for. */
export interface StoredPanel<Answer> {
  version: number;
  computed_at: string;
  result: Answer | null;
  sources: Sources;
  changes: StoredChanges | null;
  /** Of the version that made the panel what it is. */
  changed_version: number;
  changed_at: string | null;
}

/** The same as it is stored: JSON as text, which the database need not read. */
interface PanelRow extends Omit<StoredPanel<never>, 'result' | 'sources' | 'changes'> {
  result: string | null;
  sources: string | null;
  changes: string | null;
}

/**
 * The stored answer of a panel, as of a version or of the newest: the newest row not after it,
 * found by the primary key.
 */
export async function selectPanel<Answer>(
  tx: Transaction,
  auditId: string,
  panel: StoredPanelName,
  key: string,
  version: number | undefined,
): Promise<StoredPanel<Answer> | undefined> {
  const row = await tx.row<PanelRow>(sql`
    select v.version, v.computed_at, p.result, p.sources, p.changes, p.version as changed_version, c.computed_at as changed_at
    from quality_version v
    left join lateral (
      select * from panel
      where audit_id = v.audit_id and panel = ${panel} and scope_key = ${key} and version <= v.version
      order by version desc limit 1) p on true
    left join quality_version c on c.audit_id = v.audit_id and c.version = p.version
    where v.audit_id = ${auditId} and v.version = ${
      version ?? sql`(select computed from quality_state where audit_id = ${auditId})`
    }`);
  return row && { ...row, result: read(row.result), sources: read(row.sources), changes: read(row.changes) };
}

/** The stored answers of a panel for several scopes, as of the newest version. */
export async function selectPanels<Answer>(
  tx: Transaction,
  auditId: string,
  panel: StoredPanelName,
  keys: readonly string[],
): Promise<Map<string, Answer>> {
  const rows = await tx.rows<{ scope_key: string; result: string }>(sql`
    select distinct on (p.scope_key) p.scope_key, p.result
    from panel p join quality_state s on s.audit_id = p.audit_id and p.version <= s.computed
    where p.audit_id = ${auditId} and p.panel = ${panel}
      and p.scope_key in (select jsonb_array_elements_text(${jsonb(keys)}))
    order by p.scope_key, p.version desc`);
  return new Map(
    rows.flatMap(({ scope_key, result }) => {
      const answer = read<Answer | null>(result);
      return answer === null ? [] : [[scope_key, answer] as const];
    }),
  );
}

/** Written by the refresh as JSON of the column's shape. */
const read = <Value>(text: string | null): Value => JSON.parse(text ?? 'null') as Value;
