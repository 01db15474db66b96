import { randomUUID } from 'node:crypto';
import { copyFile, glob, link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { assertKey } from './keys.ts';

/**
 * A file on its way that has not grown for this long belongs to a process that is gone, or to a
 * sender who has given up.
 */
const ABANDONED_MS = 24 * 3_600_000;

/** By the key, so that those of an audit are found when it is deleted. */
function nameOf(key: string): string {
  assertKey(key);
  return key.replaceAll('/', '~');
}

/** Files under `root` by key, and a place beside them for files on their way in. */
export class StoreFolder {
  private readonly root: string;
  private readonly incoming: string;

  constructor(root: string) {
    this.root = root;
    this.incoming = join(root, 'incoming');
  }

  async open(): Promise<void> {
    await mkdir(this.incoming, { recursive: true });
    await this.removeAbandoned();
  }

  async removeAbandoned(): Promise<void> {
    for (const name of await this.incomingNames()) {
      const file = join(this.incoming, name);
      // Null: it has just arrived.
      const found = await stat(file).catch(() => null);
      if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(file, { force: true, recursive: true });
    }
  }

  private incomingNames(): Promise<string[]> {
    return readdir(this.incoming);
  }

  path(key: string): string {
    assertKey(key);
    return join(this.root, 'objects', key);
  }

  /** null where there is none. */
  async size(key: string): Promise<number | null> {
    try {
      return (await stat(this.path(key))).size;
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return null;
      throw error;
    }
  }

  /** The keys of a form, as a glob pattern, in order. */
  async keysWith(form: string): Promise<string[]> {
    const objects = join(this.root, 'objects');
    const found: string[] = [];
    for await (const file of glob(form, { cwd: objects, withFileTypes: true })) {
      if (file.isFile() && !file.name.startsWith('.'))
        found.push(relative(objects, join(file.parentPath, file.name)).split(sep).join('/'));
    }
    return found.toSorted();
  }

  /** A place for what is on its way under a key, no one else's. */
  newPath(key: string): string {
    return join(this.incoming, `${nameOf(key)}~${randomUUID()}`);
  }

  /** The place of what comes in several steps. */
  partsPath(key: string): string {
    return join(this.incoming, `parts-${nameOf(key)}`);
  }

  /** Forgets what is on its way, or was when its process ended, under the keys of an audit. */
  async discardOf(auditId: string): Promise<void> {
    for (const name of await this.incomingNames())
      if (name.includes(`~eoa=${auditId}~`)) await rm(join(this.incoming, name), { recursive: true, force: true });
  }

  /** Moves a finished file in under its key. @returns false where the key is taken: the first one stays */
  async settle(path: string, key: string): Promise<boolean> {
    const target = this.path(key);
    await mkdir(dirname(target), { recursive: true });
    try {
      await link(path, target);
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    } finally {
      await rm(path, { force: true });
    }
    await syncFolder(dirname(target));
    return true;
  }

  /**
   * Puts a finished file under its key in place of what is there, and notes its hash. The file may lie on another disk.
   */
  async replace(path: string, key: string, sha256: string): Promise<void> {
    const target = this.path(key);
    await mkdir(dirname(target), { recursive: true });
    const staged = this.newPath(key);
    await rename(path, staged).catch(async (error: unknown) => {
      if (!hasCode(error, 'EXDEV')) throw error;
      await copyFile(path, staged);
      await rm(path);
    });
    await syncFile(staged);
    const note = this.noteOf(key);
    // Meanwhile there is none: a file beside the note of another one would be taken for changed.
    await rm(note, { force: true });
    await rename(staged, target);
    await writeFile(note, sha256, { mode: 0o600 });
    await syncFolder(dirname(target));
  }

  /** The hash of what was put under a key; null: it was received and not put there, or is of an earlier version. */
  async noted(key: string): Promise<string | null> {
    try {
      const note = await readFile(this.noteOf(key), 'utf8');
      return /^[0-9a-f]{64}$/.test(note) ? note : null;
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
    await rm(this.noteOf(key), { force: true });
  }

  /** Hidden, so that an engine that reads all files of a folder passes over it. No key has such a name. */
  private noteOf(key: string): string {
    const path = this.path(key);
    return join(dirname(path), `.${basename(path)}.sha256`);
  }
}

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** A rename is lasting only when the folder is synced as well. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
