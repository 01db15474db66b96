import { byName } from '#contract/by-name.ts';
import type { RemovalPreview } from '#contract/uploads/removal.ts';
import type { UploadFileType } from '#contract/uploads/uploaded-file.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { findUpload } from '../read/read.ts';
import { keptOf } from '../read/shown-run.ts';
import { isCurrent, type UploadScope } from '../read/uploaded-file.ts';

/** Of these nothing is in a transcript, and they do not decide who can be chosen. */
const NOT_IN_TRANSCRIPTS: readonly UploadFileType[] = ['CTE_PATHWAY_CATALOG'];

/**
 * What taking a file out would change, said before it is done. Schools outside the scope are not named,
 * and their rows not counted.
 * @throws PortalError not_found
 */
export async function previewRemoval(tx: Transaction, viewer: UploadScope, fileId: string): Promise<RemovalPreview> {
  const upload = await findUpload(tx, viewer, fileId);
  const counts = isCurrent(upload);
  const older = await tx.row<{ version: number }>(sql`
    select u.version from upload u
    join run r on r.audit_id = u.audit_id and r.upload_id = u.id and r.number = u.current_run and r.rows_kept > 0
    where u.audit_id = ${viewer.auditId} and u.chain_id = ${upload.chain_id} and u.id <> ${fileId}
      and u.verdict <> 'malformed' and u.replaced_by_id is null and u.removed_at is null`);
  const isInTranscripts = counts && !NOT_IN_TRANSCRIPTS.includes(upload.upload_file_type);
  return {
    rows: counts ? keptOf(upload) : 0,
    stays: older?.version ?? null,
    finalized: isInTranscripts ? await finalizedSchools(tx, viewer, fileId) : [],
  };
}

/**
 * Schools of the file, chosen for it or named in its rows, whose selection is finalized (table of server/transcripts).
 */
async function finalizedSchools(tx: Transaction, { auditId }: UploadScope, fileId: string): Promise<string[]> {
  const rows = await tx.rows<{ name: string }>(sql`
    select s.name
    from selection chosen
    join school s on s.audit_id = chosen.audit_id and s.id = chosen.school_id
    join upload u on u.audit_id = chosen.audit_id and u.id = ${fileId}
    join run r on r.audit_id = u.audit_id and r.upload_id = u.id and r.number = u.current_run
    where chosen.audit_id = ${auditId} and chosen.is_finalized
      and (r.school_rows ? s.id::text or exists (
        select 1 from upload_school covered
        where covered.audit_id = u.audit_id and covered.upload_id = u.id and covered.school_id = s.id))
`);
  return byName(rows).map(({ name }) => name);
}
