import type { AuditId, PersonId } from '#contract/ids.ts';
import { recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { schoolsOf } from '../arrive/seal.ts';
import { dropMappings } from './mappings-of-runs.ts';
import type { ProcessingAttempt } from './publish.ts';

interface Superseded {
  id: string;
  file_name: string;
  /** The version that is current now, and who brought it. */
  head_id: string;
  requested_by: PersonId;
  requested_by_name: string;
}

/**
 * Leaves one current version of a file: the newest of which rows were kept. A version that could not be read, or of
 * which nothing enters a number because it is another file than the one it was meant to replace, replaces nothing,
 * and is itself replaced by a later good one; one that was removed replaces nothing either. Answers the versions
 * that stopped being current.
 */
export const supersedeOlderVersions = (tx: Transaction, auditId: AuditId, uploadId: string) =>
  tx.rows<Superseded>(sql`
    with head as (
      select newest.id, newest.chain_id, newest.requested_at, newest.requested_by, newest.requested_by_name
      from upload newest
      join upload published on published.audit_id = newest.audit_id and published.chain_id = newest.chain_id
      where published.audit_id = ${auditId} and published.id = ${uploadId}
        and newest.verdict <> 'malformed' and newest.removed_at is null
        and exists (
          select 1 from run
          where run.audit_id = newest.audit_id and run.upload_id = newest.id and run.number = newest.current_run and run.rows_kept > 0)
      order by newest.requested_at desc, newest.id desc
      limit 1
    )
    update upload older set replaced_by_id = head.id
    from head
    where older.audit_id = ${auditId} and older.chain_id = head.chain_id and older.replaced_by_id is null
      and (older.verdict is not null or older.lifecycle = 'expired') and (older.requested_at, older.id) < (head.requested_at, head.id)
    returning older.id, older.file_name, head.id as head_id, head.requested_by, head.requested_by_name`);

/**
 * Leaves one current version of the file, with a line in the log for each that is no longer: it concerns the schools of
 * that one, whose name it says.
 */
export async function replaceOlderVersions(
  tx: Transaction,
  { auditId, uploadId, type }: Pick<ProcessingAttempt, 'auditId' | 'uploadId' | 'type'>,
): Promise<void> {
  for (const replaced of await supersedeOlderVersions(tx, auditId, uploadId)) {
    await dropMappings(tx, auditId, replaced.id, null);
    await recordEvent(tx, {
      auditId,
      // The portal only carries out what a person asked for.
      actor: { id: replaced.requested_by, name: replaced.requested_by_name },
      schoolIds: await schoolsOf(tx, auditId, replaced.id),
      event: 'upload.replaced',
      file: { uploadId: replaced.id, type, name: replaced.file_name },
      details: { replacedBy: replaced.head_id },
    });
  }
}
