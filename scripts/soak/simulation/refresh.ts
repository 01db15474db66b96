import type { AuditId } from '#contract/ids.ts';
import type { Database } from '#server/platform/database/database.ts';
import { lakeKey } from '#server/platform/lake/keys.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { publishNumbers, type ReadFile } from '#server/quality/publish.ts';
import { type CurrentFileRow, lockState, selectCurrentFiles } from '#server/quality/queries.ts';
import type { Random } from '../../../demo/district/random.ts';
import type { Machine } from './machine.ts';

interface Refreshing {
  machine: Machine;
  database: Database;
  store: Store;
  random: Random;
}

/** refreshQuality without numbers: which files it reads and what it publishes, after the time that computing takes. */
export async function refreshNumbers({ machine, database, store, random }: Refreshing, job: { auditId: string }) {
  const auditId = job.auditId as AuditId; // that of a row
  const due = await database.job(auditId, async (tx) => {
    const state = await lockState(tx, auditId);
    if (!state || state.computed >= state.wanted) return null;
    return { version: state.wanted, files: await selectCurrentFiles(tx, auditId) };
  });
  if (!due) return;
  const files: ReadFile[] = [];
  for (const file of due.files) {
    const key = lakeKey({ type: file.upload_file_type, auditId, uploadId: file.id, number: file.run });
    if ((await store.size(key)) !== null) files.push(readFileOf(file, key));
  }
  await machine.sleep(random.between(50, 2_000));
  const nothing = { panels: [], candidates: [], findings: { groups: [], issues: [] } };
  const before = { version: -1, panels: {} };
  const made = { version: due.version, at: new Date(Date.now()).toISOString(), method: 'simulation', files };
  await database.job(auditId, (tx) => publishNumbers(tx, auditId, { ...made, ...nothing, before }));
}

const readFileOf = (row: CurrentFileRow, path: string): ReadFile => ({
  ...{ fileId: row.id, chainId: row.chain_id, run: row.run, type: row.upload_file_type, fileName: row.file_name },
  ...{ schoolIds: new Set(row.school_ids), metadata: row.metadata, columns: row.columns, path },
  counts: { read: row.rows_read, kept: row.rows_kept, bySchool: row.school_rows },
});
