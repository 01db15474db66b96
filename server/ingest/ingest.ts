import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ChildEnd, runChild } from './child-process.ts';
import { type IngestLimits, limitsFor } from './limits.ts';
import { REFUSALS } from './refusal.ts';
import { malformed } from './report.ts';
import type { IngestProgress, IngestRequest, IngestResult } from './result.ts';
import { childArgs } from './without-types.ts';

export interface ProcessOptions {
  onProgress?: (progress: IngestProgress) => void;
  signal?: AbortSignal;
  limits?: Partial<IngestLimits>;
  /** Told about each attempt that did not end well; holds no data of the file, so it may be logged. */
  onFailure?: (end: ChildEnd) => void;
  /** The program of the child; tests give one that hangs or dies. */
  program?: string;
}

const PROGRAM = fileURLToPath(new URL('./child.ts', import.meta.url));
const ATTEMPTS = 2;

/**
 * Checks one file in a killable child process. Every file ends in a result: after a child that died, one more is tried; a file
 * that took too much time or memory would do so again. Then it is malformed. Rejects when the signal aborts, and only then.
 */
export async function processFile(request: IngestRequest, options: ProcessOptions = {}): Promise<IngestResult> {
  const { onProgress = () => {}, onFailure = () => {}, signal, program = PROGRAM } = options;
  const { size } = await stat(request.rawPath);
  const limits = { ...limitsFor(size), ...options.limits };
  const requestPath = join(request.folder, 'request.json');
  await writeFile(requestPath, JSON.stringify({ request, limits }));
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const end = await runChild({
      args: childArgs(request, program, requestPath),
      folder: request.folder,
      limits,
      signal,
      onProgress,
    });
    const result = end.ended === 'done' ? await readResult(request.folder) : null;
    if (result) return result;
    onFailure(end);
    if (end.ended !== 'failed') break;
  }
  return malformed(REFUSALS.tooMuchWork);
}

async function readResult(folder: string): Promise<IngestResult | null> {
  try {
    return JSON.parse(await readFile(join(folder, 'result.json'), 'utf8')) as IngestResult; // written by our own child
  } catch {
    return null;
  }
}
