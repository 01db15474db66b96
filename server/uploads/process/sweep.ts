import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm/sql';
import type { AuditId } from '#contract/ids.ts';
import type { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import { PORTAL, recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { type Arrival, schoolsOf, sealUpload } from '../arrive/seal.ts';
import { rawKey } from '../keys.ts';
import { SILENT } from './claim.ts';

export interface SweepDependencies {
  database: Database;
  queue: Queue;
  store: Store;
}

interface Open {
  audit_id: AuditId;
  id: string;
  kind: 'requested' | 'overdue' | 'waiting';
  attempt: number;
}

/**
 * Finds what nobody will finish by itself: bytes that arrived without a word, addresses that ran out, received files whose job is
 * gone, files in the hands of a worker that is silent. Every step may be repeated.
 */
export async function sweepUploads(deps: SweepDependencies): Promise<void> {
  for (const upload of await selectOpen(deps.database)) {
    if (upload.kind === 'waiting') await enqueueAgain(deps, upload);
    else if (!(await sealIfArrived(deps, upload)) && upload.kind === 'overdue') await expire(deps.database, upload);
  }
}

/** An upload that started in time may still be on its way when its address runs out. */
const GRACE = sql`interval '5 minutes'`;
/** A received file normally has its job in the same transaction; one that waits longer may have lost it. */
const PATIENCE = sql`interval '1 minute'`;

const selectOpen = (database: Database) =>
  database.system((tx) =>
    tx.rows<Open>(sql`
      select u.audit_id, u.id, u.attempt,
        case when u.lifecycle <> 'requested' then 'waiting'
          when u.expires_at + ${GRACE} < now() then 'overdue' else 'requested' end as kind
      from upload u
      left join run r on r.audit_id = u.audit_id and r.upload_id = u.id and r.number = u.attempt
      where u.lifecycle = 'requested'
        or u.lifecycle = 'received' and greatest(u.received_at, r.beat_at) < now() - ${PATIENCE}
        or u.lifecycle = 'processing' and (r.beat_at is null or r.beat_at < now() - ${SILENT})`),
  );

const enqueueAgain = ({ database, queue }: SweepDependencies, { audit_id: auditId, id: uploadId, attempt }: Open) =>
  database.job(auditId, (tx) =>
    queue.send(tx, 'process-upload', { auditId, uploadId, attempt }, { singletonKey: uploadId }),
  );

async function sealIfArrived({ database, queue, store }: SweepDependencies, { audit_id, id }: Open): Promise<boolean> {
  const key = rawKey(audit_id, id);
  if ((await store.size(key)) === null) return false;
  await sealUpload(database, queue, key, await measure(store, key));
  return true;
}

async function measure(store: Store, key: string): Promise<Arrival> {
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(await store.read(key), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
    }
  });
  return { size, sha256: hash.digest('hex') };
}

const expire = (database: Database, { audit_id: auditId, id: uploadId }: Open) =>
  database.job(auditId, async (tx) => {
    const expired = await tx.row<{ upload_file_type: UploadFileType; file_name: string }>(sql`
      update upload set lifecycle = 'expired'
      where audit_id = ${auditId} and id = ${uploadId} and lifecycle = 'requested'
      returning upload_file_type, file_name`);
    if (!expired) return;
    await recordEvent(tx, {
      auditId,
      event: 'upload.expired',
      actor: PORTAL,
      file: { uploadId, type: expired.upload_file_type, name: expired.file_name },
      schoolIds: await schoolsOf(tx, auditId, uploadId),
    });
  });
