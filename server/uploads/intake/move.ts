import { randomUUID } from 'node:crypto';
import { PortalError } from '#contract/errors.ts';
import type { FileId } from '#contract/ids.ts';
import { recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { assertPresent, lockFile } from '../removal/removable.ts';
import type { SchoolScope } from '../school-scope.ts';
import { assertRoom, type IntakeContext } from './stage.ts';

export type MoveContext = IntakeContext & { schools: SchoolScope; queue: Queue };

/**
 * Stages the bytes of an upload for the card that would take it; nothing changes before the person confirms. Asked
 * twice, it is the same staged file.
 * @throws PortalError not_found, forbidden; conflict where no other card would take it, or it is
 * not in the audit any more
 */
export async function stageMove(tx: Transaction, context: MoveContext, fileId: string): Promise<FileId> {
  const { auditId, actor, queue } = context;
  const upload = await lockFile(tx, context, fileId);
  assertPresent(upload);
  if (upload.lifecycle !== 'done' || upload.looks_like === null) {
    throw new PortalError('conflict', 'no-other-card');
  }
  const waiting = await tx.row<{ id: FileId }>(sql`
    select id from staged_file
    where audit_id = ${auditId} and moves_id = ${fileId} and staged_by = ${actor.id} and state not in ('confirmed', 'removed')`);
  if (!waiting) await assertRoom(tx, context);
  // A staged file and the upload it becomes are one ID. A random UUID is what the brand stands for.
  const id = waiting?.id ?? (randomUUID() as FileId);
  await recordEvent(tx, {
    auditId,
    event: 'intake.staged',
    actor,
    details: { staged: id, file: upload.file_name, moves: fileId },
  });
  if (waiting) return id;
  await tx.run(sql`
    insert into staged_file (id, audit_id, file_name, purpose, meant_as, moves_id, staged_by, staged_by_name, expires_at, size, sha256,
      state, tried_at)
    select ${id}, audit_id, file_name, 'bulk', ${upload.looks_like}, id, ${actor.id}, ${actor.name}, now() + interval '24 hours', size, sha256,
      'inspecting', now()
    from upload where audit_id = ${auditId} and id = ${fileId}`);
  await queue.send(tx, 'inspect-staged', { auditId, stagedId: id }, { singletonKey: id });
  return id;
}
