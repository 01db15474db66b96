import type { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import { type Actor, recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { RequestRefresh } from '#server/quality/request-refresh.ts';
import type { UploadRow } from '../read/queries.ts';
import { isCurrent, type UploadScope } from '../read/uploaded-file.ts';
import { assertAtRest, assertNotRemoved, assertPresent, lockFile } from './removable.ts';

export interface RemovalContext extends UploadScope {
  actor: Actor;
  requestRefresh: RequestRefresh;
}

/**
 * Takes a file out of the audit: no number, status or list counts it from then on. Bytes,
 * results and versions are kept.
 * @throws PortalError not_found, forbidden; conflict while it is on its way, was replaced, or is out already
 */
export async function removeUpload(
  tx: Transaction,
  context: RemovalContext,
  fileId: string,
  reason: string,
): Promise<void> {
  const upload = await lockFile(tx, context, fileId);
  assertPresent(upload);
  await assertAtRest(tx, context.auditId, upload);
  await takeOut(tx, context, upload, { reason });
}

/**
 * Takes out the file that a staged one moves to another card. One that was replaced meanwhile stays as it is.
 * @throws PortalError conflict where someone else has removed or moved it: its rows would count twice, or after all
 */
export async function takeOutMoved(
  tx: Transaction,
  context: RemovalContext,
  fileId: string,
  movedTo: UploadFileType,
): Promise<void> {
  const upload = await lockFile(tx, context, fileId);
  assertNotRemoved(upload);
  if (upload.replaced_by_id === null) await takeOut(tx, context, upload, { movedTo });
}

type Why = { reason: string; movedTo?: never } | { movedTo: UploadFileType; reason?: never };

async function takeOut(tx: Transaction, context: RemovalContext, upload: UploadRow, { reason, movedTo }: Why) {
  const { auditId, actor, requestRefresh } = context;
  await tx.run(sql`
    update upload set removed_at = now(), removed_by_name = ${actor.name}, removed_reason = ${reason ?? null}, moved_as = ${movedTo ?? null}, held = null
    where audit_id = ${auditId} and id = ${upload.id}`);
  await recordEvent(tx, {
    auditId,
    event: movedTo ? 'upload.moved' : 'upload.removed',
    actor,
    file: { uploadId: upload.id, type: upload.upload_file_type, name: upload.file_name },
    schoolIds: upload.school_ids,
    details: movedTo ? { movedTo } : { reason },
  });
  if (isCurrent(upload)) await requestRefresh(tx, auditId);
}
