import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { madeOnce } from '#server/platform/made-once.ts';
import { SHORT_LIVED } from '#server/platform/short-lived.ts';
import type { IngestRequest } from '../result.ts';
import { permissions } from './sandbox.ts';
import { sourcesOfChild } from './sources.ts';

const STRIPPER = fileURLToPath(new URL('./take-types-out.ts', import.meta.url));
const LOADER = fileURLToPath(new URL('./with-sources.mjs', import.meta.url));

/** One file with the sources of the child as JavaScript, by their URL; null until there is one. */
let sources: string | null = null;

/**
 * Takes the types out of the child's 330 modules once for all children, and for all portals that start from the same
 * sources: done by each child, it was a fifth of the processor time of a small file (0.28 s of 1.57); at each start it
 * took 0.6 s. A child without them is slower and the same.
 * @param into the first of these folders that can be written to
 */
export async function takeTypesOut(into: readonly string[]): Promise<void> {
  sources = await madeOnce({ name: 'child-sources', from: sourcesOfChild(), into }, async (path) => {
    // A process of its own: it takes half a second, and Node warns that what it uses is new.
    const args = [...SHORT_LIVED, '--disable-warning=ExperimentalWarning', STRIPPER, path];
    await promisify(execFile)(process.execPath, args);
  });
}

/** Arguments of Node for a child: what it may touch, its program, and the folder it works in. */
export function childArgs(request: Pick<IngestRequest, 'rawPath' | 'folder'>, program: string): string[] {
  const { folder } = request;
  if (!sources || !existsSync(sources)) return [...SHORT_LIVED, ...permissions(request), program, folder];
  return [...permissions(request), `--allow-fs-read=${sources}`, LOADER, sources, program, folder];
}
