import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const LOOK_MS = 60_000;
/** Machines that share a folder have clocks that differ, by minutes at most. */
const GONE_MS = 3_600_000;

export interface WorkFolder {
  /** Of this process alone. */
  path: string;
  /** Removes it with all that is in it. */
  close(): Promise<void>;
}

/**
 * A new folder below `root` for what this process works on: rows and originals. A process that is killed cannot remove
 * its own, so each one shows every minute that it lives, and removes what has not been touched for an hour: nothing of
 * a deleted audit stays there.
 * @param isAlone no other process can be at work below `root`: all of it goes at once
 * @param onError hears of what could not be removed, which is tried again every minute
 */
export async function openWorkFolder(
  root: string,
  { isAlone, onError, lookMs = LOOK_MS }: { isAlone: boolean; onError: (error: unknown) => void; lookMs?: number },
): Promise<WorkFolder> {
  if (isAlone) await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  const path = await mkdtemp(join(root, 'process-'));
  const look = async () => {
    await utimes(path, new Date(), new Date());
    await removeSilent(root);
  };
  await look().catch(onError);
  const timer = setInterval(() => void look().catch(onError), lookMs).unref();
  return {
    path,
    async close() {
      clearInterval(timer);
      await rm(path, { recursive: true, force: true });
    },
  };
}

async function removeSilent(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const path = join(root, name);
    // Null: another process was quicker.
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > GONE_MS) await rm(path, { recursive: true, force: true });
  }
}
