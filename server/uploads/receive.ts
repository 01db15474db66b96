import { PortalError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Arrival } from '#server/platform/storage/incoming.ts';
import { sealInTransaction } from './arrive/seal.ts';
import { receiveStaged } from './intake/arrive.ts';
import { idsOfRawKey } from './keys.ts';
import { assertRoomFor, type Quota } from './room.ts';

/**
 * Takes the bytes of every PUT, in one transaction. A staged file keeps its key when it becomes an upload, so the key
 * does not say which of the two it is: the row that has its ID does, under a lock.
 * @throws PortalError not_found for a key of another kind; conflict when what the bytes are for was removed or
 * canceled, and where the audit is full by now: they may go
 */
export const receiverOf =
  ({ database, queue, quota }: { database: Database; queue: Queue; quota: Quota }) =>
  async (key: string, arrival: Arrival): Promise<void> => {
    const ids = idsOfRawKey(key);
    if (!ids) throw new PortalError('not_found');
    await database.job(ids.auditId, async (tx) => {
      await assertRoomFor(tx, { auditId: ids.auditId, id: ids.uploadId }, quota, { files: 1, bytes: arrival.size });
      if (!(await receiveStaged(tx, queue, ids, arrival))) await sealInTransaction(tx, queue, ids, arrival);
    });
  };
