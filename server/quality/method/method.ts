import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { BUILT, madeOnce, sourcesBelow } from '#server/platform/made-once.ts';
import { SHORT_LIVED } from '#server/platform/short-lived.ts';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = fileURLToPath(new URL('./print-method.ts', import.meta.url));

let known: Promise<string> | null = null;

/**
 * A mark of how numbers are computed: another one as soon as anything that a refresh runs computes in another way
 * (sources.ts), the same one where only comments, types or layout differ. Where a newer portal has another mark, every
 * audit is computed again after its start.
 */
export function methodOfSources(): Promise<string> {
  known ??= readMethod().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** Made once for the sources as they are: at each start it took 0.5 s of processor time. */
async function readMethod(): Promise<string> {
  const from = [...sourcesBelow(['server', 'contract', 'datasets']), join(PROJECT, 'package.json')];
  const path = await madeOnce({ name: 'method', from, into: [BUILT] }, async (target) =>
    writeFile(target, await methodBelow(PROJECT)),
  ).catch(() => null); // a project that cannot be written to
  return path === null ? await methodBelow(PROJECT) : await readFile(path, 'utf8');
}

/** In a process of its own: 0.2 s in which this thread goes on answering, and Node warns that what it uses is new. */
export async function methodBelow(folder: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...SHORT_LIVED,
    '--disable-warning=ExperimentalWarning',
    PROGRAM,
    folder,
  ]);
  return stdout;
}
