import type { AuditId } from '#contract/ids.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { forEach } from './for-each.ts';
import { type InspectDependencies, inspectStaged } from './intake/inspect.ts';
import { sweepStaged } from './intake/sweep.ts';
import { type ProcessDependencies, processInTurn } from './process/process.ts';
import { enqueueAll, sweepUploads } from './process/sweep.ts';
import { requestTakeIn, takeIn } from './take-in.ts';

export interface UploadWorkers
  extends ProcessDependencies,
    Pick<InspectDependencies, 'inspect' | 'maxBytes' | 'quota'> {
  /** Files processed at the same time. */
  concurrency: number;
  /** Whether the store has to be asked what has arrived. */
  asksStore: boolean;
}

const SWEEP_SECONDS = 60;
/** How often a store that says nothing by itself is asked what has arrived, beside what its notifications say. */
const LOOK_SECONDS = 3;
/**
 * Mostly waiting for a store that is elsewhere. On this machine's disk large files are put together one by one: each
 * worker looks for jobs twice a second.
 */
const TAKEN_IN_AT_ONCE = { elsewhere: 4, onDisk: 1 };

/** Starts to process files, and to sweep once at the start and every minute from then on. */
export async function startUploadWorkers({ concurrency, ...deps }: UploadWorkers): Promise<void> {
  const { queue } = deps;
  // The embedded database serves one process, and that has just started: what a killed one had in work need
  // not become silent first.
  if (deps.database.kind === 'pglite') await enqueueAll(deps);
  await queue.work('process-upload', { concurrency }, (job, signal) => processInTurn(deps, job, signal));
  await queue.work('inspect-staged', { concurrency }, (job, signal) => inspectStaged(deps, job, signal));
  await queue.work('sweep-uploads', { concurrency: 1 }, async () => {
    // First the next one, so that a sweep that fails does not end the sweeping.
    await scheduleSweep(deps, SWEEP_SECONDS);
    const sweepings = [
      () => sweepUploads({ ...deps, takeIn: (ids) => takeIn(deps, ids) }),
      () => sweepStaged(deps),
      () => deps.store.discardAbandoned(),
    ];
    await forEach(sweepings, (sweep) => sweep());
  });
  // Under a key of its own: the next sweep of the process before may wait for a minute yet.
  await scheduleSweep(deps, 0, 'start');
  const takenInAtOnce = deps.asksStore ? TAKEN_IN_AT_ONCE.elsewhere : TAKEN_IN_AT_ONCE.onDisk;
  await queue.work('take-in', { concurrency: takenInAtOnce }, async ({ auditId, uploadId }) => {
    // IDs in a job are those of rows, or of a key that was read as one.
    await takeIn(deps, { auditId: auditId as AuditId, uploadId });
  });
  if (deps.asksStore) await startLooking(deps);
}

async function startLooking(deps: Pick<UploadWorkers, 'database' | 'queue' | 'store'>): Promise<void> {
  const schedule = (startAfterSeconds: number) =>
    deps.database.system((tx) => deps.queue.send(tx, 'find-arrivals', {}, { singletonKey: 'look', startAfterSeconds }));
  await deps.queue.work('find-arrivals', { concurrency: 1 }, async () => {
    await schedule(LOOK_SECONDS);
    await requestTakeIn(deps, await deps.store.arrivals());
  });
  await schedule(0);
}

/** At most one waits at a time, whoever asks for it (queue policy 'stately'). */
const scheduleSweep = (
  { database, queue }: { database: UploadWorkers['database']; queue: Queue },
  startAfterSeconds: number,
  singletonKey = 'sweep',
) => database.system((tx) => queue.send(tx, 'sweep-uploads', {}, { singletonKey, startAfterSeconds }));
