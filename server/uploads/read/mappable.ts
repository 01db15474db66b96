import { PortalError } from '#contract/errors.ts';
import type { MappingOffer } from '#server/ingest/result.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { findUpload } from './read.ts';
import type { UploadScope } from './uploaded-file.ts';

/**
 * A file with what its run has found for whoever maps it.
 * @throws PortalError not_found; forbidden where the file holds rows of other schools (its samples are theirs, too);
 * conflict while it is read for the first time, and where no header row was found.
 */
export async function readMappable(tx: Transaction, viewer: UploadScope, fileId: string) {
  const upload = await findUpload(tx, viewer, fileId);
  if (upload.holds_other_schools) {
    throw new PortalError('forbidden', { is: 'covers-other-schools', action: 'map' });
  }
  const run = await tx.row<{ number: number; mapping: MappingOffer | null }>(sql`
    select r.number, r.mapping
    from upload u join run r on r.audit_id = u.audit_id and r.upload_id = u.id and r.number = u.current_run
    where u.audit_id = ${viewer.auditId} and u.id = ${fileId}`);
  if (!run) throw new PortalError('conflict', 'not-read-yet');
  if (!run.mapping)
    throw new PortalError('conflict', upload.verdict === 'malformed' ? 'no-columns' : 'contents-forgotten');
  return {
    id: upload.id,
    name: upload.file_name,
    type: upload.upload_file_type,
    schoolIds: upload.school_ids,
    run: run.number,
    offer: run.mapping,
  };
}
