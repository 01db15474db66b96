import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { CandidatesOfSchool } from './candidates.ts';
import type { CrossFile, FileToCheck } from './findings/cross-file.ts';
import { lockRuns, storeCrossFile } from './findings/store.ts';
import type { SourceFile } from './provenance.ts';
import { lockState } from './queries.ts';
import { storeCandidates } from './store-candidates.ts';
import { changedFiles, type UsedFile } from './versions/file-changes.ts';
import { type NewestPanels, newestPanels, storePanels } from './versions/store-panels.ts';
import type { WrittenPanel } from './versions/written-panel.ts';

/** A current file as the refresh has read it. */
export interface ReadFile extends FileToCheck, SourceFile {
  chainId: string;
}

/** All that a refresh makes, ready to be stored. */
export interface Computed {
  version: number;
  at: string;
  /** Which software made it, see method.ts. */
  method: string;
  files: readonly ReadFile[];
  panels: readonly WrittenPanel[];
  /** What showed when the refresh began. */
  before: NewestPanels;
  candidates: readonly CandidatesOfSchool[];
  findings: CrossFile;
}

/**
 * Makes the numbers the ones that show, all at once. Answers the version they took the place of (0: none), or null,
 * having changed nothing, where numbers as new or newer are there.
 */
export async function publishNumbers(tx: Transaction, auditId: string, computed: Computed): Promise<number | null> {
  await lockRuns(tx, auditId, computed.files);
  const state = await lockState(tx, auditId);
  if (!state || state.computed >= computed.version) return null;
  const { version, at, method, panels, candidates, findings } = computed;
  const files = computed.files.map(asUsed);
  const changed = changedFiles(await selectFiles(tx, auditId, state.computed), files);
  const before = computed.before.version === state.computed ? computed.before : await newestPanels(tx, auditId);
  await storePanels(tx, { auditId, previous: state.computed, version, changed }, before, panels);
  await storeCandidates(tx, auditId, candidates);
  await storeCrossFile(tx, auditId, computed.files, findings);
  await tx.run(sql`
    insert into quality_version (audit_id, version, computed_at, files, changed)
    values (${auditId}, ${version}, ${at}, ${jsonb(files)}, ${jsonb(changed)})`);
  await tx.run(sql`
    update quality_state set computed = ${version}, computed_at = ${at}, method = ${method} where audit_id = ${auditId}`);
  return state.computed;
}

const asUsed = ({ fileId, chainId, run, fileName, type, schoolIds }: ReadFile): UsedFile => ({
  file_id: fileId,
  chain_id: chainId,
  run,
  file_name: fileName,
  upload_file_type: type,
  school_ids: [...schoolIds],
});

async function selectFiles(tx: Transaction, auditId: string, version: number): Promise<UsedFile[]> {
  const row = await tx.row<{ files: UsedFile[] }>(sql`
    select files from quality_version where audit_id = ${auditId} and version = ${version}`);
  return row?.files ?? [];
}
