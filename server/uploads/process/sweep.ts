import type { AuditId } from '#contract/ids.ts';
import { PORTAL } from '#server/platform/audit-trail/record-event.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { forEach } from '../for-each.ts';
import type { RawIds } from '../keys.ts';
import { failUpload } from './cancel.ts';
import { SILENT } from './claim.ts';

export interface SweepDependencies {
  database: Database;
  queue: Queue;
  /** Takes in what has arrived for an upload; answers whether anything has. */
  takeIn(ids: RawIds): Promise<boolean>;
}

interface Open {
  audit_id: AuditId;
  id: string;
  kind: 'requested' | 'overdue' | 'waiting';
  attempt: number;
}

/**
 * Finds what no one will finish by itself: bytes that arrived without a word, addresses that ran out, received
 * files whose job is gone, files in the hands of a worker that is silent. Every step may be repeated, and one that
 * fails holds up no other.
 */
export async function sweepUploads(deps: SweepDependencies): Promise<void> {
  await forEach(await selectOpen(deps.database), async (upload) => {
    const { audit_id: auditId, id: uploadId, kind } = upload;
    if (kind === 'waiting') await enqueueAgain(deps, upload);
    else if (!(await deps.takeIn({ auditId, uploadId })) && kind === 'overdue')
      await deps.database.job(auditId, (tx) => failUpload(tx, { auditId, actor: PORTAL }, uploadId));
  });
}

/** An upload that started in time may still be on its way when its address runs out. */
const GRACE = sql`interval '5 minutes'`;
/** A received file normally has its job in the same transaction; one that waits longer may have lost it. */
const PATIENCE = sql`interval '1 minute'`;

/**
 * Also what was reported as failed while its bytes may still be on their way: their process may have
 * ended before it could say so.
 */
const selectOpen = (database: Database) =>
  database.system((tx) =>
    tx.rows<Open>(sql`
      select u.audit_id, u.id, u.attempt,
        case when u.lifecycle in ('received', 'processing') then 'waiting'
          when u.lifecycle = 'requested' and u.expires_at + ${GRACE} < now() then 'overdue' else 'requested' end as kind
      from upload u
      left join run r on r.audit_id = u.audit_id and r.upload_id = u.id and r.number = u.attempt
      where u.lifecycle = 'requested'
        or u.lifecycle = 'expired' and u.expires_at + ${GRACE} + ${PATIENCE} > now()
        or u.lifecycle = 'received' and greatest(u.received_at, r.beat_at) < now() - ${PATIENCE}
        or u.lifecycle = 'processing' and (r.beat_at is null or r.beat_at < now() - ${SILENT})`),
  );

/**
 * After a restore, which brings rows and no jobs, or a start where no one else works: asks for the processing of every
 * file that waits for it. The sweep would find them too, a minute later and by turns.
 */
export async function enqueueAll(deps: Pick<SweepDependencies, 'database' | 'queue'>): Promise<number> {
  const waiting = await deps.database.system(async (tx) => {
    // The workers of then are gone, whatever sign of life they gave last.
    await tx.run(sql`update run set beat_at = beat_at - interval '1 hour' where finished_at is null`);
    return await tx.rows<Open>(sql`
      select audit_id, id, attempt, 'waiting' as kind from upload where lifecycle in ('received', 'processing')`);
  });
  for (const upload of waiting) await enqueueAgain(deps, upload);
  return waiting.length;
}

const enqueueAgain = (
  { database, queue }: Pick<SweepDependencies, 'database' | 'queue'>,
  { audit_id: auditId, id: uploadId, attempt }: Open,
) =>
  database.job(auditId, (tx) =>
    queue.send(tx, 'process-upload', { auditId, uploadId, attempt }, { singletonKey: uploadId }),
  );
