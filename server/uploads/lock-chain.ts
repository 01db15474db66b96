import type { AuditId } from '#contract/ids.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';

/** One change of a file's versions at a time: two replacements cannot both stay current, and none takes the place of a file being removed. */
export async function lockChain(tx: Transaction, auditId: AuditId, uploadId: string): Promise<void> {
  await tx.run(sql`
    select 1 from upload
    where audit_id = ${auditId} and id = (select chain_id from upload where audit_id = ${auditId} and id = ${uploadId})
    for update`);
}

/** The same for every file of an audit, for a change that concerns all of them. In one order, so that two of them do not wait for each other. */
export async function lockChains(tx: Transaction, auditId: AuditId): Promise<void> {
  await tx.run(sql`select 1 from upload where audit_id = ${auditId} and id = chain_id order by id for update`);
}
