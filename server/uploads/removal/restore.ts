import { randomUUID } from 'node:crypto';
import { PortalError } from '#contract/errors.ts';
import type { AuditId, FileId } from '#contract/ids.ts';
import type { UploadMetadata } from '#contract/uploads/uploaded-file.ts';
import { recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { sealInTransaction } from '../arrive/seal.ts';
import { isCurrent } from '../read/uploaded-file.ts';
import { insertUpload, nextVersion, type OpenContext } from '../request/request.ts';
import { assertAtRest, lockFile } from './removable.ts';

export type RestoreContext = OpenContext & { queue: Queue };

/**
 * Uses a version again: a new version with its bytes and choices, which takes the place of the one in use once it is
 * processed. Answers its ID.
 * @throws PortalError not_found, forbidden; conflict where it is in use, could not be read, was uploaded for years of
 * another class, or another version is on its way
 */
export async function restoreVersion(tx: Transaction, context: RestoreContext, fileId: string): Promise<FileId> {
  const { auditId, actor, queue } = context;
  const upload = await lockFile(tx, context, fileId);
  if (isCurrent(upload)) throw new PortalError('conflict', 'version-in-use');
  await assertAtRest(tx, auditId, upload);
  const { verdict, size, sha256 } = upload;
  if (verdict === 'malformed' || size === null || sha256 === null) {
    throw new PortalError('conflict', 'version-unreadable');
  }
  // A random UUID is what the brand stands for.
  const id = randomUUID() as FileId;
  const request = {
    file_name: upload.file_name,
    upload_file_type: upload.upload_file_type,
    // As the wizard sent it, and checked again below.
    user_provided_file_metadata: upload.metadata as UploadMetadata,
    size,
    // Chosen by its number, with its rows beside those in use.
    accepts_loss: true,
  };
  const place = {
    id,
    chainId: upload.chain_id,
    version: await nextVersion(tx, auditId, upload.chain_id),
    replacesId: await inForce(tx, auditId, upload.chain_id),
    bytesOf: upload.bytes_id,
  };
  const { file, schoolIds } = await insertUpload(tx, context, request, place).catch(inWordsOfVersions);
  const details = { from: fileId, version: upload.version };
  await recordEvent(tx, { auditId, event: 'upload.restored', actor, file, schoolIds, details });
  await sealInTransaction(tx, queue, { auditId, uploadId: id }, { size, sha256 });
  return id;
}

/**
 * No one has a form in front of them whose fields the refusal could name: what was chosen then cannot be chosen now.
 */
function inWordsOfVersions(error: unknown): never {
  if (error instanceof PortalError && error.code === 'bad_request')
    throw new PortalError('conflict', 'version-choices-gone');
  throw error;
}

/** The version that shows until then, where there is one. */
async function inForce(tx: Transaction, auditId: AuditId, chainId: string): Promise<string | null> {
  const found = await tx.row<{ id: string }>(sql`
    select id from upload
    where audit_id = ${auditId} and chain_id = ${chainId} and replaced_by_id is null and removed_at is null and lifecycle = 'done'
    order by requested_at desc, id desc limit 1`);
  return found?.id ?? null;
}
