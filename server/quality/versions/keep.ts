import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';

/**
 * Forgets versions older than `days`, but never the newest two: lists may still be read from the one before.
 * Answers the versions that are gone. A panel's row stays as long as a kept version reads it.
 */
export async function forgetOldVersions(tx: Transaction, auditId: string, days: number): Promise<number[]> {
  const gone = await tx.rows<{ version: number }>(sql`
    delete from quality_version
    where audit_id = ${auditId} and computed_at < now() - make_interval(days => ${days}) and version not in (
      select version from quality_version where audit_id = ${auditId} order by version desc limit 2)
    returning version`);
  if (gone.length === 0) return [];
  await tx.run(sql`
    delete from panel p using (
      select panel, scope_key, max(version) as version from panel
      where audit_id = ${auditId} and version <= (select min(version) from quality_version where audit_id = ${auditId})
      group by panel, scope_key) oldest
    where p.audit_id = ${auditId} and p.panel = oldest.panel and p.scope_key = oldest.scope_key
      and (p.version < oldest.version or (p.version = oldest.version and p.result is null))`);
  return gone.map(({ version }) => version);
}

export async function hasVersion(tx: Transaction, auditId: string, version: number): Promise<boolean> {
  return (
    (await tx.row(sql`select 1 from quality_version where audit_id = ${auditId} and version = ${version}`)) !==
    undefined
  );
}
