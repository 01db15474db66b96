import type { AuditEventName } from '#contract/audit-events.ts';
import { PortalError } from '#contract/errors.ts';
import { recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { endNotOffered } from '../not-offered/end.ts';
import { replaceOlderVersions } from '../process/supersede.ts';
import type { UploadRow } from '../read/queries.ts';
import { isCurrent } from '../read/uploaded-file.ts';
import { assertNotRemoved, lockFile } from './removable.ts';
import type { RemovalContext } from './remove.ts';

/**
 * Undoes a removal: the file counts again as it did.
 * @throws PortalError not_found, forbidden; conflict where it is in the audit, or a newer version
 * has taken its place since
 */
export const putBack = (tx: Transaction, context: RemovalContext, fileId: string) =>
  bringBack(tx, context, fileId, 'upload.put_back');

/**
 * Uses a version that waits, with all that it takes away.
 * @throws PortalError as putBack
 */
export const useHeld = (tx: Transaction, context: RemovalContext, fileId: string) =>
  bringBack(tx, context, fileId, 'upload.accepted');

/** Of two people who decide at once the second hears what the first one did. */
function assertWaits(upload: UploadRow): void {
  assertNotRemoved(upload);
  if (upload.held === null) throw new PortalError('conflict', 'version-in-use');
}

async function bringBack(
  tx: Transaction,
  context: RemovalContext,
  fileId: string,
  event: Extract<AuditEventName, 'upload.put_back' | 'upload.accepted'>,
): Promise<void> {
  const { auditId, actor, requestRefresh } = context;
  const upload = await lockFile(tx, context, fileId);
  if (event === 'upload.accepted') assertWaits(upload);
  else if (upload.removed_at === null || upload.held !== null) throw new PortalError('conflict', 'put-back-already');
  if (upload.replaced_by_id !== null) {
    throw new PortalError('conflict', 'newer-took-place');
  }
  if (upload.lifecycle !== 'done') {
    throw new PortalError('conflict', { is: 'being-processed', cancelable: true });
  }
  await tx.run(sql`
    update upload set removed_at = null, removed_by_name = null, removed_reason = null, moved_as = null, held = null, accepts_loss = true
    where audit_id = ${auditId} and id = ${fileId}`);
  const file = { uploadId: fileId, type: upload.upload_file_type, name: upload.file_name };
  await recordEvent(tx, { auditId, event, actor, file, schoolIds: upload.school_ids });
  await endNotOffered(tx, { auditId, uploadId: fileId, type: file.type, fileName: file.name });
  // One that waited, or was declined, stood beside the version it was to replace.
  await replaceOlderVersions(tx, { auditId, uploadId: fileId, type: file.type });
  if (isCurrent({ ...upload, removed_at: null })) await requestRefresh(tx, auditId);
}
