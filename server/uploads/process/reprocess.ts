import { PortalError } from '#contract/errors.ts';
import type { AuditId } from '#contract/ids.ts';
import { type Actor, recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { schoolsOf } from '../arrive/seal.ts';
import { findUpload } from '../read/read.ts';
import type { SchoolScope } from '../school-scope.ts';

export interface ReprocessContext {
  auditId: AuditId;
  actor: Actor;
  schools: SchoolScope;
  queue: Queue;
  /** Also while it waits or is being processed: the fence drops what the attempt under way finds. */
  overtakes?: boolean;
}

/**
 * Has the stored bytes of a file processed again. The run that shows, and its numbers, stay until the new one is published.
 * @throws PortalError not_found; forbidden for a file that covers schools of others; conflict while it is being processed, when it
 * has no bytes, or when a newer version is in force.
 */
export async function processAgain(tx: Transaction, context: ReprocessContext, fileId: string): Promise<void> {
  const { auditId, actor, schools, queue, overtakes = false } = context;
  const upload = await findUpload(tx, { auditId, schools }, fileId);
  if (upload.covers_other_schools) {
    throw new PortalError('forbidden', { is: 'covers-other-schools', action: 'process' });
  }
  if (upload.replaced_by_id !== null) {
    throw new PortalError('conflict', 'newer-in-use');
  }
  if (upload.removed_at !== null && upload.held === null) {
    throw new PortalError('conflict', 'file-was-removed');
  }
  const restarted = await tx.row<{ attempt: number }>(sql`
    update upload set lifecycle = 'received', attempts_before = attempt
    where audit_id = ${auditId} and id = ${fileId}
      and (lifecycle = 'done' ${overtakes ? sql`or lifecycle in ('processing', 'received')` : sql``})
    returning attempt`);
  if (!restarted) throw notNow(upload.size !== null);
  await recordEvent(tx, {
    auditId,
    event: 'upload.retried',
    actor,
    file: { uploadId: fileId, type: upload.upload_file_type, name: upload.file_name },
    schoolIds: await schoolsOf(tx, auditId, fileId),
  });
  await queue.send(
    tx,
    'process-upload',
    { auditId, uploadId: fileId, attempt: restarted.attempt },
    { singletonKey: fileId },
  );
}

const notNow = (arrived: boolean) =>
  new PortalError('conflict', arrived ? { is: 'being-processed', cancelable: false } : 'not-arrived');
