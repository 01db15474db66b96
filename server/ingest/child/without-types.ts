import { execFile } from 'node:child_process';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SHORT_LIVED } from '#server/platform/short-lived.ts';
import type { IngestRequest } from '../result.ts';
import { permissions } from './sandbox.ts';

const STRIPPER = fileURLToPath(new URL('./take-types-out.ts', import.meta.url));
const LOADER = fileURLToPath(new URL('./with-sources.mjs', import.meta.url));

/** One file with the sources of the child as JavaScript, by their URL; null until there is one. */
let sources: string | null = null;

/**
 * Takes the types out of the child's 140 modules once for all children: done by each, it was a fifth of the processor time of a
 * small file (0.28 s of 1.57). A child without them is slower and the same.
 */
export async function takeTypesOut(workFolder: string): Promise<void> {
  await mkdir(workFolder, { recursive: true });
  const target = join(workFolder, 'child-sources');
  const part = `${target}.${process.pid}`;
  // A process of its own: it takes half a second, and Node warns that what it uses is new.
  const args = [...SHORT_LIVED, '--disable-warning=ExperimentalWarning', STRIPPER, part];
  await promisify(execFile)(process.execPath, args);
  await rename(part, target);
  sources = target;
}

/** Arguments of Node for a child: what it may touch, its program, and the folder it works in. */
export function childArgs(request: Pick<IngestRequest, 'rawPath' | 'folder'>, program: string): string[] {
  const { folder } = request;
  if (!sources) return [...SHORT_LIVED, ...permissions(request), program, folder];
  return [...permissions(request), `--allow-fs-read=${sources}`, LOADER, sources, program, folder];
}
