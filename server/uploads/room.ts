import { PortalError } from '#contract/errors.ts';
import type { AuditId } from '#contract/ids.ts';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';

/** What an audit may hold, where no operator has set it for this one. */
export interface Quota {
  files: number;
  bytes: number;
}

/** Any number: requests of one audit come one after the other, so that two at once do not share what is left. */
const LOCK = 7_310_061;

/**
 * What an audit holds and may hold. What was sent counts, also where it was removed, since its bytes are kept; and what is announced.
 * @throws PortalError not_found
 */
export async function readStorage(tx: Transaction, auditId: AuditId, quota: Quota): Promise<AuditDetail['storage']> {
  const found = await tx.row<AuditDetail['storage']>(sql`
    select held.files, held.bytes,
      jsonb_build_object('files', coalesce(a.most_files, ${quota.files}::int), 'bytes', coalesce(a.most_bytes, ${quota.bytes}::bigint)) as most
    from audit a cross join lateral (
      select count(*)::int as files, coalesce(sum(bytes), 0)::bigint as bytes from (
        select coalesce(size, expected_size) as bytes from upload
        where audit_id = a.id and bytes_of is null and lifecycle not in ('expired', 'canceled')
        union all
        select coalesce(size, expected_size) from staged_file
        where audit_id = a.id and state in ('uploading', 'inspecting', 'inspected')) file) held
    where a.id = ${auditId}`);
  if (!found) throw new PortalError('not_found');
  return found;
}

/**
 * Bytes that may still come to an audit.
 * @param announced size of the file that is about to come; null: not known
 * @throws PortalError conflict where there is no room for it
 */
export async function roomFor(tx: Transaction, auditId: AuditId, quota: Quota, announced: number | null) {
  await tx.run(sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${auditId}))`);
  const { files, bytes, most } = await readStorage(tx, auditId, quota);
  if (files >= most.files) throw new PortalError('conflict', { is: 'audit-full-files', most: most.files });
  const left = most.bytes - bytes;
  if (left <= 0 || (announced ?? 0) > left)
    throw new PortalError('conflict', { is: 'audit-full', most: most.bytes, left: Math.max(0, left) });
  return left;
}
