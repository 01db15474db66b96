import { linkSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type StartedChild, startChild } from './child-process.ts';
import { childArgs } from './without-types.ts';

/**
 * A child that has started before its file is there. It may read `file`, where it cannot write,
 * and write to `run` alone.
 */
export class WarmChild {
  readonly process: StartedChild;
  /** The only place it may write to. */
  readonly folder: string;
  private readonly root: string;
  private readonly readable: string;
  /** Files it was given so far. */
  files = 0;
  /** Whose files it reads, from the first on. */
  sender: string | null = null;

  /** @param mostLoad with which it practices */
  constructor(workFolder: string, program: string, mostLoad: number) {
    this.root = mkdtempSync(join(workFolder, 'warm-'));
    this.readable = join(this.root, 'file');
    this.folder = join(this.root, 'run');
    mkdirSync(this.readable);
    mkdirSync(this.folder);
    const args = childArgs({ rawPath: join(this.readable, '*'), folder: this.folder }, program);
    this.process = startChild([...args, String(mostLoad)], this.folder);
  }

  /** Puts the stored file where the child may read it, as a second name; null where it is on another disk. */
  hold(rawPath: string, sender: string | null): string | null {
    const path = join(this.readable, basename(rawPath));
    try {
      linkSync(rawPath, path);
    } catch {
      return null;
    }
    this.files += 1;
    this.sender = sender;
    return path;
  }

  /** Moves what it has written, which leaves its folder empty. */
  async handOver(target: string): Promise<void> {
    for (const name of await readdir(this.folder)) await rename(join(this.folder, name), join(target, name));
  }

  /** Takes away the file that it has read. */
  async letGo(): Promise<void> {
    for (const name of await readdir(this.readable)) await rm(join(this.readable, name));
  }

  /** Ends it and removes its folders. */
  end(): void {
    this.process.kill('SIGKILL');
    rmSync(this.root, { recursive: true, force: true });
  }
}
