import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Schools } from '../scopes.ts';
import { type ChangedFile, changesAt } from './file-changes.ts';

interface VersionRow {
  version: number;
  computed_at: string;
  changed: ChangedFile[];
  is_current: boolean;
}

interface AuditScope {
  auditId: string;
  schools: Schools;
}

/** The versions that are kept, newest first. Whoever sees some schools sees the files of these alone. */
export async function listVersions(
  tx: Transaction,
  { auditId, schools }: AuditScope,
  { page, size }: { page: number; size: number },
) {
  const counted = await tx.row<{ total: number }>(sql`
    select count(*)::int as total from quality_version where audit_id = ${auditId}`);
  const rows = await tx.rows<VersionRow>(sql`
    select v.version, v.computed_at, v.changed, v.version = s.computed as is_current
    from quality_version v join quality_state s on s.audit_id = v.audit_id
    where v.audit_id = ${auditId} order by v.version desc limit ${size} offset ${(page - 1) * size}`);
  const total = counted?.total ?? 0;
  return {
    items: rows.map(({ changed, ...version }) => ({ ...version, files: changesAt(changed, schools) })),
    total,
    pages: Math.ceil(total / size),
  };
}
