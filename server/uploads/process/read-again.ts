import type { AuditId } from '#contract/ids.ts';
import { PORTAL } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { processAgain } from './reprocess.ts';

/**
 * Has the original of a file processed again because the store lost its rows. Does nothing while the file is being
 * processed: that makes new rows.
 * @throws Error where that was tried and the original could not be read either: then a person
 * must upload the file again
 */
export async function readAgain(
  tx: Transaction,
  { auditId, queue }: { auditId: AuditId; queue: Queue },
  uploadId: string,
): Promise<void> {
  const file = await tx.row<{ is_done: boolean; has_failed: boolean }>(sql`
    select lifecycle = 'done' as is_done, exists (
      select from run
      where run.audit_id = upload.audit_id and upload_id = upload.id and number > current_run and finished_at is not null) as has_failed
    from upload where audit_id = ${auditId} and id = ${uploadId}`);
  if (!file?.is_done) return;
  if (file.has_failed) throw new Error(`The rows of file ${uploadId} are lost, and its original cannot be read`);
  await processAgain(tx, { auditId, queue, actor: PORTAL, schools: 'all' }, uploadId);
}
