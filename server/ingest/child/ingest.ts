import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import { malformed } from '../keep/report.ts';
import { type IngestLimits, limitsFor, SMALL } from '../limits.ts';
import { REFUSALS } from '../refusal.ts';
import type { IngestProgress, IngestRequest, IngestResult } from '../result.ts';
import { ANSWER } from './answer.ts';
import type { FileTask } from './child.ts';
import { type ChildEnd, runChild } from './child-process.ts';
import { assertNotFull } from './disk-room.ts';
import type { WarmChildren } from './warm-children.ts';
import { childArgs } from './without-types.ts';

export interface ProcessOptions {
  onProgress?: (progress: IngestProgress) => void;
  signal?: AbortSignal;
  limits?: Partial<IngestLimits>;
  /** Told about each attempt that did not end well; holds no data of the file, so it may be logged. */
  onFailure?: (end: ChildEnd) => void;
  /** Bytes that the disk of a folder has left. */
  roomIn?: (folder: string) => Promise<number>;
  /** The program of the child; tests give one that hangs or dies. */
  program?: string;
  /** Where a child may wait for the file; there is another one after it. */
  warm?: WarmChildren;
  /** Whose file it is (WarmFile). */
  sender?: string;
}

const PROGRAM = fileURLToPath(new URL('./child.ts', import.meta.url));
const ATTEMPTS = 2;

/**
 * Checks one file in a killable child process. Every file ends in a result: after a child that died, one more is tried;
 * a file that took too much time or memory would do so again. Then it is malformed.
 * @throws where the signal aborts, and where children died on a disk without room: that says nothing about the file
 */
export async function processFile(request: IngestRequest, options: ProcessOptions = {}): Promise<IngestResult> {
  const { onFailure = () => {}, signal, warm, roomIn } = options;
  const { size } = await stat(request.rawPath);
  const limits = { ...limitsFor(size), ...options.limits };
  signal?.throwIfAborted();
  try {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const read = await (attempt === 1 ? checkWarm(request, { size, limits }, options) : null);
      const { end, answer } = read ?? (await checkAlone(request, limits, options));
      if (answer) return answer;
      onFailure(end);
      if (end.ended !== 'failed') break;
      await assertNotFull(request.folder, roomIn);
    }
  } finally {
    warm?.start();
  }
  return malformed(REFUSALS.tooMuchWork);
}

/**
 * processFile with what is the same for every file of this process. A small file keeps one core busy and begins at
 * once; of the others, which use all cores and up to 2 GB each, `mostAtOnce` are read while the rest wait their turn.
 */
export function ingestWith({
  mostAtOnce,
  ...same
}: Pick<ProcessOptions, 'warm' | 'onFailure'> & { mostAtOnce: number }) {
  const turns = new PQueue({ concurrency: mostAtOnce });
  return async (
    request: IngestRequest,
    watch: Pick<ProcessOptions, 'signal' | 'onProgress' | 'sender'>,
  ): Promise<IngestResult> => {
    const work = () => processFile(request, { ...watch, ...same });
    const { size } = await stat(request.rawPath);
    if (size < SMALL) return await work();
    return await turns.add(work, watch.signal && { signal: watch.signal });
  };
}

function checkWarm(request: IngestRequest, of: { size: number; limits: IngestLimits }, options: ProcessOptions) {
  const { onProgress = () => {}, signal, sender, warm } = options;
  const { rawPath, folder } = request;
  return warm?.read<IngestResult>({
    ...of,
    rawPath,
    folder,
    sender,
    signal,
    onProgress,
    task: (place): FileTask => ({ work: 'check', request: { ...request, ...place }, limits: of.limits }),
    answer: () => readResult(folder),
    isClean: ({ verdict }) => verdict !== 'malformed',
  });
}

async function checkAlone(request: IngestRequest, limits: IngestLimits, options: ProcessOptions) {
  const { onProgress = () => {}, signal, program = PROGRAM } = options;
  const { folder } = request;
  const task: FileTask = { work: 'check', request, limits };
  const end = await runChild({ args: childArgs(request, program), folder, task, limits, signal, onProgress });
  return { end, answer: end.ended === 'done' ? await readResult(folder) : null };
}

async function readResult(folder: string): Promise<IngestResult | null> {
  try {
    // Written by our own child, perhaps in another folder.
    const result = JSON.parse(await readFile(join(folder, ANSWER), 'utf8')) as IngestResult;
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
