import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Another running portal has this data folder. */
export class FolderInUse extends Error {}

/**
 * Lets one process at a time use a data folder: the embedded database has one connection and would be damaged by a
 * second. The lock of a process that is gone is taken over.
 * @throws FolderInUse
 */
export async function lockFolder(dataDir: string): Promise<{ release(): Promise<void> }> {
  const file = join(dataDir, 'portal.lock');
  if (!(await create(file))) {
    const owner = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
    if (owner !== process.pid && isAlive(owner)) {
      throw new FolderInUse(
        `Another portal (process ${owner}) is using the data folder ${dataDir}. Stop it first, or set PORTAL_DATA_DIR to another folder.`,
      );
    }
    await rm(file, { force: true });
    if (!(await create(file))) throw new FolderInUse(`Another portal has just started on the data folder ${dataDir}.`);
  }
  return { release: () => rm(file, { force: true }) };
}

async function create(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(`${process.pid}\n`);
    await handle.close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
