import type { AuditId } from '#contract/ids.ts';
import type { Transaction } from './database.ts';
import { sql } from './sql.ts';

/**
 * Changes of an audit's own row come after each other: it is held until the transaction ends. What refers to
 * it may come all the while.
 */
export const lockAudit = (tx: Transaction, auditId: AuditId): Promise<unknown> =>
  tx.row(sql`select 1 from audit where id = ${auditId} for no key update`);
