import { createHash } from 'node:crypto';
import { constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** Beside the web app that was built: what follows from the sources alone, and is kept between starts. */
export const BUILT = join(PROJECT, 'dist');

/** All modules and statements below folders of the project, tests left out. */
export const sourcesBelow = (folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(PROJECT, folder, path),
      ),
    )
    .filter((path) => /\.(ts|mjs|sql)$/.test(path) && !path.endsWith('.test.ts'))
    .sort();

export interface Made {
  name: string;
  /** Paths of the sources that it follows from. */
  from: readonly string[];
  /** The first of these folders that can be written to holds it. */
  into: readonly string[];
}

/**
 * The path of a file that is made once for all processes that are started from this folder. Its name has a hash
 * of the content of all its sources: size and time of change can be the same for two versions (an archive sets
 * one time for all files).
 * @param make writes the file
 * @throws where no folder can be written to, or `make` throws
 */
export async function madeOnce({ name, from, into }: Made, make: (path: string) => Promise<void>): Promise<string> {
  const full = `${name}-${hashOf(from)}`;
  const there = into.map((folder) => join(folder, full)).find((path) => existsSync(path));
  if (there) return there;
  const folder = await firstWritable(into);
  const part = join(folder, `${full}.${process.pid}.part`);
  try {
    await make(part);
    await rename(part, join(folder, full));
  } finally {
    await rm(part, { force: true }); // half of it, where the work failed
  }
  await removeOthers(folder, name, full);
  return join(folder, full);
}

/** In one go: 1,100 small files take 25 ms, and eight times as long with a promise for each. */
function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) hash.update(`\0${path}\0`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 32);
}

async function firstWritable([folder, ...others]: readonly string[]): Promise<string> {
  if (folder === undefined) throw new Error('No folder can be written to');
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    return folder;
  } catch {
    return await firstWritable(others);
  }
}

/** What earlier versions of the sources left. */
async function removeOthers(folder: string, name: string, kept: string): Promise<void> {
  for (const other of await readdir(folder))
    if (other.startsWith(`${name}-`) && other !== kept && !other.endsWith('.part'))
      await rm(join(folder, other), { force: true });
}
