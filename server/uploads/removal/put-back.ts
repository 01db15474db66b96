import { sql } from 'drizzle-orm/sql';
import { PortalError } from '#contract/errors.ts';
import { recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { endNotOffered } from '../not-offered/end.ts';
import { isCurrent } from '../read/uploaded-file.ts';
import { lockFile } from './removable.ts';
import type { RemovalContext } from './remove.ts';

/**
 * Undoes a removal: the file counts again as it did.
 * @throws PortalError not_found, forbidden; conflict where it is in the audit, or a newer version has taken its place since
 */
export async function putBack(tx: Transaction, context: RemovalContext, fileId: string): Promise<void> {
  const { auditId, actor, requestRefresh } = context;
  const upload = await lockFile(tx, context, fileId);
  if (upload.removed_at === null) {
    throw new PortalError('conflict', 'put-back-already');
  }
  if (upload.replaced_by_id !== null) {
    throw new PortalError('conflict', 'newer-took-place');
  }
  await tx.run(sql`
    update upload set removed_at = null, removed_by_name = null, removed_reason = null, moved_as = null
    where audit_id = ${auditId} and id = ${fileId}`);
  const file = { uploadId: fileId, type: upload.upload_file_type, name: upload.file_name };
  await recordEvent(tx, { auditId, event: 'upload.put_back', actor, file, schoolIds: upload.school_ids });
  await endNotOffered(tx, { auditId, uploadId: fileId, type: file.type, fileName: file.name });
  if (isCurrent({ ...upload, removed_at: null })) await requestRefresh(tx, auditId);
}
