import type { AuditEventName } from '#contract/audit-events.ts';
import type { LogColumn } from '#contract/uploads/file-log.ts';
import type { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';
import { concerns, concernsNoOther, type LogViewer, RUN } from './viewer.ts';

/** Which lines of the log, and in which order. */
export interface FileLogLines {
  upload_file_type?: UploadFileType | undefined;
  event?: AuditEventName | undefined;
  user?: string | undefined;
  /** Part of the name of a file. */
  file?: string | undefined;
  by: LogColumn;
  sort: 'asc' | 'desc';
}

export interface EventRow {
  user_name: string;
  event: AuditEventName;
  file_name: string | null;
  timestamp: string;
  /** Of a processed file, where the viewer may know it. */
  errors: number | null;
}

/** Which of the lines in their order. `newestId`: none that was written after this one. */
export interface LineSpan {
  size: number;
  offset: number;
  newestId?: number;
}

export const isInSpan = ({ newestId }: LineSpan): SQL =>
  newestId === undefined ? sql`true` : sql`e.id <= ${newestId}`;

/** Of the last line that was written, as far as the reader sees them. */
export async function selectNewestId(tx: Transaction, { auditId }: Pick<LogViewer, 'auditId'>): Promise<number> {
  const found = await tx.row<{ id: number }>(sql`
    select coalesce(max(id), 0) as id from audit_event where audit_id = ${auditId}`);
  return found?.id ?? 0;
}

const ORDER: Record<LogColumn, SQL> = {
  user: sql`lower(e.person_name)`,
  action: sql`e.event`,
  file: sql`lower(e.file_name)`,
  timestamp: sql`e.at`,
};

/** A page of the lines. Lines that are equal in the chosen column are in the order of time. */
export function selectLines(
  tx: Transaction,
  viewer: LogViewer,
  lines: FileLogLines,
  span: LineSpan,
): Promise<EventRow[]> {
  const direction = lines.sort === 'asc' ? sql`asc` : sql`desc`;
  return tx.rows<EventRow>(sql`
    select e.person_name as user_name, e.event, e.file_name, e.at as timestamp,
      case when ${concernsNoOther(viewer)} then (e.details -> 'counts' ->> 'error')::int end as errors
    from audit_event e ${RUN}
    where ${chosen(viewer, lines)} and ${isInSpan(span)}
    order by ${ORDER[lines.by]} ${direction} nulls last, e.at ${direction}, e.id ${direction}
    limit ${span.size} offset ${span.offset}`);
}

export async function countLines(tx: Transaction, viewer: LogViewer, lines: FileLogLines): Promise<number> {
  const counted = await tx.row<{ total: number }>(
    sql`select count(*)::int as total from audit_event e where ${chosen(viewer, lines)}`,
  );
  return counted?.total ?? 0;
}

/** Who and what there is to filter by, whatever is filtered by now. */
export async function selectChoices(
  tx: Transaction,
  viewer: LogViewer,
  { upload_file_type }: FileLogLines,
): Promise<{ users: string[]; events: AuditEventName[] }> {
  const found = await tx.row<{ users: string[]; events: AuditEventName[] }>(sql`
    select
      coalesce(array_agg(distinct e.person_name), '{}') as users,
      coalesce(array_agg(distinct e.event), '{}') as events
    from audit_event e where ${ofFiles(viewer, upload_file_type)}`);
  return found ?? { users: [], events: [] };
}

function chosen(viewer: LogViewer, { upload_file_type, event, user, file }: FileLogLines): SQL {
  return sql`${ofFiles(viewer, upload_file_type)}
    and ${event ? sql`e.event = ${event}` : sql`true`}
    and ${user ? sql`e.person_name = ${user}` : sql`true`}
    and ${file ? sql`position(lower(${file}) in lower(coalesce(e.file_name, ''))) > 0` : sql`true`}`;
}

/**
 * What happened to files, and what was said not to be in any; a member of some schools sees
 * what concerns one of theirs.
 */
const ofFiles = (viewer: LogViewer, type: UploadFileType | undefined): SQL => sql`
  ${concerns(viewer)} and e.event <> 'upload.issues_viewed' and (e.upload_id is not null or e.event in ('not-offered.marked', 'not-offered.taken-back'))
    and ${type ? sql`e.upload_file_type = ${type}` : sql`true`}`;
