import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Link, LogLine } from './verify-chain.ts';

export const findLines = (tx: Transaction, auditId: string) =>
  tx.rows<LogLine>(sql`
    select audit_id::text, id::text, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at,
      person_id::text, person_name, event, upload_id::text, upload_file_type, file_name,
      school_ids::text, details::text as details, address
    from audit_event where audit_id = ${auditId} order by id`);

export const findLinks = (tx: Transaction, auditId: string) =>
  tx.rows<Link>(sql`
    select sequence::int, event_id::text, hash from event_link where audit_id = ${auditId} order by sequence`);
