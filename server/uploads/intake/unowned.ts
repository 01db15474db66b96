import type { AuditId } from '#contract/ids.ts';
import { sql } from '#server/platform/database/sql.ts';
import { rawKey } from '../keys.ts';
import type { InspectDependencies } from './inspect.ts';

/**
 * Removes bytes that were published while the rows they belong to were deleted, as of an audit that is purged at that
 * moment: nothing would find them later, and the certificate of deletion says that they are gone.
 */
export async function removeUnowned(
  { database, store }: InspectDependencies,
  auditId: AuditId,
  ids: readonly string[],
): Promise<void> {
  const owned = await database.job(auditId, (tx) =>
    tx.rows<{ id: string }>(sql`
      select id from staged_file where audit_id = ${auditId}
      union select id from upload where audit_id = ${auditId}`),
  );
  const known = new Set(owned.map(({ id }) => id));
  for (const id of ids) if (!known.has(id)) await store.remove(rawKey(auditId, id));
}
