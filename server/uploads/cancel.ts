import { sql } from 'drizzle-orm/sql';
import { PortalError } from '#contract/errors.ts';
import type { AuditId } from '#contract/ids.ts';
import { type Actor, recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { coversNoOther, coversSome, type SchoolScope } from './school-scope.ts';
import { schoolsOf } from './seal.ts';

interface Context {
  auditId: AuditId;
  actor: Actor;
  schools: SchoolScope;
}

/**
 * Withdraws an upload whose bytes have not arrived, or clears away one that failed.
 * @throws PortalError not_found, or conflict when the bytes are here: an acknowledged upload is kept.
 */
export async function cancelUpload(
  tx: Transaction,
  { auditId, actor, schools }: Context,
  uploadId: string,
): Promise<void> {
  const found = await tx.row<{ upload_file_type: string; file_name: string }>(sql`
    select u.upload_file_type, u.file_name from upload u
    where u.audit_id = ${auditId} and u.id = ${uploadId} and ${coversSome(schools)} and ${coversNoOther(schools)}`);
  if (!found) throw new PortalError('not_found');
  const canceled = await tx.run(sql`
    update upload set lifecycle = 'canceled'
    where audit_id = ${auditId} and id = ${uploadId} and lifecycle in ('requested', 'expired')`);
  if (canceled === 0) throw new PortalError('conflict', 'The file has arrived in the meantime and is being processed.');
  await recordEvent(tx, {
    auditId,
    event: 'upload.canceled',
    actor,
    file: { uploadId, type: found.upload_file_type, name: found.file_name },
    schoolIds: await schoolsOf(tx, auditId, uploadId),
  });
}
