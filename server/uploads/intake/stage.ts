import { randomUUID } from 'node:crypto';
import { PortalError } from '#contract/errors.ts';
import type { AuditId, FileId, PersonId } from '#contract/ids.ts';
import type { STAGED_PURPOSES } from '#contract/uploads/intake.ts';
import { MOST_STAGED } from '#contract/uploads/most-staged.ts';
import type { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import { type Actor, recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { addressEnd } from '../address-end.ts';
import { rawKey } from '../keys.ts';
import { cleanFileName } from '../request/file-name.ts';
import { type Quota, roomFor } from '../room.ts';

export interface IntakeContext {
  auditId: AuditId;
  actor: Actor & { id: PersonId };
}

export interface StageRequest {
  file_name: string;
  purpose: (typeof STAGED_PURPOSES)[number];
  upload_file_type?: UploadFileType | undefined;
  size?: number | undefined;
}

interface StageTarget {
  store: Store;
  /** Largest file in bytes. */
  maxBytes: number;
  quota: Quota;
}

const ENDINGS = /\.(csv|xls|xlsx|zip)$/i;

/** Opens a staged file and answers the address for its bytes. @throws PortalError bad_request, too_large, conflict */
export async function stageFile(tx: Transaction, context: IntakeContext, place: StageTarget, request: StageRequest) {
  const { auditId, actor } = context;
  const { store, maxBytes, quota } = place;
  const fileName = cleanFileName(request.file_name, ENDINGS, 'not-a-table-or-archive');
  const exactBytes = request.size ?? null;
  if (exactBytes !== null && exactBytes > maxBytes) throw new PortalError('too_large', undefined, { maxBytes });
  await assertRoom(tx, context);
  const left = await roomFor(tx, auditId, quota, exactBytes);
  // A staged file and the upload it becomes are one ID. A random UUID is what the brand stands for.
  const id = randomUUID() as FileId;
  const expiresAt = await addressEnd(tx);
  await tx.run(sql`
    insert into staged_file (id, audit_id, file_name, purpose, meant_as, staged_by, staged_by_name, expires_at, expected_size)
    values (${id}, ${auditId}, ${fileName}, ${request.purpose}, ${request.upload_file_type ?? null},
      ${actor.id}, ${actor.name}, ${expiresAt.toISOString()}, ${exactBytes})`);
  const details = { staged: id, file: fileName, purpose: request.purpose };
  await recordEvent(tx, { auditId, event: 'intake.staged', actor, details });
  const key = rawKey(auditId, id);
  return {
    id,
    presigned_url: await store.presignPut({ key, maxBytes: Math.min(maxBytes, left), exactBytes, expiresAt }),
  };
}

/**
 * Each person has a table of this many rows. Two calls at the same moment may go over it by one, which harms no one.
 */
export async function assertRoom(tx: Transaction, { auditId, actor }: IntakeContext): Promise<void> {
  const found = await tx.row<{ count: number }>(sql`
    select count(*)::int as count from staged_file
    where audit_id = ${auditId} and staged_by = ${actor.id} and state not in ('confirmed', 'removed')`);
  if ((found?.count ?? 0) < MOST_STAGED) return;
  throw new PortalError('conflict', { is: 'too-many-waiting', most: MOST_STAGED });
}
