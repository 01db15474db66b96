import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { IngestLimits } from '../limits.ts';
import type { IngestProgress } from '../result.ts';

export interface ChildTask {
  /** What the child is told, as a line on its standard input. */
  task: unknown;
  /** Whether nothing follows: it ends then. Otherwise it says that it has finished, and waits. */
  isLast: boolean;
  limits: Pick<IngestLimits, 'childBytes' | 'processorMilliseconds' | 'milliseconds' | 'niceness'>;
  signal?: AbortSignal | undefined;
  onProgress: (progress: IngestProgress) => void;
}

/** How a child ended; `step` names what failed and holds no data. */
export type ChildEnd = { ended: 'done' } | { ended: 'failed' | 'memory' | 'time'; step: string };

const WATCH_EVERY = 100;
/**
 * Of the time on the clock; below it a child waits. One of fifty busy threads gets a twenty-fifth of two cores, with a
 * niceness of 10 still a hundredth, and an idle child takes a few milliseconds in two minutes.
 */
const WAITS_BELOW = 1 / 400;
const PAGE = 4096;
/** Milliseconds of one clock tick (sysconf _SC_CLK_TCK is 100 on every Linux Node runs on). */
const TICK = 10;

export interface ChildRun extends Omit<ChildTask, 'isLast'> {
  /** Arguments of Node: what it may touch and the program. */
  args: readonly string[];
  folder: string;
}

export type StartedChild = ChildProcessByStdio<Writable, Readable, null>;

/** Starts one child with an empty environment. Its error output is dropped: it may quote rows. */
export function startChild(args: readonly string[], folder: string): StartedChild {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { TZ: 'UTC' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin.on('error', () => {}); // one that died before it was told is seen by its end
  return child;
}

/** Runs one child from its start to its end. */
export async function runChild({ args, folder, ...task }: ChildRun): Promise<ChildEnd> {
  task.signal?.throwIfAborted();
  return await giveTask(startChild(args, folder), { ...task, isLast: true });
}

/**
 * Tells a child what to do, and kills it when it takes more memory or processor time for it than given, or waits for
 * something that never comes. Rejects only when the signal aborts.
 */
export function giveTask(child: StartedChild, work: ChildTask): Promise<ChildEnd> {
  const { task, isLast, limits, signal, onProgress } = work;
  return new Promise((resolve, reject) => {
    const before = processorMilliseconds(child.pid);
    let stopped: 'memory' | 'time' | null = null;
    let step = '';
    const stop = (why: 'memory' | 'time') => {
      stopped ??= why;
      child.kill('SIGKILL');
    };
    const abort = () => child.kill('SIGKILL');
    const waits = waitsFor(limits.milliseconds);
    const watch = setInterval(() => {
      const worked = processorMilliseconds(child.pid) - before;
      if (residentBytes(child.pid) > limits.childBytes) stop('memory');
      if (worked > limits.processorMilliseconds || waits(worked)) stop('time');
    }, WATCH_EVERY);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    giveWay(child.pid, limits.niceness);
    child.stdin.write(lineOf(task));
    if (isLast) child.stdin.end();
    const lines = createInterface({ input: child.stdout });
    const finish = () => {
      lines.close();
      child.off('error', onError);
      child.off('close', onClose);
      clearInterval(watch);
      signal?.removeEventListener('abort', abort);
    };

    const onError = () => {
      finish();
      resolve({ ended: 'failed', step: 'start' });
    };
    const onClose = (code: number | null) => {
      finish();
      if (signal?.aborted) reject(signal.reason);
      else resolve(code === 0 ? { ended: 'done' } : { ended: stopped ?? 'failed', step });
    };
    lines.on('line', (line) => {
      const message = messageOf(line);
      // One that was told to end is waited for, and one that is being killed counts as that.
      if (message.finished && !isLast && !stopped && !signal?.aborted) {
        finish();
        resolve({ ended: 'done' });
      }
      if (message.progress) onProgress(message.progress);
      step = message.failed ?? message.progress?.stage ?? step;
    });
    child.on('error', onError);
    child.on('close', onClose);
  });
}

/**
 * Whether a child has hardly worked for so long, by the processor time that it has taken. On a machine with far more to
 * do than it can, a good file may take many times its time on the clock, and is not at fault.
 */
function waitsFor(milliseconds: number): (worked: number) => boolean {
  let since = { at: performance.now(), worked: 0 };
  return (worked) => {
    const at = performance.now();
    if (worked - since.worked > milliseconds * WAITS_BELOW) since = { at, worked };
    return at - since.at > milliseconds;
  };
}

/** Readers of lines also end one at U+2028 and U+2029, which JSON leaves as they are and names of schools may hold. */
const lineOf = (task: unknown): string =>
  `${JSON.stringify(task).replace(/[\u2028\u2029]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`)}\n`;

/**
 * Linux keeps a niceness for each thread, and a thread begins with that of the one which made it: setting it for the
 * process alone leaves the engine's threads, which are made by threads of Node that were there before, as they were.
 */
function giveWay(pid: number | undefined, niceness: number): void {
  if (pid === undefined || niceness === 0) return;
  for (const thread of threadsOf(pid))
    try {
      setPriority(thread, niceness);
    } catch {
      // It has ended meanwhile.
    }
}

/** The process alone where the system has no /proc. */
function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}

/** A child that is killed may leave half a line. */
function messageOf(line: string): { progress?: IngestProgress; failed?: string; finished?: boolean } {
  try {
    return JSON.parse(line);
  } catch {
    return {};
  }
}

/** 0 where the system has no /proc: there the clock's limit alone holds. */
export function residentBytes(pid: number | undefined): number {
  return Number(ofProcess(pid, 'statm').split(' ')[1] ?? 0) * PAGE;
}

/**
 * Of all threads, in user and system mode: fields 14 and 15 of proc_pid_stat(5), counted after the name, which may hold
 * spaces. 0 where the system has no /proc: there a child may take its time on the clock, whatever it does.
 */
function processorMilliseconds(pid: number | undefined): number {
  const text = ofProcess(pid, 'stat');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK;
}

function ofProcess(pid: number | undefined, name: 'stat' | 'statm'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
