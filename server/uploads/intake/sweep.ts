import type { AuditId } from '#contract/ids.ts';
import { PORTAL, recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { forEach } from '../for-each.ts';
import { rawKey } from '../keys.ts';

interface SweepDependencies {
  database: Database;
  queue: Queue;
  store: Store;
}

interface Swept {
  audit_id: AuditId;
  id: string;
  kind: 'overdue' | 'removed' | 'unpacked' | 'confirmed' | 'waiting';
}

/** A look takes seconds; one that is not done after this long has lost its job. */
const PATIENCE = sql`interval '2 minutes'`;
/** An upload that started in time may still be on its way when its address runs out. */
const GRACE = sql`interval '5 minutes'`;

/**
 * Forgets staged files that no one confirmed in time, and their bytes; deletes the bytes of those that were
 * removed and of archives that were unpacked; looks again where a job was lost. Bytes go before their row, so that
 * none is left without one.
 */
export async function sweepStaged(deps: SweepDependencies): Promise<void> {
  await forEach(await selectSwept(deps.database), (file) => sweepOne(deps, file));
}

const selectSwept = (database: Database) =>
  database.system((tx) =>
    tx.rows<Swept>(sql`
      select audit_id, id,
        case when state = 'removed' then 'removed'
          when state = 'confirmed' then 'confirmed'
          when expires_at + ${GRACE} < now() then 'overdue'
          when state = 'unpacked' then 'unpacked' else 'waiting' end as kind
      from staged_file
      where state = 'removed' or expires_at + ${GRACE} < now()
        or state = 'unpacked' and size is not null
        or state = 'inspecting' and tried_at < now() - ${PATIENCE}`),
  );

async function sweepOne({ database, queue, store }: SweepDependencies, { audit_id: auditId, id, kind }: Swept) {
  const key = rawKey(auditId, id);
  if (kind === 'waiting') {
    await database.job(auditId, (tx) =>
      queue.send(tx, 'inspect-staged', { auditId, stagedId: id }, { singletonKey: id }),
    );
    return;
  }
  if (kind === 'unpacked') {
    await store.remove(key);
    await database.job(auditId, (tx) =>
      tx.run(sql`update staged_file set size = null where audit_id = ${auditId} and id = ${id}`),
    );
    return;
  }
  if (kind === 'overdue' && !(await expire(database, auditId, id))) return;
  // The bytes of a confirmed file are those of its upload.
  if (kind !== 'confirmed') await store.remove(key);
  await database.job(auditId, (tx) =>
    tx.run(sql`
      delete from staged_file where audit_id = ${auditId} and id = ${id} and state in ('removed', 'confirmed')`),
  );
}

/** From here on it cannot be confirmed. False where it has just been. */
const expire = (database: Database, auditId: AuditId, id: string) =>
  database.job(auditId, async (tx) => {
    const expired = await tx.row<{ purpose: string }>(sql`
      update staged_file set state = 'removed'
      where audit_id = ${auditId} and id = ${id} and state not in ('removed', 'confirmed') and expires_at + ${GRACE} < now()
      returning purpose`);
    if (!expired) return false;
    await recordEvent(tx, { auditId, event: 'intake.expired', actor: PORTAL, details: { staged: id, ...expired } });
    return true;
  });
