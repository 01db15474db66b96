import { PortalError } from '#contract/errors.ts';
import { PORTAL, recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { schoolsOf } from './arrive/seal.ts';
import { idsOfRawKey, type RawIds, rawKey } from './keys.ts';
import { failUpload } from './process/cancel.ts';
import { receiverOf } from './receive.ts';
import type { Quota } from './room.ts';

export interface TakeInDependencies {
  database: Database;
  queue: Queue;
  store: Store;
  /** Largest file in bytes. */
  maxBytes: number;
  quota: Quota;
}

/**
 * Takes in what has arrived for an upload or a staged file: seals it, then its row and its next job. May be called at
 * any time, twice, or beside itself: the first bytes that are sealed stay, and what was sent after them goes.
 * @returns whether anything was there
 */
export async function takeIn(deps: TakeInDependencies, ids: RawIds): Promise<boolean> {
  const { store, database } = deps;
  const key = rawKey(ids.auditId, ids.uploadId);
  const expected = await database.job(ids.auditId, (tx) => selectExpected(tx, ids));
  if (!expected) {
    if (await store.discard(key)) await database.job(ids.auditId, (tx) => recordSentAgain(tx, ids));
    return false;
  }
  try {
    const arrival = await store.seal({ key, maxBytes: deps.maxBytes, exactBytes: expected.expected_size });
    if (arrival === null) return false;
    await receiverOf(deps)(key, arrival);
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    await refuse(deps, ids, error);
  }
  await store.discard(key);
  return true;
}

/** What the bytes of an ID were announced as, or undefined where none are awaited. */
const selectExpected = (tx: Transaction, { auditId, uploadId }: RawIds) =>
  tx.row<{ expected_size: number | null }>(sql`
    select expected_size from upload where audit_id = ${auditId} and id = ${uploadId} and lifecycle in ('requested', 'expired')
    union all
    select expected_size from staged_file where audit_id = ${auditId} and id = ${uploadId} and state = 'uploading'`);

/**
 * Bytes of another length than agreed on, or of a file removed meanwhile: they are deleted, and
 * whoever sent them is told.
 */
async function refuse({ database, store }: TakeInDependencies, ids: RawIds, error: PortalError): Promise<void> {
  const { auditId, uploadId } = ids;
  if (error.code === 'too_large' || error.code === 'bad_request') {
    const refused = { is: error.code === 'too_large' ? 'too-large' : 'damaged' };
    await database.job(auditId, async (tx) => {
      await tx.run(sql`
        update staged_file set state = 'refused', refused = ${jsonb(refused)}
        where audit_id = ${auditId} and id = ${uploadId} and state = 'uploading'`);
      await failUpload(tx, { auditId, actor: PORTAL }, uploadId);
    });
  } else await store.remove(rawKey(auditId, uploadId));
}

/** An address was used once more after its bytes were sealed (docs/threats.md#t8). */
async function recordSentAgain(tx: Transaction, { auditId, uploadId }: RawIds): Promise<void> {
  const upload = await tx.row<{ upload_file_type: string; file_name: string; sha256: string }>(sql`
    select upload_file_type, file_name, sha256 from upload where audit_id = ${auditId} and id = ${uploadId} and sha256 is not null`);
  if (!upload) return;
  await recordEvent(tx, {
    auditId,
    event: 'upload.sent_again',
    actor: PORTAL,
    file: { uploadId, type: upload.upload_file_type, name: upload.file_name },
    schoolIds: await schoolsOf(tx, auditId, uploadId),
    details: { kept: upload.sha256 },
  });
}

/** Hands the keys of what has arrived to the workers. Keys of no upload are skipped. */
export async function requestTakeIn(
  { database, queue }: Pick<TakeInDependencies, 'database' | 'queue'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    const ids = idsOfRawKey(key);
    if (ids) await database.job(ids.auditId, (tx) => queue.send(tx, 'take-in', ids, { singletonKey: ids.uploadId }));
  }
}
