import { type AuditEventKind, type AuditEventName, KIND_OF_EVENT } from '#contract/audit-events.ts';
import type { FileId, SchoolId } from '#contract/ids.ts';
import type { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';
import { isInSpan, type LineSpan } from './queries.ts';
import { concerns, concernsNoOther, type LogViewer, RUN } from './viewer.ts';

/** Which lines of the whole log. */
export interface LogLines {
  user?: string | undefined;
  kind?: AuditEventKind | undefined;
  school_id?: SchoolId | undefined;
  /** ISO times: from this one on, and before that one. */
  from?: string | undefined;
  before?: string | undefined;
}

export interface EntryRow {
  id: number;
  user_name: string;
  event: AuditEventName;
  upload_id: FileId | null;
  upload_file_type: UploadFileType | null;
  file_name: string | null;
  has_results: boolean;
  /** As recorded; empty where it also tells of schools that are not the viewer's. */
  details: unknown;
  schools: string[];
  timestamp: string;
  address: string | null;
}

/** A page of the lines, newest first. */
export const selectEntries = (
  tx: Transaction,
  viewer: LogViewer,
  lines: LogLines,
  span: LineSpan,
): Promise<EntryRow[]> =>
  tx.rows<EntryRow>(sql`
    select e.id, e.person_name as user_name, e.event, e.upload_id, e.upload_file_type, e.file_name, e.at as timestamp, e.address,
      u.verdict is not null as has_results,
      case when ${concernsNoOther(viewer)} then e.details else '{}' end as details,
      -- Row-level security leaves the viewer's own.
      array(select s.name from school s where s.audit_id = e.audit_id and s.id = any (e.school_ids) order by s.name) as schools
    from audit_event e ${RUN}
    left join upload u on u.audit_id = e.audit_id and u.id = e.upload_id
    where ${chosen(viewer, lines)} and ${isInSpan(span)}
    order by e.at desc, e.id desc
    limit ${span.size} offset ${span.offset}`);

export async function countEntries(tx: Transaction, viewer: LogViewer, lines: LogLines): Promise<number> {
  const counted = await tx.row<{ total: number }>(
    sql`select count(*)::int as total from audit_event e where ${chosen(viewer, lines)}`,
  );
  return counted?.total ?? 0;
}

/** Everyone with a line to filter by, whatever is filtered by now. */
export const selectUsers = (tx: Transaction, viewer: LogViewer): Promise<{ name: string }[]> =>
  tx.rows<{ name: string }>(sql`
    select distinct e.person_name as name from audit_event e where ${chosen(viewer, {})} order by name`);

function chosen(viewer: LogViewer, { user, kind, school_id, from, before }: LogLines): SQL {
  const narrowed = [
    // One line a file: what became of it is the next one (docs/decisions/0042-the-log-says-from-where.md).
    sql`e.event not in ('upload.requested', 'intake.staged', 'intake.removed')`,
    // Each page and each filter of problems or candidates is a look: one line for a person, a file or
    // school, and ten minutes.
    sql`not ((e.event = 'upload.issues_viewed' or e.details ->> 'list' is not null) and exists (
      select 1 from audit_event before
      where before.audit_id = e.audit_id and before.at between e.at - interval '10 minutes' and e.at and before.id < e.id
        and before.event = e.event and before.details ->> 'list' is not distinct from e.details ->> 'list'
        and before.upload_id is not distinct from e.upload_id
        and (e.upload_id is not null or before.school_ids = e.school_ids)
        and before.person_id is not distinct from e.person_id and before.person_name = e.person_name))`,
    user && sql`e.person_name = ${user}`,
    kind &&
      sql`e.event in (select name from jsonb_array_elements_text(${JSON.stringify(eventsOf(kind))}::jsonb) as one (name))`,
    school_id && sql`${school_id}::uuid = any (e.school_ids)`,
    from && sql`e.at >= ${from}::timestamptz`,
    before && sql`e.at < ${before}::timestamptz`,
  ].filter((condition) => typeof condition === 'object');
  return sql.join([concerns(viewer), ...narrowed], sql` and `);
}

const eventsOf = (kind: AuditEventKind): string[] =>
  Object.entries(KIND_OF_EVENT).flatMap(([event, one]) => (one === kind ? [event] : []));

/** The district the audit is of, for names of downloads. */
export async function selectDistrict(tx: Transaction, { auditId }: LogViewer): Promise<string> {
  const found = await tx.row<{ name: string }>(sql`
    select d.name from audit a join district d on d.id = a.district_id where a.id = ${auditId}`);
  return found?.name ?? '';
}
