import { PortalError } from '#contract/errors.ts';
import type { AuditId } from '#contract/ids.ts';
import { type AuditDetail, MOST_FILES } from '#contract/operator/audit-detail.ts';
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
 * What an audit holds and may hold. What was sent counts, also where it was removed, since its bytes are
 * kept; and what is announced.
 * @throws PortalError not_found
 */
export async function readStorage(tx: Transaction, auditId: AuditId, quota: Quota): Promise<AuditDetail['storage']> {
  const found = await selectStorage(tx, auditId, quota, null);
  if (!found) throw new PortalError('not_found');
  return found;
}

/** @param without an upload, or a staged file with what came out of it, that does not count */
const selectStorage = (tx: Transaction, auditId: AuditId, quota: Quota, without: string | null) =>
  tx.row<AuditDetail['storage']>(sql`
    select held.files, held.bytes,
      jsonb_build_object('files', least(${MOST_FILES}::int, coalesce(a.most_files, ${quota.files}::int)),
        'bytes', coalesce(a.most_bytes, ${quota.bytes}::bigint)) as most
    from audit a cross join lateral (
      select count(*)::int as files, coalesce(sum(bytes), 0)::bigint as bytes from (
        select coalesce(size, expected_size) as bytes from upload
        where audit_id = a.id and bytes_of is null and lifecycle not in ('expired', 'canceled') and id is distinct from ${without}
        union all
        select coalesce(size, expected_size) from staged_file
        where audit_id = a.id and state in ('uploading', 'inspecting', 'inspected')
          and id is distinct from ${without} and (${without}::uuid is null or archive_id is distinct from ${without})) file) held
    where a.id = ${auditId}`);

/**
 * Bytes that may still come to an audit.
 * @param announced size of the file that is about to come; null: not known
 * @throws PortalError conflict where there is no room for it
 */
export async function roomFor(tx: Transaction, auditId: AuditId, quota: Quota, announced: number | null) {
  await lockRoom(tx, auditId);
  const { files, bytes, most } = await readStorage(tx, auditId, quota);
  if (files >= most.files) throw fullOfFiles(most.files);
  const left = most.bytes - bytes;
  if (left <= 0 || (announced ?? 0) > left) throw full(most.bytes, left);
  return left;
}

/**
 * Whether there is room for what has come. It was not kept for bytes whose size no one had said, for those that came
 * after their address had ended, and for what an archive turns out to hold.
 * @param what the upload or staged file, which is not counted besides
 * @throws PortalError conflict
 */
export async function assertRoomFor(
  tx: Transaction,
  { auditId, id }: { auditId: AuditId; id: string },
  quota: Quota,
  came: Quota,
): Promise<void> {
  await lockRoom(tx, auditId);
  const held = await selectStorage(tx, auditId, quota, id);
  // Whoever takes in bytes of an audit that is gone finds that out.
  if (!held) return;
  const { files, bytes, most } = held;
  if (files + came.files > most.files) throw fullOfFiles(most.files);
  if (bytes + came.bytes > most.bytes) throw full(most.bytes, most.bytes - bytes);
}

const lockRoom = (tx: Transaction, auditId: AuditId) =>
  tx.run(sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${auditId}))`);

const fullOfFiles = (most: number) => new PortalError('conflict', { is: 'audit-full-files', most });
const full = (most: number, left: number) =>
  new PortalError('conflict', { is: 'audit-full', most, left: Math.max(0, left) });
