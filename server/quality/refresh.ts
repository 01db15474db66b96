import type { KeyObject } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AuditId } from '#contract/ids.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { openSharedLake } from '#server/platform/lake/lake.ts';
import { allOf, overlapping } from '#server/platform/lake/overlapping.ts';
import type { Jobs } from '#server/platform/queue/queue.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { assertOwnKeys, bringFiles, orReadAgain, type ReadAgain } from './bring-files.ts';
import { selectCandidates } from './candidates.ts';
import { findCrossFile } from './findings/cross-file.ts';
import { buildLedgers } from './ledgers/build.ts';
import { withLacks } from './ledgers/inputs/inputs.ts';
import { removeLedgers, storeLedgers } from './ledgers/stored/store.ts';
import { buildLists } from './lists/build.ts';
import { methodOfSources } from './method/method.ts';
import { type NumbersInput, readNumbersInput, transcriptKeyOf } from './numbers-input.ts';
import { writeOpportunity } from './opportunity/write.ts';
import { type Computed, publishNumbers, type ReadFile } from './publish.ts';
import { lockState, selectAudit } from './queries.ts';
import { forgetOldVersions, hasVersion } from './versions/keep.ts';
import { type NewestPanels, newestPanels } from './versions/store-panels.ts';
import { writePanels } from './write-panels.ts';

// With the embedded database and the program about 700 MB more: twenty million rows of 100,000
// students take 1.8 GB at most.
const MEMORY_MEGABYTES = 1000;
/**
 * Students are what cannot wait on the disk: their IDs are numbers of the engine's own, and their tables are joined
 * with each other. Two million of them, eight million rows of rosters, do not fit into the memory of others.
 */
const MEGABYTES_OF_MILLION_ROSTER_ROWS = 250;
/**
 * From this many rows on a statement is worth two threads of its own; of fewer rows they cost a sixth more processor
 * time than they save. Three of one thread keep two cores busy while this thread is too busy to hand over the next one.
 */
const MANY_ROWS = 5_000_000;
const FEW = { threads: 1, atOnce: 3 };
const MANY = { threads: 2, atOnce: 2 };

export interface RefreshDependencies {
  database: Database;
  store: Pick<Store, 'size' | 'local' | 'publish' | 'remove'>;
  /** Where the folder of a refresh is made; emptied after each. */
  workFolder: string;
  /** How long versions of the numbers are kept. */
  versionDays: number;
  readAgain: ReadAgain;
}

/**
 * Handler of 'refresh-quality': computes every number of an audit from its current files and stores them in one
 * transaction. May be called twice or beside itself: only a newer version replaces an older one, and a refresh that
 * is not due does nothing.
 */
export async function refreshQuality(deps: RefreshDependencies, job: Jobs['refresh-quality']): Promise<void> {
  // IDs in a job are those of rows, written by ourselves.
  const auditId = job.auditId as AuditId;
  const wanted = await deps.database.job(auditId, (tx) => readWanted(tx, auditId));
  if (!wanted) return;
  const folder = await mkdtemp(join(deps.workFolder, 'quality-'));
  try {
    const selectBefore = () => deps.database.job(auditId, (tx) => newestPanels(tx, auditId));
    const computed = await orReadAgain(deps, auditId, async () => {
      const files = await bringFiles(deps.store, auditId, wanted.files, folder);
      return await computeNumbers(deps.store, wanted, files, folder, selectBefore);
    });
    if (!computed) return;
    await deps.database.job(auditId, (tx) => publish(deps, tx, auditId, computed));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Publishes the numbers and takes away the ledgers that no version reads: of forgotten, overtaken and killed refreshes.
 */
async function publish(
  { store, versionDays }: RefreshDependencies,
  tx: Transaction,
  auditId: string,
  computed: Computed,
) {
  const { version } = computed;
  const previous = await publishNumbers(tx, auditId, computed);
  if (previous === null) {
    if (!(await hasVersion(tx, auditId, version))) await removeLedgers(store, auditId, [version]);
    return;
  }
  const overtaken = Array.from({ length: version - previous - 1 }, (_, index) => previous + 1 + index);
  const forgotten = await forgetOldVersions(tx, auditId, versionDays);
  await removeLedgers(store, auditId, [...overtaken, ...forgotten]);
}

interface DueRefresh extends NumbersInput {
  version: number;
  transcriptKey: KeyObject;
}

/** What is due, or null. The lock comes first: whoever raised `wanted` has committed what these numbers are to hold. */
async function readWanted(tx: Transaction, auditId: AuditId): Promise<DueRefresh | null> {
  const state = await lockState(tx, auditId);
  const audit = await selectAudit(tx, auditId);
  if (!state || !audit || state.computed >= state.wanted) return null;
  const input = await readNumbersInput(tx, auditId, audit);
  return { ...input, version: state.wanted, transcriptKey: transcriptKeyOf(audit) };
}

/** Every number of an audit. Nothing but the rows of the files and `wanted` goes in; ledgers go into the store. */
export async function computeNumbers(
  store: Pick<Store, 'publish'>,
  wanted: DueRefresh,
  files: readonly ReadFile[],
  folder: string,
  selectBefore: () => Promise<NewestPanels>,
): Promise<Computed> {
  const rows = files.reduce((sum, { counts }) => sum + (counts.kept ?? 0), 0);
  const { threads, atOnce } = rows < MANY_ROWS ? FEW : MANY;
  const limits = { memoryMegabytes: memoryFor(files), threads };
  const lake = await openSharedLake([folder, ...new Set(files.map(({ path }) => dirname(path)))], limits, 'SELECT 1');
  try {
    const readable = await lake.use((one) => withLacks(one, files));
    assertOwnKeys(readable);
    // Handed over all at once: most tables are of students, and one block of 122,880 rows keeps one core busy.
    const one = overlapping(lake, atOnce);
    const [method, , { panels, before }, opportunity, , candidates, findings] = await allOf([
      methodOfSources(),
      buildLedgers(one, wanted, readable),
      // Panels first: to write them down and to look at what showed before keeps this thread busy, while the
      // engine goes on with the rest.
      writePanels(one, wanted, files).then(async (panels) => ({ panels, before: await selectBefore() })),
      writeOpportunity(one, wanted, files),
      buildLists(one),
      selectCandidates(one, wanted.transcriptKey, wanted),
      findCrossFile(one, files),
      storeLedgers(one, store, wanted, folder),
      // Closing the lake would give all of it back on the thread that answers calls.
      one.forget(),
    ]);
    return {
      version: wanted.version,
      at: new Date().toISOString(),
      method,
      files,
      panels: [...panels, ...opportunity],
      before,
      candidates,
      findings,
    };
  } finally {
    lake.close();
  }
}

function memoryFor(files: readonly ReadFile[]): number {
  const rosters = files.filter(({ type }) => type === 'STUDENT_ROSTER');
  const millions = rosters.reduce((sum, { counts }) => sum + (counts.kept ?? 0), 0) / 1e6;
  return Math.round(MEMORY_MEGABYTES + Math.max(0, millions - 1) * MEGABYTES_OF_MILLION_ROSTER_ROWS);
}
