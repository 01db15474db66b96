import { PortalError } from '#contract/errors.ts';
import type { AuditId, PersonId } from '#contract/ids.ts';
import type { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import { recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Arrival } from '#server/platform/storage/incoming.ts';
import type { RawIds } from '../keys.ts';
import type { Lifecycle } from '../status.ts';

interface Sealed {
  attempt: number;
  upload_file_type: UploadFileType;
  file_name: string;
  requested_by: PersonId;
  requested_by_name: string;
}

/**
 * Called when all bytes of a raw key are stored: from the commit on the upload is acknowledged and cannot be lost,
 * because its job exists. A second call for the same upload changes nothing.
 * @throws PortalError conflict when the upload was withdrawn or never asked for: the bytes may go.
 */
export async function sealInTransaction(
  tx: Transaction,
  queue: Queue,
  { auditId, uploadId }: RawIds,
  arrival: Arrival,
): Promise<void> {
  const sealed = await markReceived(tx, auditId, uploadId, arrival);
  if (!sealed) return assertSealedBefore(tx, auditId, uploadId);
  await recordEvent(tx, {
    auditId,
    event: 'upload.received',
    actor: { id: sealed.requested_by, name: sealed.requested_by_name },
    file: { uploadId, type: sealed.upload_file_type, name: sealed.file_name },
    schoolIds: await schoolsOf(tx, auditId, uploadId),
    details: { ...arrival },
  });
  await queue.send(tx, 'process-upload', { auditId, uploadId, attempt: sealed.attempt }, { singletonKey: uploadId });
}

/** An upload whose address expired while the bytes were on their way is still taken. */
const markReceived = (tx: Transaction, auditId: AuditId, uploadId: string, { size, sha256 }: Arrival) =>
  tx.row<Sealed>(sql`
    update upload set lifecycle = 'received', size = ${size}, sha256 = ${sha256}, received_at = now()
    where audit_id = ${auditId} and id = ${uploadId} and lifecycle in ('requested', 'expired')
    returning attempt, upload_file_type, file_name, requested_by, requested_by_name`);

async function assertSealedBefore(tx: Transaction, auditId: AuditId, uploadId: string): Promise<void> {
  const found = await tx.row<{ lifecycle: Lifecycle }>(sql`
    select lifecycle from upload where audit_id = ${auditId} and id = ${uploadId}`);
  if (!found || found.lifecycle === 'canceled') {
    throw new PortalError('conflict', 'upload-canceled');
  }
}

/** IDs of the schools an upload covers. */
export async function schoolsOf(tx: Transaction, auditId: AuditId, uploadId: string): Promise<string[]> {
  const rows = await tx.rows<{ school_id: string }>(sql`
    select school_id from upload_school where audit_id = ${auditId} and upload_id = ${uploadId}`);
  return rows.map((row) => row.school_id);
}
