import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from '../child/child-process.ts';
import { childArgs } from '../child/without-types.ts';
import { type IngestLimits, limitsFor } from '../limits.ts';
import { REFUSALS } from '../refusal.ts';
import type { InspectionAnswer, InspectionRequest } from './inspection.ts';

/** What the child is told, and where it leaves its answer. */
export interface InspectionTask {
  request: InspectionRequest;
  limits: IngestLimits;
}
export const ANSWER = 'inspection.json';

const PROGRAM = fileURLToPath(new URL('./child.ts', import.meta.url));

/**
 * Says what a file seems to be, in a killable child as for checking it: which dataset, which schools and years. Its rows are not
 * checked. Rejects when the signal aborts, and only then.
 */
export async function inspectFile(request: InspectionRequest, signal?: AbortSignal): Promise<InspectionAnswer> {
  const { size } = await stat(request.rawPath);
  const limits = limitsFor(size);
  const task: InspectionTask = { request, limits };
  const end = await runChild({
    args: childArgs(request, PROGRAM),
    folder: request.folder,
    task,
    limits,
    signal,
    onProgress: () => {},
  });
  const answer = end.ended === 'done' ? await readAnswer(request.folder) : null;
  return answer ?? { found: 'refusal', refused: REFUSALS.tooMuchWork.why };
}

async function readAnswer(folder: string): Promise<InspectionAnswer | null> {
  try {
    return JSON.parse(await readFile(join(folder, ANSWER), 'utf8')) as InspectionAnswer; // written by our own child
  } catch {
    return null;
  }
}
