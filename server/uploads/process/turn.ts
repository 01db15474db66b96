import type { AuditId } from '#contract/ids.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { RawIds } from '../keys.ts';

/**
 * Whose file is read next, or null where none waits: that of the audit with the fewest in work; of several the one
 * whose turn was longest ago; and of an audit the oldest. A thousand files of one audit so hold up another's by one
 * file, not by a thousand.
 */
export async function nextInTurn(database: Database): Promise<RawIds | null> {
  const next = await database.system((tx) =>
    tx.row<{ audit_id: AuditId; id: string }>(sql`
      with oldest as (
        select distinct on (audit_id) audit_id, id, received_at from upload
        where lifecycle = 'received' order by audit_id, received_at, id)
      select o.audit_id, o.id from oldest o
      left join audit_turn t on t.audit_id = o.audit_id
      order by (select count(*) from upload u where u.audit_id = o.audit_id and u.lifecycle = 'processing'),
        t.at nulls first, o.received_at, o.id
      limit 1`),
  );
  return next ? { auditId: next.audit_id, uploadId: next.id } : null;
}

/** The audit had its turn. */
export const recordTurn = (tx: Transaction, auditId: AuditId) =>
  tx.run(sql`
    insert into audit_turn (audit_id, at) values (${auditId}, now())
    on conflict (audit_id) do update set at = excluded.at`);
