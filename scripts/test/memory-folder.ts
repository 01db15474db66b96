import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Before the ID of the process that made the folder. */
const PREFIX = 'portal-test-';
const ABANDONED_AFTER_MS = 3_600_000;
/** Of both the folder and the machine. The tests need less than 1 GB at a time; the rest is for their processes. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * From now on this process and those it starts keep temporary files in memory, where the machine has room for it. A
 * copy of the embedded database is a thousand files: on a disk 0.6 s of processor time and up to 3.7 s on the clock,
 * in memory 0.1 s and 0.6 s.
 * @returns what removes them; it does nothing where the machine's own temporary folder serves
 */
export function keepTemporaryFilesInMemory(): () => void {
  if (!existsSync(MEMORY)) return () => {};
  removeAbandoned();
  if (!hasRoom()) return () => {};
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o711); // the user postgres passes through it
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true });
  };
}

/**
 * What a run that was killed left behind would take memory until the machine starts again. Any other
 * is touched all the time.
 */
function removeAbandoned(): void {
  for (const name of readdirSync(MEMORY).filter((one) => one.startsWith(PREFIX))) {
    const folder = join(MEMORY, name);
    const { mtimeMs, uid } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now(), uid: -1 };
    const isOurs = uid === process.getuid?.() && Date.now() - mtimeMs > ABANDONED_AFTER_MS;
    if (isOurs && !isAlive(Number(name.split('-')[2]))) rmSync(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // someone else's
  }
}

function hasRoom(): boolean {
  if (process.availableMemory() < ENOUGH_BYTES) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}
