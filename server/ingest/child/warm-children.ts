import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { SMALL } from '../limits.ts';
import { type ChildEnd, type ChildTask, giveTask, residentBytes } from './child-process.ts';
import { WarmChild } from './warm-child.ts';

const PROGRAM = fileURLToPath(new URL('./child.ts', import.meta.url));
/**
 * How long to leave it when one died without a file, so that a machine on which none can start is
 * not kept busy by trying.
 */
const AGAIN_MS = 30_000;
/** Starting is then one thirtieth of the work of each file. */
const MOST_FILES = 25;
/** One that has read small files holds 200 MB, and does not grow. */
const MOST_BYTES = 400 * 1024 * 1024;
/** Longer than from one file of a person to the next, short enough that nothing of a file lingers. */
const KEPT_MS = 10_000;

/** One file for a child that has started already. */
export interface WarmFile<Answer> extends Pick<ChildTask, 'limits' | 'signal' | 'onProgress'> {
  rawPath: string;
  /** Where what the child writes is put. */
  folder: string;
  size: number;
  /** Whose it is: audit and person. Without one the child ends with this file. */
  sender: string | undefined;
  /** What the child is told, with its own paths. */
  task: (place: { rawPath: string; folder: string }) => unknown;
  /** What the child has left in `folder`; null where that is nothing. */
  answer: () => Promise<Answer | null>;
  /** Whether nothing was wrong with the file, so that its child may be given another one. */
  isClean: (answer: Answer) => boolean;
}

/**
 * Children that have started already: half of the work of a small file is starting. One waits for anyone's file. One
 * that has read a small file without anything wrong waits for the next of the same person in the same audit, and never
 * has another's (docs/decisions/0048-warm-children.md). While they wait they may read nothing but the program, and they
 * end with this process, whose end of the pipe is then closed.
 */
export class WarmChildren {
  private readonly workFolder: string;
  private readonly program: string;
  private readonly keptMilliseconds: number;
  private readonly mostLoad: number;
  private spare: WarmChild | null = null;
  private readonly kept = new Map<WarmChild, NodeJS.Timeout>();
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  /**
   * @param mostLoad with which they practice while they wait: of the whole machine with all of its cores, also in a
   * container that has few of them
   */
  constructor(workFolder: string, program = PROGRAM, keptMilliseconds = KEPT_MS, mostLoad: number = cpus().length) {
    this.workFolder = workFolder;
    this.program = program;
    this.keptMilliseconds = keptMilliseconds;
    this.mostLoad = mostLoad;
  }

  /** Starts the one for anyone's file after a while, unless one waits by then. */
  startIn(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.start(), milliseconds).unref();
  }

  /**
   * Starts one unless one waits. Without it files are still processed, so a machine that cannot is left alone.
   */
  start(): void {
    if (this.spare || this.isStopped) return;
    try {
      this.spare = this.begin();
    } catch {
      this.startIn(AGAIN_MS);
    }
  }

  /** Has a file read by a child that waits. null where none does, or the file is on another disk. */
  async read<Answer>(file: WarmFile<Answer>): Promise<{ end: ChildEnd; answer: Answer | null } | null> {
    const { task, limits, signal, onProgress } = file;
    const child = this.keptFor(file.sender) ?? this.spare;
    const rawPath = child?.hold(file.rawPath, file.sender ?? null);
    if (!child || !rawPath) return null;
    this.forget(child);
    const mayGoOn = file.sender !== undefined && file.size < SMALL && child.files < MOST_FILES;
    let isClean = false;
    try {
      const told = task({ rawPath, folder: child.folder });
      // The end of one that has read its last file takes 40 ms, which no one waits for.
      const given = giveTask(child.process, { task: told, limits, signal, onProgress, isLast: false });
      if (!mayGoOn) child.process.stdin.end();
      const end = await given;
      if (end.ended !== 'done') return { end, answer: null };
      await child.handOver(file.folder);
      await child.letGo();
      const answer = await file.answer();
      isClean = answer !== null && file.isClean(answer);
      return { end, answer };
    } finally {
      if (mayGoOn && isClean) this.keep(child);
      else child.end();
    }
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    for (const child of [this.spare, ...this.kept.keys()]) {
      if (!child) continue;
      this.forget(child);
      child.end();
    }
  }

  private begin(): WarmChild {
    const child = new WarmChild(this.workFolder, this.program, this.mostLoad);
    const lost = () => {
      if (child !== this.spare && !this.kept.has(child)) return;
      const wasSpare = child === this.spare;
      this.forget(child);
      child.end();
      if (wasSpare && !this.isStopped) this.startIn(AGAIN_MS);
    };
    child.process.once('error', lost);
    child.process.once('exit', lost);
    return child;
  }

  private keptFor(sender: string | undefined): WarmChild | undefined {
    return sender === undefined ? undefined : [...this.kept.keys()].find((child) => child.sender === sender);
  }

  private keep(child: WarmChild): void {
    const { exitCode, signalCode, pid } = child.process;
    const isAlive = exitCode === null && signalCode === null;
    if (this.isStopped || !isAlive || residentBytes(pid) > MOST_BYTES) {
      child.end();
      return;
    }
    const end = () => {
      this.forget(child);
      child.end();
    };
    this.kept.set(child, setTimeout(end, this.keptMilliseconds).unref());
  }

  private forget(child: WarmChild): void {
    if (this.spare === child) this.spare = null;
    clearTimeout(this.kept.get(child));
    this.kept.delete(child);
  }
}
