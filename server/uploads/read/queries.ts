import type { AuditId } from '#contract/ids.ts';
import type { UploadFileType, VersionChange } from '#contract/uploads/uploaded-file.ts';
import type { OverviewLine } from '#datasets/kit/overview/overview-line.ts';
import type { ToldLine } from '#server/ingest/result.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';
import { countsOther, coversNoOther, coversSome, type SchoolScope, within } from '../school-scope.ts';
import type { Lifecycle, Verdict } from '../status.ts';

/** An upload with the run it shows, the current one; `stage` and `percent` are of the one that is under way. */
export interface UploadRow {
  id: string;
  file_name: string;
  upload_file_type: UploadFileType;
  metadata: Record<string, string[]>;
  school_ids: string[];
  /** It was uploaded for schools outside the scope, too: whoever sees the scope alone changes nothing about it. */
  covers_other_schools: boolean;
  /**
   * It was, or rows of such schools are still in it: of all that is said of it, only what is of the
   * scope's schools is shown.
   */
  holds_other_schools: boolean;
  lifecycle: Lifecycle;
  verdict: Verdict | null;
  uploaded_at: string;
  uploaded_by: string;
  size: number | null;
  sha256: string | null;
  version: number;
  chain_id: string;
  /** The ID under which its bytes are stored: its own, unless it was made of an earlier upload. */
  bytes_id: string;
  removed_at: string | null;
  removed_by_name: string | null;
  removed_reason: string | null;
  moved_as: UploadFileType | null;
  /** It waits for a person to use it: out of the audit until then. */
  held: VersionChange | null;
  looks_like: UploadFileType | null;
  is_of_strangers: boolean;
  replaces_id: string | null;
  replaced_by_id: string | null;
  stage: string | null;
  percent: number | null;
  rows_under_way: number | null;
  seconds_under_way: number | null;
  rows_read: number | null;
  rows_kept: number | null;
  overview: OverviewLine[] | null;
  /** Lines of the overview in the English words of an earlier version. */
  statistics: string[] | null;
  results_summary: ToldLine[] | null;
  error_count: number | null;
  warning_count: number | null;
  note_count: number | null;
  school_rows: Record<string, { valid: number; errors: number }> | null;
}

export interface UploadFilter {
  auditId: AuditId;
  schools: SchoolScope;
  where: SQL;
}

/** Uploads, newest first. */
export const selectUploads = (
  tx: Transaction,
  { auditId, schools, where }: UploadFilter,
  page?: { size: number; offset: number },
) =>
  tx.rows<UploadRow>(sql`
    select u.id, u.file_name, u.upload_file_type, u.metadata, u.lifecycle, u.verdict,
      coalesce(u.received_at, u.requested_at) as uploaded_at, u.requested_by_name as uploaded_by,
      u.size, u.sha256, u.version, u.chain_id, u.replaces_id, u.replaced_by_id,
      coalesce(u.bytes_of, u.id) as bytes_id, u.removed_at, u.removed_by_name, u.removed_reason, u.moved_as, u.held,
      (select coalesce(g.params -> 'list' -> 0, g.params -> 'refused') ->> 'type' from issue_group g
        where g.audit_id = r.audit_id and g.upload_id = r.upload_id and g.run = r.number and g.code = 'file.other-dataset') as looks_like,
      coalesce(r.rows_kept > 0, false) and exists (select from issue_group g
        where g.audit_id = r.audit_id and g.upload_id = r.upload_id and g.run = r.number and g.code = 'student.not-on-roster'
          and g.count >= r.rows_kept) as is_of_strangers,
      (select coalesce(jsonb_agg(covered.school_id order by covered.school_id), '[]')
        from upload_school covered
        where covered.audit_id = u.audit_id and covered.upload_id = u.id
          and ${within(sql`covered.school_id`, schools)}) as school_ids,
      not (${coversNoOther(schools)}) as covers_other_schools,
      (not (${coversNoOther(schools)}) or ${countsOther(sql`r.school_rows`, schools)}) as holds_other_schools,
      under_way.stage, under_way.percent, under_way.rows_read as rows_under_way,
      floor(extract(epoch from now() - under_way.started_at))::int as seconds_under_way,
      r.rows_read, r.rows_kept, r.overview, r.statistics, r.results_summary,
      r.error_count, r.warning_count, r.note_count, r.school_rows
    from upload u
    left join run r on r.audit_id = u.audit_id and r.upload_id = u.id and r.number = coalesce(u.current_run, u.attempt)
    left join run under_way on under_way.audit_id = u.audit_id and under_way.upload_id = u.id and under_way.number = u.attempt
      and u.lifecycle = 'processing'
    where u.audit_id = ${auditId} and ${coversSome(schools)} and ${where}
    order by u.requested_at desc, u.id desc
    ${page ? sql`limit ${page.size} offset ${page.offset}` : sql``}`);

export async function countUploads(tx: Transaction, { auditId, schools, where }: UploadFilter): Promise<number> {
  const counted = await tx.row<{ total: number }>(sql`
    select count(*)::int as total from upload u
    where u.audit_id = ${auditId} and ${coversSome(schools)} and ${where}`);
  return counted?.total ?? 0;
}

/** What the list shows: nothing that was replaced, removed or withdrawn. */
export const LISTED = sql`u.replaced_by_id is null and (u.removed_at is null or u.held is not null) and u.lifecycle <> 'canceled'`;

/** Removed, and nothing has taken its place since. */
export const REMOVED = sql`u.removed_at is not null and u.held is null and u.replaced_by_id is null`;

/**
 * One entry a file: its newest version, whatever became of it; none where that was removed and the older
 * ones were replaced by it.
 */
export const NEWEST_OF_ITS_CHAIN = sql`${LISTED} and not exists (
  select 1 from upload newer
  where newer.audit_id = u.audit_id and newer.chain_id = u.chain_id and newer.lifecycle <> 'canceled' and (newer.removed_at is null or newer.held is not null)
    and (newer.requested_at, newer.id) > (u.requested_at, u.id))`;

/** Versions that have arrived. */
export const ARRIVED = sql`u.lifecycle in ('received', 'processing', 'done')`;

/** Problems of an upload by severity, in the schools of the scope alone. */
export const countIssues = (tx: Transaction, auditId: AuditId, uploadId: string, schools: SchoolScope) =>
  tx.rows<{ severity: 'error' | 'warning' | 'note'; count: number; strangers: number }>(sql`
    select i.severity, count(*)::int as count, (count(*) filter (where i.code = 'student.not-on-roster'))::int as strangers
    from issue i
    join upload u on u.audit_id = i.audit_id and u.id = i.upload_id and u.current_run = i.run
    where i.audit_id = ${auditId} and i.upload_id = ${uploadId} and ${within(sql`i.school_id`, schools)}
    group by i.severity`);
