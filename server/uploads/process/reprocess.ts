import { PortalError } from '#contract/errors.ts';
import type { AuditId } from '#contract/ids.ts';
import { type Actor, recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { schoolsOf } from '../arrive/seal.ts';
import { lockChains } from '../lock-chain.ts';
import type { UploadRow } from '../read/queries.ts';
import { findUpload } from '../read/read.ts';
import type { SchoolScope } from '../school-scope.ts';

export interface ReprocessContext {
  auditId: AuditId;
  actor: Actor;
  schools: SchoolScope;
  queue: Queue;
  /** Also while it waits or is being processed: the fence drops what the attempt under way finds. */
  overtakes?: boolean;
}

/**
 * Has the stored bytes of a file processed again. The run that shows, and its numbers, stay until
 * the new one is published.
 * @throws PortalError not_found; forbidden for a file that covers schools of others; conflict while it is being
 * processed, when it has no bytes, or when a newer version is in force.
 */
export async function processAgain(tx: Transaction, context: ReprocessContext, fileId: string): Promise<void> {
  const { auditId, schools, overtakes = false } = context;
  const upload = await findUpload(tx, { auditId, schools }, fileId);
  if (upload.covers_other_schools) {
    throw new PortalError('forbidden', { is: 'covers-other-schools', action: 'process' });
  }
  if (upload.replaced_by_id !== null) {
    throw new PortalError('conflict', 'newer-in-use');
  }
  if (upload.removed_at !== null && upload.held === null) {
    throw new PortalError('conflict', 'file-was-removed');
  }
  const restarted = await tx.row<{ attempt: number }>(sql`
    update upload set lifecycle = 'received', attempts_before = attempt
    where audit_id = ${auditId} and id = ${fileId}
      and (lifecycle = 'done' ${overtakes ? sql`or lifecycle in ('processing', 'received')` : sql``})
    returning attempt`);
  if (!restarted) throw notNow(upload.size !== null);
  await askAgain(tx, context, { ...upload, id: fileId, attempt: restarted.attempt });
}

type AuditContext = Pick<ReprocessContext, 'auditId' | 'actor' | 'queue'>;

/**
 * Has the files of an audit processed again, for whoever changes what all of them are read by: also those that were
 * removed and can be put back. One that is being processed now was begun with what was there before, and starts
 * again; one that waits has not.
 */
export const processAllAgain = (tx: Transaction, context: AuditContext): Promise<void> =>
  restart(tx, context, sql`lifecycle in ('done', 'processing')`);

/** The same for a change that files which were read before it may keep: those that are being read now start again. */
export const processBegunAgain = (tx: Transaction, context: AuditContext): Promise<void> =>
  restart(tx, context, sql`lifecycle = 'processing'`);

/** The same for some files, such as those that are read by what a person has just said of another one. */
export const processSomeAgain = (tx: Transaction, context: AuditContext, ids: readonly string[]): Promise<void> =>
  restart(
    tx,
    context,
    sql`lifecycle in ('done', 'processing') and id in (select value::uuid from jsonb_array_elements_text(${jsonb(ids)}))`,
  );

async function restart(tx: Transaction, context: AuditContext, which: SQL): Promise<void> {
  await lockChains(tx, context.auditId);
  // A worker that is taking a file at this moment: the update below would still see it waiting.
  await tx.run(sql`
    select 1 from upload where audit_id = ${context.auditId} and lifecycle = 'received' order by id for no key update`);
  const restarted = await tx.rows<Restarted>(sql`
    update upload set lifecycle = 'received', attempts_before = attempt
    where audit_id = ${context.auditId} and replaced_by_id is null and ${which}
    returning id, attempt, upload_file_type, file_name`);
  for (const upload of restarted) await askAgain(tx, context, upload);
}

type Restarted = Pick<UploadRow, 'id' | 'upload_file_type' | 'file_name'> & { attempt: number };

async function askAgain(
  tx: Transaction,
  { auditId, actor, queue }: AuditContext,
  { id: uploadId, attempt, upload_file_type: type, file_name: name }: Restarted,
): Promise<void> {
  const schoolIds = await schoolsOf(tx, auditId, uploadId);
  await recordEvent(tx, { auditId, event: 'upload.retried', actor, file: { uploadId, type, name }, schoolIds });
  await queue.send(tx, 'process-upload', { auditId, uploadId, attempt }, { singletonKey: uploadId });
}

const notNow = (arrived: boolean) =>
  new PortalError('conflict', arrived ? { is: 'being-processed', cancelable: false } : 'not-arrived');
