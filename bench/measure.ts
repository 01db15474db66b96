import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { atEnd } from './at-end.ts';

export interface Measured<Result> {
  seconds: number;
  /** Highest resident memory of any process that was started, in MB; 0 where the system has no /proc. */
  megabytes: number;
  result: Result;
}

const LOOK_EVERY = 50;

/** Wall-clock time of `work`, and the memory of the processes it starts. */
export async function measured<Result>(work: () => Promise<Result>): Promise<Measured<Result>> {
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, peakOfChildren());
  }, LOOK_EVERY);
  const start = performance.now();
  try {
    const result = await work();
    return { seconds: (performance.now() - start) / 1000, megabytes, result };
  } finally {
    clearInterval(watch);
  }
}

/** Runs a program and reads the one JSON line it prints. */
export function runJson<Result>(command: string, args: readonly string[], cwd?: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], ...(cwd && { cwd }) });
    const end = atEnd(() => child.kill('SIGKILL'));
    let text = '';
    child.stdout.on('data', (part) => {
      text += part;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      end();
      if (code !== 0) reject(new Error(`${command} ${args[0] ?? ''} ended with ${code}`));
      else resolve(JSON.parse(text.trim().split('\n').at(-1) ?? '') as Result); // each program says its form
    });
  });
}

/** The kernel keeps the highest resident size of each process, so a look from time to time misses little. */
function peakOfChildren(): number {
  try {
    const threads = readdirSync('/proc/self/task');
    const children = threads.flatMap((id) => readFileSync(`/proc/self/task/${id}/children`, 'utf8').split(' '));
    return Math.max(0, ...children.filter(Boolean).map(peakOf));
  } catch {
    return 0; // no /proc here
  }
}

function peakOf(pid: string): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0; // it has ended
  }
}
