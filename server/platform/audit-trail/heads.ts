import type { Transaction } from '../database/database.ts';
import { sql } from '../database/sql.ts';

export interface AuditHead {
  audit_id: string;
  sequence: number;
  hash: string;
}

/** The newest link of every log. */
export const findHeads = (tx: Transaction) =>
  tx.rows<AuditHead>(sql`
    select distinct on (audit_id) audit_id, sequence::int, hash from event_link order by audit_id, sequence desc`);

/** The newest link of one log; undefined where it has no line. */
export const findHead = (tx: Transaction, auditId: string) =>
  tx.row<Pick<AuditHead, 'sequence' | 'hash'>>(sql`
    select sequence::int, hash from event_link where audit_id = ${auditId} order by sequence desc limit 1`);
