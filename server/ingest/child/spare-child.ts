import { linkSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type StartedChild, startChild } from './child-process.ts';
import { childArgs } from './without-types.ts';

const PROGRAM = fileURLToPath(new URL('./child.ts', import.meta.url));
/** How long to leave it when one died without a file, so that a machine on which none can start is not kept busy by trying. */
const AGAIN_MS = 30_000;

/** A child that has its file: `readable` holds it, `folder` is the only place it may write to. */
export class TakenChild {
  readonly child: StartedChild;
  readonly rawPath: string;
  readonly folder: string;
  private readonly root: string;

  constructor({ child, root }: Waiting, rawPath: string) {
    this.child = child;
    this.root = root;
    this.rawPath = rawPath;
    this.folder = folderOf(root);
  }

  /** Moves what it has written. */
  async handOver(target: string): Promise<void> {
    for (const name of await readdir(this.folder)) await rename(join(this.folder, name), join(target, name));
  }

  remove(): Promise<void> {
    return rm(this.root, { recursive: true, force: true });
  }
}

interface Waiting {
  child: StartedChild;
  root: string;
}

/**
 * One child that has started already and waits for a file: half a second of a small file is starting. It takes exactly one and ends,
 * as every child (docs/decisions/0004). While it waits it holds nothing, may read nothing but the program, and ends with this process,
 * whose end of the pipe is then closed.
 */
export class SpareChild {
  private readonly workFolder: string;
  private readonly program: string;
  private waiting: Waiting | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(workFolder: string, program = PROGRAM) {
    this.workFolder = workFolder;
    this.program = program;
  }

  /** Starts one after a while, unless one waits by then. */
  startIn(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.start(), milliseconds).unref();
  }

  /** Starts one unless one waits. Without it files are processed all the same, so a machine that cannot is left alone. */
  start(): void {
    if (this.waiting || this.isStopped) return;
    try {
      this.waiting = this.begin();
    } catch {
      this.startIn(AGAIN_MS);
    }
  }

  /** The one that waits, with the file put where it may read it; null where none waits or the file lies on another disk. */
  take(rawPath: string): TakenChild | null {
    const { waiting } = this;
    if (!waiting) return null;
    const path = join(readableOf(waiting.root), basename(rawPath));
    try {
      linkSync(rawPath, path);
    } catch {
      return null;
    }
    this.waiting = null;
    return new TakenChild(waiting, path);
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    if (!this.waiting) return;
    this.waiting.child.kill('SIGKILL');
    rmSync(this.waiting.root, { recursive: true, force: true });
  }

  private begin(): Waiting {
    const root = mkdtempSync(join(this.workFolder, 'spare-'));
    const [readable, folder] = [readableOf(root), folderOf(root)];
    mkdirSync(readable);
    mkdirSync(folder);
    const child = startChild(childArgs({ rawPath: join(readable, '*'), folder }, this.program), folder);
    const waiting = { child, root };
    const lost = () => {
      if (this.waiting !== waiting) return;
      this.waiting = null;
      rmSync(root, { recursive: true, force: true });
      if (!this.isStopped) this.startIn(AGAIN_MS);
    };
    child.once('error', lost);
    child.once('exit', lost);
    return waiting;
  }
}

/** The file is in a folder of its own, where the child may not write: it is the stored one under a second name. */
const readableOf = (root: string) => join(root, 'file');
const folderOf = (root: string) => join(root, 'run');
