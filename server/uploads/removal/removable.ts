import { PortalError } from '#contract/errors.ts';
import type { AuditId } from '#contract/ids.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { lockChain } from '../lock-chain.ts';
import type { UploadRow } from '../read/queries.ts';
import { findUpload } from '../read/read.ts';
import type { UploadScope } from '../read/uploaded-file.ts';

/**
 * A file that a person wants to take out, put back or use again. Nothing else happens to its versions
 * before this transaction ends.
 * @throws PortalError not_found; forbidden where it covers schools of others
 */
export async function lockFile(tx: Transaction, viewer: UploadScope, fileId: string): Promise<UploadRow> {
  await lockChain(tx, viewer.auditId, fileId);
  const upload = await findUpload(tx, viewer, fileId);
  if (upload.covers_other_schools) {
    throw new PortalError('forbidden', { is: 'covers-other-schools', action: 'change' });
  }
  return upload;
}

/**
 * @throws PortalError conflict while it, or a newer version of it, is on its way: that would take its
 * place in the middle of this
 */
export async function assertAtRest(tx: Transaction, auditId: AuditId, { id, chain_id, lifecycle }: UploadRow) {
  if (lifecycle !== 'done') {
    throw new PortalError('conflict', { is: 'being-processed', cancelable: true });
  }
  const newer = await tx.row<{ version: number }>(sql`
    select version from upload
    where audit_id = ${auditId} and chain_id = ${chain_id} and id <> ${id} and lifecycle in ('requested', 'received', 'processing')
    limit 1`);
  if (newer) {
    throw new PortalError('conflict', { is: 'newer-coming', version: newer.version });
  }
}

/** A version that waits is not in use, and no one has removed it. @throws PortalError conflict */
export const assertNotRemoved = ({ removed_at, held, removed_by_name }: UploadRow): void => {
  if (removed_at !== null && held === null)
    throw new PortalError('conflict', { is: 'removed-already', by: removed_by_name ?? '' });
};

export const assertPresent = (upload: UploadRow): void => {
  assertNotRemoved(upload);
  if (upload.replaced_by_id !== null) throw new PortalError('conflict', 'newer-in-use');
};
