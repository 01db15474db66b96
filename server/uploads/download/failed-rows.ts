import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { PortalError } from '#contract/errors.ts';
import type { Language } from '#datasets/words/language.ts';
import type { Download } from '#server/http/download.ts';
import type { FailedRowsRequest } from '#server/ingest/result.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { failingRowsKey } from '#server/platform/lake/keys.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { FAILED_ROWS_WORDS } from '#server/words/failed-rows.ts';
import { rawKey } from '../keys.ts';
import type { UploadRow } from '../read/queries.ts';
import { findUpload } from '../read/read.ts';
import { failedRowsOf, readRun, type ShownRun } from '../read/shown-run.ts';
import type { UploadScope } from '../read/uploaded-file.ts';

export interface FailedRowsParts {
  store: Store;
  /** Where the folders of downloads are made; each is gone when its download ends. */
  workFolder: string;
  /** Reads the original again; answers the path of a CSV file without a byte order mark. */
  extractFailedRows(request: FailedRowsRequest): Promise<string>;
}

/**
 * The rows in error in the person's own layout, with what the log says of them. The original is read after the
 * transaction has ended, while the answer is being sent.
 * @throws PortalError not_found, or conflict where there is no such row.
 */
export async function openFailedRows(
  tx: Transaction,
  viewer: UploadScope & { language: Language },
  parts: FailedRowsParts,
  fileId: string,
) {
  const upload = await findUpload(tx, viewer, fileId);
  const run = await readRun(tx, viewer, upload);
  if (!run || upload.size === null) throw new PortalError('conflict', 'no-result-yet');
  if (run.failed_rows === null || failedRowsOf(upload, run) === 0)
    throw new PortalError('conflict', nothingFailed(upload));
  const download: Download = {
    stream: () => inTurn(() => extract(viewer, upload, run, parts)),
    fileName: `${upload.file_name.replace(/\.[^.]*$/, '')} - ${FAILED_ROWS_WORDS[viewer.language].fileName}.csv`,
  };
  return {
    file: { uploadId: upload.id, type: upload.upload_file_type, name: upload.file_name },
    schoolIds: upload.school_ids,
    download,
  };
}

const nothingFailed = ({ error_count }: UploadRow) => (error_count ? 'no-single-rows' : 'no-failed-rows');

async function extract(
  viewer: UploadScope & { language: Language },
  upload: UploadRow,
  { number }: ShownRun,
  parts: FailedRowsParts,
): Promise<Readable> {
  const { store, workFolder, extractFailedRows } = parts;
  const { auditId } = viewer;
  const { id: uploadId, upload_file_type: type, metadata } = upload;
  await mkdir(workFolder, { recursive: true });
  const folder = await mkdtemp(join(workFolder, 'download-'));
  const tidy = () => rm(folder, { recursive: true, force: true });
  try {
    const path = await extractFailedRows({
      rawPath: await store.local(rawKey(auditId, upload.bytes_id), folder, upload.sha256 ?? undefined),
      failingPath: await store.local(failingRowsKey({ type, auditId, uploadId, number }), folder),
      type,
      wanted: [...(metadata.test_types ?? []), ...(metadata.demographic_types ?? [])],
      language: viewer.language,
      size: upload.size ?? 0,
      schools: upload.holds_other_schools ? upload.school_ids : null,
      folder,
    });
    const table = Readable.from(withMark(path), { objectMode: false });
    return table.once('close', () => void tidy());
  } catch (error) {
    await tidy();
    throw error;
  }
}

/** With a byte order mark, so that spreadsheet programs read it as UTF-8. */
async function* withMark(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('\ufeff');
  yield* createReadStream(path);
}

let last: Promise<unknown> = Promise.resolve();

/** One original at a time: each takes the memory of a whole processing. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}
