import { type SQL, sql } from 'drizzle-orm/sql';
import { AUDIT_EVENTS, type AuditEventName } from '#contract/audit-events.ts';
import type { AuditId, SchoolId } from '#contract/ids.ts';
import type { AuditLogItem, UploadFileType } from '#contract/uploads.ts';
import type { Transaction } from '#server/platform/database/database.ts';

export interface FileLogViewer {
  auditId: AuditId;
  schools: 'all' | readonly SchoolId[];
}

export interface FileLogQuery {
  page: number;
  size: number;
  upload_file_type?: UploadFileType | undefined;
  sort: 'asc' | 'desc';
}

interface EventRow {
  user_name: string;
  event: AuditEventName;
  file_name: string | null;
  timestamp: string;
}

/** What happened to data files, page by page. A member of some schools sees what concerns one of theirs. */
export async function readFileLog(tx: Transaction, { auditId, schools }: FileLogViewer, query: FileLogQuery) {
  const where = sql`e.audit_id = ${auditId} and e.upload_id is not null and ${concerns(schools)}
    and ${query.upload_file_type ? sql`e.upload_file_type = ${query.upload_file_type}` : sql`true`}`;
  const direction = query.sort === 'asc' ? sql`asc` : sql`desc`;
  const rows = await tx.rows<EventRow>(sql`
    select e.person_name as user_name, e.event, e.file_name, e.at as timestamp
    from audit_event e
    where ${where}
    order by e.at ${direction}, e.id ${direction}
    limit ${query.size} offset ${(query.page - 1) * query.size}`);
  const counted = await tx.row<{ total: number }>(sql`select count(*)::int as total from audit_event e where ${where}`);
  const total = counted?.total ?? 0;
  return { items: rows.map(toItem), total, pages: Math.ceil(total / query.size) };
}

const toItem = ({ event, ...item }: EventRow): AuditLogItem => ({ ...item, action: AUDIT_EVENTS[event].label });

const concerns = (schools: FileLogViewer['schools']): SQL =>
  schools === 'all'
    ? sql`true`
    : sql`e.school_ids && (select coalesce(array_agg(id::uuid), '{}') from jsonb_array_elements_text(${JSON.stringify(schools)}::jsonb) as mine (id))`;
