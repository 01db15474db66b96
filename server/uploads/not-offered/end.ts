import type { AuditId } from '#contract/ids.ts';
import { datasetOf } from '#datasets/index.ts';
import type { UploadFileType } from '#datasets/kit/file-type.ts';
import { mayBeNotOffered } from '#datasets/kit/requirement-columns.ts';
import { PORTAL, recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { lineOf } from '../read/offered-after-all.ts';
import { addLine, endByRows, lockOffers } from './queries.ts';

interface ShownFile {
  auditId: AuditId;
  uploadId: string;
  type: UploadFileType;
  fileName: string;
}

/**
 * 'Not offered' is undone where rows have arrived after all, with a line in the log and one in the results of the file.
 */
export async function endNotOffered(tx: Transaction, file: ShownFile): Promise<void> {
  const { auditId, uploadId, type, fileName } = file;
  if (!mayBeNotOffered(datasetOf(type))) return;
  await lockOffers(tx, auditId);
  const ended = await endByRows(tx, auditId, uploadId);
  for (const [column, cells] of Map.groupBy(ended, ({ column }) => column)) {
    await addLine(tx, auditId, uploadId, lineOf(column, cells));
    await recordEvent(tx, {
      auditId,
      actor: PORTAL,
      event: 'not-offered.ended',
      file: { uploadId, type, name: fileName },
      schoolIds: cells.map(({ school_id }) => school_id),
      details: { columns: [column], schools: cells.length },
    });
  }
}
