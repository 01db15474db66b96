import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { IntakeContext } from './stage.ts';

/**
 * Takes a staged file of the person back; the sweep deletes its bytes. Answers how many files that were: none where it
 * is gone already, confirmed, unknown, or someone else's, all of which look the same from outside.
 */
export const removeStaged = (tx: Transaction, { auditId, actor }: IntakeContext, id: string): Promise<number> =>
  tx.run(sql`
    update staged_file set state = 'removed'
    where audit_id = ${auditId} and id = ${id} and staged_by = ${actor.id} and state not in ('confirmed', 'removed')`);
