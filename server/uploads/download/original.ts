import { PortalError } from '#contract/errors.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { rawKey } from '../keys.ts';
import { findUpload } from '../read/read.ts';
import type { UploadScope } from '../read/uploaded-file.ts';

/**
 * The bytes as received, with what the log says of it.
 * @throws PortalError not_found when the file covers schools the viewer may not see, or its bytes have not arrived; forbidden when
 * rows of such schools stand in it.
 */
export async function openOriginal(tx: Transaction, viewer: UploadScope, store: Store, fileId: string) {
  const upload = await findUpload(tx, viewer, fileId);
  if (upload.covers_other_schools || upload.size === null) throw new PortalError('not_found');
  if (upload.holds_other_schools) {
    throw new PortalError('forbidden', { is: 'covers-other-schools', action: 'download' });
  }
  return {
    file: { uploadId: upload.id, type: upload.upload_file_type, name: upload.file_name },
    schoolIds: upload.school_ids,
    download: {
      stream: await store.read(rawKey(viewer.auditId, upload.bytes_id)),
      fileName: upload.file_name,
      size: upload.size,
    },
  };
}
