import { PortalError } from '#contract/errors.ts';
import type { AuditId } from '#contract/ids.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import type { Arrival } from '#server/platform/storage/incoming.ts';

/** For so long a staged file waits to be confirmed; one that is only looked at beside the wizard is soon of no use. */
export const WAITS = sql`case purpose when 'bulk' then interval '24 hours' else interval '1 hour' end`;

/**
 * Takes the bytes of a staged file: its row and the job that looks at it. Answers false for an ID that is not of a
 * staged file: then it is one of an upload.
 * @throws PortalError conflict when the file was removed meanwhile: the bytes may go
 */
export async function receiveStaged(
  tx: Transaction,
  queue: Queue,
  { auditId, uploadId: id }: { auditId: AuditId; uploadId: string },
  arrival: Arrival,
): Promise<boolean> {
  const found = await tx.row<{ state: string }>(sql`
    select state from staged_file where audit_id = ${auditId} and id = ${id} for update`);
  if (!found) return false;
  if (found.state === 'removed') throw new PortalError('conflict', 'waiting-was-removed');
  if (found.state === 'uploading') await markArrived(tx, queue, auditId, id, arrival);
  return true;
}

export async function markArrived(
  tx: Transaction,
  queue: Queue,
  auditId: AuditId,
  id: string,
  { size, sha256 }: Arrival,
): Promise<void> {
  await tx.run(sql`
    update staged_file set state = 'inspecting', size = ${size}, sha256 = ${sha256}, tried_at = now(), expires_at = now() + ${WAITS}
    where audit_id = ${auditId} and id = ${id} and state = 'uploading'`);
  await queue.send(tx, 'inspect-staged', { auditId, stagedId: id }, { singletonKey: id });
}
