import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Names the folder that all test files of a run share; the runner sets it (scripts/test/shared-folder.ts). */
export const SHARED_FOLDER = 'PORTAL_TEST_SHARED';

/** How often a test file looks whether another one has finished making what both need. */
const LOOK_EVERY_MS = 25;

/** Outside a test run, as in a benchmark, the folder is this process's own and goes with it. */
function sharedFolder(): string {
  const given = process.env[SHARED_FOLDER];
  if (given !== undefined) return given;
  const own = mkdtempSync(join(tmpdir(), 'portal-shared-'));
  process.on('exit', () => rmSync(own, { recursive: true, force: true }));
  process.env[SHARED_FOLDER] = own;
  return own;
}

/**
 * Makes something once in a run, whichever test file asks first; the others wait until it is there.
 * @param make fills the empty folder it is given
 * @returns that folder
 */
export async function once(name: string, make: (folder: string) => Promise<void> | void): Promise<string> {
  const folder = join(sharedFolder(), name);
  const ready = `${folder}.ready`;
  const failed = `${folder}.failed`;
  if (isFirst(folder)) {
    try {
      await make(folder);
      writeFileSync(ready, '');
    } catch (error) {
      writeFileSync(failed, '');
      throw error;
    }
  }
  while (!existsSync(ready)) {
    if (existsSync(failed)) throw new Error(`Another test file failed to make ${name}`);
    await pause(LOOK_EVERY_MS);
  }
  return folder;
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
