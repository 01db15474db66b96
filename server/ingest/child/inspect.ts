import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InspectionAnswer, InspectionRequest } from '../inspect/inspection.ts';
import { limitsFor } from '../limits.ts';
import { REFUSALS } from '../refusal.ts';
import { ANSWER } from './answer.ts';
import type { FileTask } from './child.ts';
import { runChild } from './child-process.ts';
import { assertNotFull } from './disk-room.ts';
import type { WarmChildren } from './warm-children.ts';
import { childArgs } from './without-types.ts';

export interface InspectOptions {
  signal?: AbortSignal;
  /** Whose file it is (WarmFile). */
  sender?: string;
  /** Where a child may wait for the file. */
  warm?: WarmChildren;
  /** Bytes that the disk of a folder has left. */
  roomIn?: (folder: string) => Promise<number>;
  /** The program of the child; tests give one that dies. */
  program?: string;
}

const PROGRAM = fileURLToPath(new URL('./child.ts', import.meta.url));

/**
 * Says what a file seems to be, in a killable child as for checking it: which dataset, which schools and years.
 * Its rows are not checked.
 * @throws where the signal aborts, and where children died on a disk without room: that says nothing about the file
 */
export async function inspectFile(request: InspectionRequest, options: InspectOptions = {}): Promise<InspectionAnswer> {
  const { warm, roomIn } = options;
  const { size } = await stat(request.rawPath);
  try {
    const read = await (isOneFile(request) ? inspectWarm(request, size, options) : null);
    // One that died while it waited is not the file's fault: it is looked at once more.
    const isToRepeat = !read || read.end.ended === 'failed';
    const answer = isToRepeat ? await inspectAlone(request, size, options) : read.answer;
    if (!answer) await assertNotFull(request.folder, roomIn);
    return answer ?? { found: 'refusal', refused: REFUSALS.tooMuchWork.why };
  } finally {
    warm?.start();
  }
}

/** inspectFile with the children of this process. */
export const inspectWith =
  (warm: WarmChildren) =>
  (request: InspectionRequest, options: Omit<InspectOptions, 'warm'>): Promise<InspectionAnswer> =>
    inspectFile(request, { ...options, warm });

/** Not an archive, whose files the answer names by their paths, nor one that is joined with another. */
const isOneFile = ({ mayUnpack, rolesPath }: InspectionRequest) => !mayUnpack && rolesPath === undefined;

function inspectWarm(request: InspectionRequest, size: number, { warm, signal, sender }: InspectOptions) {
  const limits = limitsFor(size);
  return warm?.read<InspectionAnswer>({
    rawPath: request.rawPath,
    folder: request.folder,
    size,
    sender,
    limits,
    signal,
    onProgress: () => {},
    task: (place): FileTask => ({ work: 'inspect', request: { ...request, ...place }, limits }),
    answer: () => readAnswer(request.folder),
    isClean: ({ found }) => found === 'table',
  });
}

async function inspectAlone(request: InspectionRequest, size: number, options: InspectOptions) {
  const { signal, program = PROGRAM } = options;
  const limits = limitsFor(size);
  const task: FileTask = { work: 'inspect', request, limits };
  const args = childArgs(request, program);
  const end = await runChild({ args, folder: request.folder, task, limits, signal, onProgress: () => {} });
  return end.ended === 'done' ? await readAnswer(request.folder) : null;
}

async function readAnswer(folder: string): Promise<InspectionAnswer | null> {
  try {
    return JSON.parse(await readFile(join(folder, ANSWER), 'utf8')) as InspectionAnswer; // written by our own child
  } catch {
    return null;
  }
}
