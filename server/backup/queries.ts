import type { UploadFileType } from '#datasets/kit/file-type.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { lakeKey } from '#server/platform/lake/keys.ts';

/** What the rows say that the store has; null: its hash is not in the database. */
export type NeededFiles = ReadonlyMap<string, string | null>;

/** The bytes of every file that was received, and the rows of every run that counts. */
export async function findNeeded(tx: Transaction): Promise<NeededFiles> {
  const originals = await tx.rows<{ key: string; sha256: string }>(sql`
    select 'raw/eoa=' || audit_id || '/' || coalesce(bytes_of, id) as key, sha256 from upload where sha256 is not null`);
  const runs = await tx.rows<{
    type: UploadFileType;
    auditId: string;
    uploadId: string;
    number: number;
    sha256: string | null;
  }>(sql`
    select u.upload_file_type as type, u.audit_id as "auditId", u.id as "uploadId", u.current_run as number, r.rows_sha256 as sha256
    from upload u join run r on r.audit_id = u.audit_id and r.upload_id = u.id and r.number = u.current_run
    where u.verdict <> 'malformed' and u.removed_at is null and r.rows_kept > 0`);
  return new Map([
    ...originals.map(({ key, sha256 }): [string, string | null] => [key, sha256]),
    ...runs.map((run): [string, string | null] => [lakeKey(run), run.sha256]),
  ]);
}
