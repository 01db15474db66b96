import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditId } from '#contract/ids.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { lakeKey } from '#server/platform/lake/keys.ts';
import { ChangedBytes } from '#server/platform/storage/changed-bytes.ts';
import type { Store } from '#server/platform/storage/store.ts';
import type { ReadFile } from './publish.ts';
import type { FileRow } from './queries.ts';

/** Has the original of a file read again, whose rows are lost. @throws where that has failed already */
export type ReadAgain = (tx: Transaction, auditId: AuditId, uploadId: string) => Promise<void>;

/** Rows that a run has kept are not in the store, or are not what was written: without them, or with others, every number would be wrong in silence. */
class LostRows extends Error {
  readonly fileIds: readonly string[];

  constructor(fileIds: readonly string[]) {
    super(`The rows of ${fileIds.length} files are lost`);
    this.fileIds = fileIds;
  }
}

/**
 * The current files with their rows on this machine. A run without rows (a required column was missing) enters no number.
 * @throws LostRows where the store has not what a run has kept
 */
export async function bringFiles(
  store: Pick<Store, 'size' | 'local'>,
  auditId: string,
  rows: readonly FileRow[],
  folder: string,
): Promise<ReadFile[]> {
  const files: ReadFile[] = [];
  const lost: string[] = [];
  for (const row of rows) {
    const { id: fileId, chain_id: chainId, run, upload_file_type: type, file_name: fileName, columns } = row;
    const key = lakeKey({ type, auditId, uploadId: fileId, number: run });
    const path = await bringRows(store, key, await mkdtemp(join(folder, 'file-')), row.rows_sha256);
    if (path === null) {
      if (row.rows_kept) lost.push(fileId);
      continue;
    }
    const counts = { read: row.rows_read, kept: row.rows_kept, bySchool: row.school_rows };
    const { metadata } = row;
    const schoolIds = new Set(row.school_ids);
    files.push({ fileId, chainId, run, type, fileName, schoolIds, metadata, counts, columns, path });
  }
  if (lost.length > 0) throw new LostRows(lost);
  return files;
}

/** null where the store has none, or others than those of `sha256`. */
async function bringRows(
  store: Pick<Store, 'size' | 'local'>,
  key: string,
  folder: string,
  sha256: string | null,
): Promise<string | null> {
  if ((await store.size(key)) === null) return null;
  try {
    return await store.local(key, folder, sha256 ?? undefined);
  } catch (error) {
    if (error instanceof ChangedBytes) return null;
    throw error;
  }
}

/** null where rows are read again from their originals: the numbers follow, and those of before show until then. */
export async function bringOrReadAgain(
  {
    store,
    database,
    readAgain,
  }: { store: Pick<Store, 'size' | 'local'>; database: Pick<Database, 'job'>; readAgain: ReadAgain },
  auditId: AuditId,
  rows: readonly FileRow[],
  folder: string,
): Promise<ReadFile[] | null> {
  try {
    return await bringFiles(store, auditId, rows, folder);
  } catch (error) {
    if (!(error instanceof LostRows)) throw error;
    for (const id of error.fileIds) await database.job(auditId, (tx) => readAgain(tx, auditId, id));
    return null;
  }
}
