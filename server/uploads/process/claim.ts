import type { AuditId } from '#contract/ids.ts';
import type { UploadFileType, UploadMetadata } from '#contract/uploads/uploaded-file.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { ProcessingAttempt } from './publish.ts';
import { recordTurn } from './turn.ts';

export interface Claim extends ProcessingAttempt {
  metadata: UploadMetadata;
  requestedBy: string;
  /** The ID under which its bytes are stored, and what they are. */
  bytesId: string;
  sha256: string;
  /** How often it was tried, this time included, since someone last asked for it. */
  tries: number;
}

/**
 * A run without a sign of life for this long belongs to a dead or frozen worker. Signs come
 * every second (heartbeat.ts).
 */
export const SILENT = sql`interval '10 seconds'`;

/**
 * Takes an upload into processing under a new attempt number, or answers null: done, gone, or alive in another worker.
 */
export async function claimUpload(tx: Transaction, auditId: AuditId, uploadId: string): Promise<Claim | null> {
  // Two workers at once: an update that waits for the row would look for the other's run as of before it waited,
  // and take the file again.
  await tx.row(sql`select 1 from upload where audit_id = ${auditId} and id = ${uploadId} for update`);
  const claimed = await tx.row<{
    attempt: number;
    tries: number;
    upload_file_type: UploadFileType;
    file_name: string;
    metadata: UploadMetadata;
    requested_by: string;
    bytes_id: string;
    sha256: string;
  }>(sql`
    update upload set attempt = attempt + 1, lifecycle = 'processing'
    where audit_id = ${auditId} and id = ${uploadId}
      and (lifecycle = 'received' or lifecycle = 'processing' and not exists (
        select 1 from run
        where run.audit_id = upload.audit_id and run.upload_id = upload.id and run.number = upload.attempt
          and run.beat_at > now() - ${SILENT}))
    returning attempt, attempt - attempts_before as tries, upload_file_type, file_name, metadata, requested_by,
      coalesce(bytes_of, id) as bytes_id, sha256`);
  if (!claimed) return null;
  await recordTurn(tx, auditId);
  await tx.run(sql`
    insert into run (audit_id, upload_id, number, stage) values (${auditId}, ${uploadId}, ${claimed.attempt}, 'starting')`);
  const {
    attempt: number,
    upload_file_type: type,
    file_name: fileName,
    bytes_id: bytesId,
    requested_by: requestedBy,
    metadata,
    tries,
    sha256,
  } = claimed;
  return { auditId, uploadId, number, type, fileName, metadata, requestedBy, bytesId, sha256, tries };
}

/**
 * Hands an upload back after a failure that was not the file's, so that the next delivery can start at once. Answers 0
 * where there was nothing to hand back.
 * @param doesCount whether the attempt is one of those after which the file itself counts as the fault
 */
export async function releaseUpload(
  tx: Transaction,
  { auditId, uploadId, number }: ProcessingAttempt,
  doesCount: boolean,
): Promise<number> {
  const handedBack = await tx.run(sql`
    update upload set lifecycle = 'received'
    where audit_id = ${auditId} and id = ${uploadId} and attempt = ${number} and lifecycle = 'processing'`);
  if (handedBack > 0 && !doesCount)
    await tx.run(sql`
      update upload set attempts_before = attempts_before + 1 where audit_id = ${auditId} and id = ${uploadId}`);
  return handedBack;
}

/** Whether it waits or is in work. */
export async function isOpen(tx: Transaction, auditId: AuditId, uploadId: string): Promise<boolean> {
  const found = await tx.row(sql`
    select 1 as found from upload where audit_id = ${auditId} and id = ${uploadId} and lifecycle in ('received', 'processing')`);
  return found !== undefined;
}
