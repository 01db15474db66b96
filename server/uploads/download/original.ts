import { PortalError } from '#contract/errors.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { rawKey } from '../keys.ts';
import { lacksColumns } from '../read/header-texts.ts';
import type { UploadRow } from '../read/queries.ts';
import { findUpload } from '../read/read.ts';
import type { UploadScope } from '../read/uploaded-file.ts';

/**
 * The bytes as received, with what the log says of it. They are opened when the transaction has ended: one that
 * fails would leave them open.
 * @throws PortalError not_found when the file covers schools the viewer may not see, or its bytes have not arrived;
 * forbidden when rows of such schools are in it, or may.
 */
export async function openOriginal(
  tx: Transaction,
  viewer: UploadScope & { personId: string },
  store: Store,
  fileId: string,
) {
  const upload = await findUpload(tx, viewer, fileId);
  if (upload.covers_other_schools || upload.size === null) throw new PortalError('not_found');
  if (upload.holds_other_schools) {
    throw new PortalError('forbidden', { is: 'covers-other-schools', action: 'download' });
  }
  if (viewer.schools !== 'all' && !isKnown(upload) && !(await isOwn(tx, viewer, upload)))
    throw new PortalError('forbidden', 'schools-not-known');
  return {
    file: { uploadId: upload.id, type: upload.upload_file_type, name: upload.file_name },
    schoolIds: upload.school_ids,
    download: {
      stream: () => store.read(rawKey(viewer.auditId, upload.bytes_id)),
      fileName: upload.file_name,
      size: upload.size,
    },
  };
}

/**
 * Before a file is read, and where it cannot be, nothing says of which schools its rows are but the
 * choice of whoever uploaded it.
 */
const isKnown = ({ verdict, school_rows, results_summary }: UploadRow): boolean =>
  verdict !== null && Object.keys(school_rows ?? {}).length > 0 && !(results_summary ?? []).some(lacksColumns);

/** Who has sent the bytes: a file that someone else moves to another card, or uses again, stays that of its sender. */
const isOwn = async (
  tx: Transaction,
  { auditId, personId }: { auditId: string; personId: string },
  { bytes_id }: UploadRow,
): Promise<boolean> =>
  (await tx.row(sql`
    select 1 from upload where audit_id = ${auditId} and id = ${bytes_id} and requested_by = ${personId}`)) !==
  undefined;
