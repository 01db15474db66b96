import type { AuditId } from '#contract/ids.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { selectState } from './queries.ts';

/**
 * Asks for the numbers of an audit again, for whoever changes what they are computed from; in the
 * transaction of the change.
 */
export type RequestRefresh = (tx: Transaction, auditId: AuditId) => Promise<void>;

export const refreshBy =
  (queue: Pick<Queue, 'send'>): RequestRefresh =>
  (tx, auditId) =>
    requestRefresh(tx, queue, auditId);

/** A refresh, unless one is due already: for what its numbers lack, which the next one brings. */
export async function requestRefreshUnlessDue(
  tx: Transaction,
  queue: Pick<Queue, 'send'>,
  auditId: string,
): Promise<void> {
  const state = await selectState(tx, auditId);
  if (state && state.computed > 0 && state.computed === state.wanted) await requestRefresh(tx, queue, auditId);
}

/**
 * Makes a refresh of the numbers due, in the transaction that changes what they are computed from: files, schools,
 * memberships. The row is locked before the job is sent. A refresh reads it under the same lock, so it either sees this
 * change, or it has begun before and the job sent here comes after it.
 */
export async function requestRefresh(tx: Transaction, queue: Pick<Queue, 'send'>, auditId: string): Promise<void> {
  await makeDue(tx, auditId);
  await queue.send(tx, 'refresh-quality', { auditId }, { singletonKey: auditId });
}

const makeDue = (tx: Transaction, auditId: string) =>
  tx.run(sql`
    insert into quality_state (audit_id, wanted, wanted_at) values (${auditId}, 1, now())
    on conflict (audit_id) do update set wanted = quality_state.wanted + 1,
      wanted_at = case when quality_state.wanted = quality_state.computed then now() else quality_state.wanted_at end`);

/**
 * What a command throws where files of the numbers are lost. The portal computes them again when it
 * starts, or within two minutes.
 */
export async function numbersLost(database: Pick<Database, 'job'>, auditId: AuditId): Promise<Error> {
  await database.job(auditId, (tx) => makeDue(tx, auditId));
  return new Error(
    'Rows or ledgers of this audit are lost or changed. The portal computes them again: start it, and try again.',
  );
}
