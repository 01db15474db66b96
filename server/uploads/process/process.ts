import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { AuditId } from '#contract/ids.ts';
import type { PlainRefusal } from '#datasets/kit/layouts/refused.ts';
import type { IngestProgress, IngestRequest, IngestResult } from '#server/ingest/result.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { failingRowsKey, lakeKey } from '#server/platform/lake/keys.ts';
import type { Jobs, Queue } from '#server/platform/queue/queue.ts';
import { ChangedBytes } from '#server/platform/storage/changed-bytes.ts';
import type { Store } from '#server/platform/storage/store.ts';
import type { RequestRefresh } from '#server/quality/request-refresh.ts';
import { type RawIds, rawKey } from '../keys.ts';
import { type Claim, claimUpload, isOpen, releaseUpload } from './claim.ts';
import { keepAlive, type Life } from './heartbeat.ts';
import { ingestContext } from './ingest-context.ts';
import { fromOutside, OutsideFault } from './outside-fault.ts';
import { publishResult } from './publish.ts';
import { senderOf } from './sender.ts';
import { nextInTurn } from './turn.ts';

export interface ProcessDependencies {
  database: Database;
  queue: Queue;
  store: Store;
  ingest(
    request: IngestRequest,
    watch: { onProgress: (progress: IngestProgress) => void; signal: AbortSignal; sender: string },
  ): Promise<IngestResult>;
  requestRefresh: RequestRefresh;
  /** Where the folders of runs are made; emptied after each. */
  workFolder: string;
}

/**
 * A file that ends its worker this often is at fault itself: it gets a verdict, so that nothing waits behind
 * it for ever. Attempts that failed for a store or a disk do not count: some minutes without them would have
 * ended every file that waits.
 */
const MOST_ATTEMPTS = 25;
/** How long to leave a file to another worker before looking again, until it is done or silent. */
const LOOK_AGAIN_SECONDS = 5;

/**
 * Handler of 'process-upload'. May be called twice, late, or beside another worker: the claim numbers each attempt, and
 * only the newest attempt publishes. A crash at any point leaves the file as it was; a later call takes it up again.
 */
export async function processUpload(
  deps: ProcessDependencies,
  job: Jobs['process-upload'],
  signal: AbortSignal,
): Promise<void> {
  // IDs in a job are those of rows, written by ourselves.
  const ids = { auditId: job.auditId as AuditId, uploadId: job.uploadId };
  if (!(await claimAndProcess(deps, ids, signal)))
    await deps.database.job(ids.auditId, (tx) => keepJob(tx, deps.queue, job));
}

/**
 * The same for whichever upload has its turn; the job says how many there are, and not which comes first. Both
 * uploads keep a job until they are done: otherwise a worker that is killed during another's turn would leave that
 * one to the sweep, a minute later.
 */
export async function processInTurn(
  deps: ProcessDependencies,
  job: Jobs['process-upload'],
  signal: AbortSignal,
): Promise<void> {
  const next = await nextInTurn(deps.database);
  // Another worker may have been quicker; then the job's own.
  if (!next || next.uploadId === job.uploadId || !(await claimAndProcess(deps, next, signal, keepJob)))
    return await processUpload(deps, job, signal);
  await deps.database.job(job.auditId as AuditId, (tx) => keepJob(tx, deps.queue, job));
}

/**
 * Answers false where there was nothing to claim.
 * @param onClaim in the transaction of the claim
 */
async function claimAndProcess(
  deps: ProcessDependencies,
  { auditId, uploadId }: RawIds,
  signal: AbortSignal,
  onClaim?: typeof keepJob,
): Promise<boolean> {
  const claim = await deps.database.job(auditId, async (tx) => {
    const claimed = await claimUpload(tx, auditId, uploadId);
    if (claimed) await onClaim?.(tx, deps.queue, { auditId, uploadId, attempt: claimed.number });
    return claimed;
  });
  if (!claim) return false;
  let folder: string | null = null;
  try {
    folder = await fromOutside(mkdtemp(join(deps.workFolder, 'run-')));
    const made = await whileAlive(deps, claim, folder, signal);
    await publish(deps, claim, made);
  } catch (error) {
    const isOutside = error instanceof OutsideFault;
    // Nothing to hand back: canceled, or taken over by another attempt, so there is nothing to repeat.
    if ((await deps.database.job(auditId, (tx) => releaseUpload(tx, claim, !isOutside))) === 0) return true;
    throw isOutside ? error.cause : error;
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true });
  }
  return true;
}

