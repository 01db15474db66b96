import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { malformed } from '../keep/report.ts';
import { type IngestLimits, limitsFor } from '../limits.ts';
import { REFUSALS } from '../refusal.ts';
import type { IngestProgress, IngestRequest, IngestResult } from '../result.ts';
import { type ChildEnd, giveTask, runChild } from './child-process.ts';
import type { SpareChild, TakenChild } from './spare-child.ts';
import { childArgs } from './without-types.ts';

export interface ProcessOptions {
  onProgress?: (progress: IngestProgress) => void;
  signal?: AbortSignal;
  limits?: Partial<IngestLimits>;
  /** Told about each attempt that did not end well; holds no data of the file, so it may be logged. */
  onFailure?: (end: ChildEnd) => void;
  /** The program of the child; tests give one that hangs or dies. */
  program?: string;
  /** Where a child may wait for the file; there is another one after it. */
  spare?: SpareChild;
}

const PROGRAM = fileURLToPath(new URL('./child.ts', import.meta.url));
const ATTEMPTS = 2;

/**
 * Checks one file in a killable child process. Every file ends in a result: after a child that died, one more is tried; a file
 * that took too much time or memory would do so again. Then it is malformed. Rejects when the signal aborts, and only then.
 */
export async function processFile(request: IngestRequest, options: ProcessOptions = {}): Promise<IngestResult> {
  const { onFailure = () => {}, signal, spare } = options;
  const { size } = await stat(request.rawPath);
  const limits = { ...limitsFor(size), ...options.limits };
  signal?.throwIfAborted();
  try {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const waiting = attempt === 1 ? spare?.take(request.rawPath) : null;
      const end = await (waiting ? runWaiting(waiting, request, limits, options) : runNew(request, limits, options));
      const result = end.ended === 'done' ? await readResult(request.folder) : null;
      if (result) return result;
      onFailure(end);
      if (end.ended !== 'failed') break;
    }
  } finally {
    spare?.start();
  }
  return malformed(REFUSALS.tooMuchWork);
}

/** processFile with what is the same for every file of this process. */
export const ingestWith =
  (same: Pick<ProcessOptions, 'spare' | 'onFailure'>) =>
  (request: IngestRequest, watch: Pick<ProcessOptions, 'signal' | 'onProgress'>): Promise<IngestResult> =>
    processFile(request, { ...watch, ...same });

function runNew(request: IngestRequest, limits: IngestLimits, options: ProcessOptions): Promise<ChildEnd> {
  const { onProgress = () => {}, signal, program = PROGRAM } = options;
  const args = childArgs(request, program);
  return runChild({ args, folder: request.folder, task: { request, limits }, limits, signal, onProgress });
}

async function runWaiting(
  waiting: TakenChild,
  request: IngestRequest,
  limits: IngestLimits,
  { onProgress = () => {}, signal }: ProcessOptions,
): Promise<ChildEnd> {
  const { child, rawPath, folder } = waiting;
  try {
    const task = { request: { ...request, rawPath, folder }, limits };
    const end = await giveTask(child, { task, limits, signal, onProgress });
    if (end.ended === 'done') await waiting.handOver(request.folder);
    return end;
  } finally {
    await waiting.remove();
  }
}

async function readResult(folder: string): Promise<IngestResult | null> {
  try {
    // Written by our own child, perhaps in another folder.
    const result = JSON.parse(await readFile(join(folder, 'result.json'), 'utf8')) as IngestResult;
    const here = (path: string) => join(folder, basename(path));
    return {
      ...result,
      parquet: result.parquet && here(result.parquet),
      failing: result.failing && { ...result.failing, parquet: here(result.failing.parquet) },
    };
  } catch {
    return null;
  }
}
