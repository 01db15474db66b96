import { sql } from 'drizzle-orm/sql';
import type { PanelName } from '#contract/quality.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Transaction } from '#server/platform/database/database.ts';

export interface QualityState {
  wanted: number;
  computed: number;
  computed_at: string | null;
}

export const selectState = (tx: Transaction, auditId: string) =>
  tx.row<QualityState>(sql`
    select wanted, computed, computed_at from quality_state where audit_id = ${auditId}`);

/** As selectState, and nobody asks for a refresh or publishes one before this transaction ends. */
export const lockState = (tx: Transaction, auditId: string) =>
  tx.row<QualityState>(sql`
    select wanted, computed, computed_at from quality_state where audit_id = ${auditId} for update`);

export interface AuditRow {
  year_ending: number;
  transcript_key: string;
}

export const selectAudit = (tx: Transaction, auditId: string) =>
  tx.row<AuditRow>(sql`
    select year_ending, encode(transcript_key, 'hex') as transcript_key from audit where id = ${auditId}`);

/** By local id: the order in which a tie between schools is decided. */
export const selectSchools = (tx: Transaction, auditId: string) =>
  tx.rows<{ id: string; name: string }>(sql`
    select id, name from school where audit_id = ${auditId} order by local_id nulls last, id`);

/** The schools of each member of several schools. */
export const selectSchoolSets = (tx: Transaction, auditId: string) =>
  tx.rows<{ school_ids: string[] }>(sql`
    select distinct array_agg(school_id::text order by school_id) as school_ids
    from membership_school where audit_id = ${auditId}
    group by membership_id having count(*) > 1`);

export interface FileRow {
  id: string;
  run: number;
  upload_file_type: UploadFileType;
  file_name: string;
  school_ids: string[];
  columns: Record<string, { letter: string; header: string }>;
}

/** Files whose rows count, oldest first: processed, readable, not replaced. */
export const selectCurrentFiles = (tx: Transaction, auditId: string) =>
  tx.rows<FileRow>(sql`
    select u.id, r.number as run, u.upload_file_type, u.file_name, r.columns, array(
        select school_id::text from upload_school chosen
        where chosen.audit_id = u.audit_id and chosen.upload_id = u.id order by school_id) as school_ids
    from upload u
    join run r on r.audit_id = u.audit_id and r.upload_id = u.id and r.number = u.current_run
    where u.audit_id = ${auditId} and u.lifecycle = 'done' and u.verdict in ('success', 'data_errors')
      and u.replaced_by_id is null
    order by u.requested_at, u.id`);

/** The stored answer of a panel: one primary key. */
export const selectPanel = <Answer extends object>(tx: Transaction, auditId: string, panel: PanelName, key: string) =>
  tx.row<{ result: Answer }>(sql`
    select result from panel where audit_id = ${auditId} and panel = ${panel} and scope_key = ${key}`);