/** Sees to a job that comes back to an upload which is not done: one in the hands of a worker that may yet die. */
async function keepJob(tx: Transaction, queue: Queue, job: Jobs['process-upload']): Promise<void> {
  if (!(await isOpen(tx, job.auditId as AuditId, job.uploadId))) return;
  await queue.send(tx, 'process-upload', job, { singletonKey: job.uploadId, startAfterSeconds: LOOK_AGAIN_SECONDS });
}

/** A result, and the keys under which its bytes are stored. */
interface Made {
  result: IngestResult;
  keys: readonly string[];
}

/**
 * Says that the run is alive from the first byte that is fetched to the last that is stored: both may take longer
 * than a silent worker has.
 */
async function whileAlive(
  deps: ProcessDependencies,
  claim: Claim,
  folder: string,
  stopped: AbortSignal,
): Promise<Made> {
  const life = keepAlive(deps.database, claim);
  try {
    const result =
      claim.tries > MOST_ATTEMPTS ? refused('given-up') : await ingest(deps, claim, folder, { stopped, life });
    return { result, keys: await store(deps, claim, result, folder) };
  } finally {
    // Before the result is published: a late sign of life would write over the end of the run.
    await life.stop();
  }
}

async function ingest(
  deps: ProcessDependencies,
  claim: Claim,
  folder: string,
  { stopped, life }: { stopped: AbortSignal; life: Life },
): Promise<IngestResult> {
  const context = await deps.database.job(claim.auditId, (tx) =>
    ingestContext(tx, claim.auditId, claim.type, claim.metadata),
  );
  const bringing = deps.store.local(rawKey(claim.auditId, claim.bytesId), folder, claim.sha256);
  const rawPath = await fromOutside(bringing.catch(nothingOfChanged));
  if (rawPath === null) return refused('damaged');
  const sender = senderOf(claim.auditId, claim.requestedBy);
  return await fromOutside(
    deps.ingest(
      { rawPath, fileName: claim.fileName, type: claim.type, context, folder },
      { onProgress: life.onProgress, signal: AbortSignal.any([stopped, life.overtaken]), sender },
    ),
  );
}

/** Bytes first, under keys that no other attempt has; then the one row that makes them count. */
async function store(deps: ProcessDependencies, claim: Claim, result: IngestResult, folder: string): Promise<string[]> {
  const files = [
    { path: result.parquet, key: lakeKey(claim) },
    { path: result.failing?.parquet ?? null, key: failingRowsKey(claim) },
  ];
  const kept = files.flatMap(({ path, key }) => (path === null ? [] : [{ path: resolve(folder, path), key }]));
  for (const { path, key } of kept) await fromOutside(deps.store.publish(path, key));
  return kept.map(({ key }) => key);
}

async function publish(deps: ProcessDependencies, claim: Claim, { result, keys }: Made): Promise<void> {
  const published = await deps.database.job(claim.auditId, async (tx) => {
    const mine = await publishResult(tx, claim, result);
    if (mine && result.verdict !== 'malformed') await deps.requestRefresh(tx, claim.auditId);
    return mine;
  });
  if (!published) for (const key of keys) await deps.store.remove(key);
}

/** null for bytes that are not those that were received: the person can upload the file again. */
function nothingOfChanged(error: unknown): null {
  if (error instanceof ChangedBytes) return null;
  throw error;
}

const refused = (is: PlainRefusal): IngestResult => ({
  verdict: 'malformed',
  overview: [],
  resultsSummary: [
    {
      of: 'file',
      status: 'failure',
      file: { is: 'refused', refused: { is } },
    },
  ],
  missingColumns: [],
  columns: {},
  rowsRead: 0,
  rowsKept: 0,
  leftOut: [],
  counts: { error: 0, warning: 0, note: 0 },
  schoolRows: {},
  concernsEverySchool: true,
  groups: [],
  issues: [],
  parquet: null,
});
