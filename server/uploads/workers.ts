import type { Queue } from '#server/platform/queue/queue.ts';
import { type InspectDependencies, inspectStaged } from './intake/inspect.ts';
import { sweepStaged } from './intake/sweep.ts';
import { type ProcessDependencies, processUpload } from './process/process.ts';
import { sweepUploads } from './process/sweep.ts';

export interface UploadWorkers extends ProcessDependencies, Pick<InspectDependencies, 'inspect' | 'maxBytes'> {
  /** Files processed at the same time. */
  concurrency: number;
}

const SWEEP_SECONDS = 60;

/** Starts to process files, and to sweep once at the start and every minute from then on. */
export async function startUploadWorkers({ concurrency, ...deps }: UploadWorkers): Promise<void> {
  const { queue } = deps;
  await queue.work('process-upload', { concurrency }, (job, signal) => processUpload(deps, job, signal));
  await queue.work('inspect-staged', { concurrency }, (job, signal) => inspectStaged(deps, job, signal));
  await queue.work('sweep-uploads', { concurrency: 1 }, async () => {
    // First the next one, so that a sweep that fails does not end the sweeping.
    await scheduleSweep(deps, SWEEP_SECONDS);
    await sweepUploads(deps);
    await sweepStaged(deps);
  });
  await scheduleSweep(deps, 0);
}

/** At most one waits at a time, whoever asks for it (queue policy 'stately'). */
const scheduleSweep = (
  { database, queue }: { database: UploadWorkers['database']; queue: Queue },
  startAfterSeconds: number,
) => database.system((tx) => queue.send(tx, 'sweep-uploads', {}, { singletonKey: 'sweep', startAfterSeconds }));
