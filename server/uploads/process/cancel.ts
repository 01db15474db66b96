import { PortalError } from '#contract/errors.ts';
import type { AuditId } from '#contract/ids.ts';
import { type Actor, recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { schoolsOf } from '../arrive/seal.ts';
import { coversNoOther, coversSome, type SchoolScope } from '../school-scope.ts';
import type { Lifecycle } from '../status.ts';

interface Context {
  auditId: AuditId;
  actor: Actor;
  schools: SchoolScope;
}

/**
 * Withdraws an upload: one whose bytes have not arrived, one that failed to arrive, or one that is waiting or
 * being processed. A file that was being processed again goes back to the result it had. Processing stops by
 * itself when it finds its attempt gone (heartbeat.ts); what it would still publish fails at the fence
 * (publish.ts). An older version stays current.
 * @throws PortalError not_found, or conflict when processing was faster: the result is there.
 */
export async function cancelUpload(
  tx: Transaction,
  { auditId, actor, schools }: Context,
  uploadId: string,
): Promise<void> {
  const found = await tx.row<{ upload_file_type: string; file_name: string; lifecycle: Lifecycle }>(sql`
    select u.upload_file_type, u.file_name, u.lifecycle from upload u
    where u.audit_id = ${auditId} and u.id = ${uploadId} and ${coversSome(schools)} and ${coversNoOther(schools)}
    for update`);
  if (!found) throw new PortalError('not_found');
  const canceled = await tx.run(sql`
    update upload set lifecycle = case when verdict is null then 'canceled' else 'done' end, attempt = attempt + 1
    where audit_id = ${auditId} and id = ${uploadId} and lifecycle in ('requested', 'expired', 'received', 'processing')`);
  if (canceled === 0) throw tooLate(found.lifecycle);
  await recordEvent(tx, {
    auditId,
    event: 'upload.canceled',
    actor,
    file: { uploadId, type: found.upload_file_type, name: found.file_name },
    schoolIds: await schoolsOf(tx, auditId, uploadId),
    details: { was: found.lifecycle },
  });
}

/**
 * The browser says that the bytes will not come: shown to everyone as failed at once, not when the address expires. A
 * file whose bytes are here after all, because only the answer to them was lost, goes on.
 * @throws PortalError not_found, or conflict where it is not waited for
 */
export async function reportFailed(
  tx: Transaction,
  { auditId, actor, schools }: Context,
  uploadId: string,
): Promise<void> {
  const found = await tx.row<{ lifecycle: Lifecycle }>(sql`
    select u.lifecycle from upload u
    where u.audit_id = ${auditId} and u.id = ${uploadId} and ${coversSome(schools)} and ${coversNoOther(schools)}`);
  if (!found) throw new PortalError('not_found');
  if (!(await failUpload(tx, { auditId, actor }, uploadId))) throw tooLate(found.lifecycle);
}

/**
 * Shows an upload whose bytes will not come, or did not come in time, as failed. Answers false
 * where it is not waited for.
 */
export async function failUpload(
  tx: Transaction,
  { auditId, actor }: Pick<Context, 'auditId' | 'actor'>,
  uploadId: string,
): Promise<boolean> {
  const failed = await tx.row<{ upload_file_type: string; file_name: string }>(sql`
    update upload set lifecycle = 'expired'
    where audit_id = ${auditId} and id = ${uploadId} and lifecycle = 'requested'
    returning upload_file_type, file_name`);
  if (!failed) return false;
  await recordEvent(tx, {
    auditId,
    event: 'upload.expired',
    actor,
    file: { uploadId, type: failed.upload_file_type, name: failed.file_name },
    schoolIds: await schoolsOf(tx, auditId, uploadId),
  });
  return true;
}

const tooLate = (lifecycle: Lifecycle) =>
  new PortalError('conflict', lifecycle === 'canceled' ? 'canceled-already' : 'processed-meanwhile');
