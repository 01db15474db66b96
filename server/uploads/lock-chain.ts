import type { AuditId } from '#contract/ids.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';

// `no key`: a new version refers to the first one, and holds it against `for update` until it ends. Of two people who
// added a row each and then asked for the lock, each would wait for the other. What is locked before and after:
// docs/decisions/0076-locks-come-in-one-order.md.

/**
 * One change of a file's versions at a time: two replacements cannot both stay current, and none takes the place
 * of a file being removed.
 */
export const lockChain = (tx: Transaction, auditId: AuditId, uploadId: string): Promise<void> =>
  lockChainsOf(tx, auditId, [uploadId]);

/**
 * The same for several files, before the first of them is changed. In one order, so that two such changes do
 * not wait for each other.
 */
export async function lockChainsOf(tx: Transaction, auditId: AuditId, uploadIds: readonly string[]): Promise<void> {
  await tx.run(sql`
    select 1 from upload
    where audit_id = ${auditId} and id in (
      select chain_id from upload
      where audit_id = ${auditId} and id in (select value::uuid from jsonb_array_elements_text(${jsonb(uploadIds)})))
    order by id for no key update`);
}

/** The same for every file of an audit, for a change that concerns all of them. */
export async function lockChains(tx: Transaction, auditId: AuditId): Promise<void> {
  await tx.run(sql`
    select 1 from upload where audit_id = ${auditId} and id = chain_id order by id for no key update`);
}
