import type { AuditId } from '#contract/ids.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { lakeKey } from '#server/platform/lake/keys.ts';
import { localIfWhole, type ReadableStore } from '#server/platform/storage/local-if-whole.ts';
import type { CurrentFile } from './ledgers/inputs/inputs.ts';
import type { ReadFile } from './publish.ts';
import type { CurrentFileRow } from './queries.ts';

/** Has the original of a file read again because its rows are lost. @throws where that has already failed */
export type ReadAgain = (tx: Transaction, auditId: AuditId, uploadId: string) => Promise<void>;

interface Bringing {
  store: ReadableStore;
  database: Pick<Database, 'job'>;
  readAgain: ReadAgain;
}

/**
 * Rows that a run kept are not in the store, or are not the ones that were written: numbers without them, or with
 * others, would be wrong without a word.
 */
class LostRows extends Error {
  readonly fileIds: readonly string[];

  constructor(fileIds: readonly string[]) {
    super(`Files whose rows are lost: ${fileIds.length}`);
    this.fileIds = fileIds;
  }
}

/**
 * The current files with their rows on this machine. A run without rows (a required column was
 * missing) enters no number.
 * @throws LostRows where the store does not have what a run kept
 */
export async function bringFiles(
  store: ReadableStore,
  auditId: string,
  rows: readonly CurrentFileRow[],
  folder: string,
): Promise<ReadFile[]> {
  const files: ReadFile[] = [];
  const lost: string[] = [];
  for (const row of rows) {
    const { id: fileId, chain_id: chainId, run, upload_file_type: type, file_name: fileName, columns } = row;
    const key = lakeKey({ type, auditId, uploadId: fileId, number: run });
    // A run without a hash is of an earlier version.
    const path = await localIfWhole(store, key, folder, row.rows_sha256 ?? undefined);
    if (path === null) {
      if (row.rows_kept) lost.push(fileId);
      continue;
    }
    const counts = { read: row.rows_read, kept: row.rows_kept, bySchool: row.school_rows };
    const { metadata } = row;
    const schoolIds = new Set(row.school_ids);
    const isParted = row.is_parted;
    files.push({ fileId, chainId, run, type, fileName, schoolIds, metadata, counts, columns, path, isParted });
  }
  if (lost.length > 0) throw new LostRows(lost);
  return files;
}

/**
 * @throws LostRows where version 0.10 or an earlier one has read a file of several sheets: its rows have the keys of
 * others. An upgrade has them read again, but an earlier worker may still read files beside the new ones, and an
 * earlier backup may be restored.
 */
export function assertOwnKeys(files: readonly CurrentFile[]): void {
  const lost = files.filter(({ isParted, keys }) => isParted && keys === undefined);
  if (lost.length > 0) throw new LostRows(lost.map(({ fileId }) => fileId));
}

/**
 * What `work` makes of the rows; null where they are being read again from their originals: the numbers follow, and the
 * earlier ones show until then.
 */
export async function orReadAgain<Made>(
  { database, readAgain }: Pick<Bringing, 'database' | 'readAgain'>,
  auditId: AuditId,
  work: () => Promise<Made>,
): Promise<Made | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof LostRows)) throw error;
    for (const id of error.fileIds) await database.job(auditId, (tx) => readAgain(tx, auditId, id));
    return null;
  }
}
