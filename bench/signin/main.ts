import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atEnd } from '../at-end.ts';
import { runJson } from '../measure.ts';
import { percentile, printTable } from '../table.ts';
import type { Flood } from './flood.ts';

const PROJECT = join(import.meta.dirname, '../..');
const PORT = 39_417;
const ORIGIN = `http://localhost:${PORT}`;
const SIGN_INS = 1_000;
const ADDRESSES = 40;
const IDLE_MS = 5_000;
const CALL_EVERY_MS = 20;
const BUDGET_MS = 100;

/** What others wait for meanwhile. */
const CALLS = { ready: '/api/health/ready', 'static file': '/example-files/student-roster.csv' } as const;
type Times = Record<keyof typeof CALLS, number[]>;

/**
 * 1,000 sign-ins with unknown accounts at once: how long calls and files of others take, idle and meanwhile. The
 * server, the flood and this one, which times, are three processes. `--check` ends with 1 where the ready call's
 * p95 is not below 100 ms.
 */
export async function bench(args: readonly string[]): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-signin-'));
  const end = atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const stop = startServer(dataDir);
  try {
    while (!(await isReady())) await pause(100);
    const warm = pause(1_000);
    await timesUntil(warm);
    const idle = await timesUntil(pause(IDLE_MS));
    const flooding = runJson<Flood>(process.execPath, [
      join(import.meta.dirname, 'flood.ts'),
      ORIGIN,
      String(SIGN_INS),
      String(ADDRESSES),
    ]);
    const busy = await timesUntil(flooding);
    print(idle, busy, await flooding);
    if (args.includes('--check') && percentile(busy.ready, 0.95) >= BUDGET_MS) process.exitCode = 1;
  } finally {
    await stop();
    end();
  }
}

function startServer(dataDir: string): () => Promise<void> {
  const env = {
    ...process.env,
    PORT: String(PORT),
    PORTAL_DATA_DIR: dataDir,
    PORTAL_DEMO: '0',
    PORTAL_LOG: 'silent',
    PORTAL_TRUST_PROXY: '1', // so that one machine can stand for many addresses
    PORTAL_RATE_PER_MINUTE: '1000000',
  };
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: PROJECT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isEnded = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const end = atEnd(() => server.kill('SIGKILL'));
  return async () => {
    end();
    await isEnded;
  };
}

/** Every 20 ms one call of each kind, whether or not earlier ones were answered. */
async function timesUntil(done: Promise<unknown>): Promise<Times> {
  let isDone = false;
  void done.then(() => {
    isDone = true;
  });
  const calls: Record<keyof Times, Promise<number>[]> = { ready: [], 'static file': [] };
  while (!isDone) {
    calls.ready.push(timed(CALLS.ready));
    calls['static file'].push(timed(CALLS['static file']));
    await pause(CALL_EVERY_MS);
  }
  return { ready: await Promise.all(calls.ready), 'static file': await Promise.all(calls['static file']) };
}

async function timed(path: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(ORIGIN + path);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return performance.now() - start;
}

const isReady = async (): Promise<boolean> =>
  await fetch(ORIGIN + CALLS.ready).then(
    (answer) => answer.ok,
    () => false,
  );

function print(idle: Times, busy: Times, { statuses, seconds, other }: Flood): void {
  const rows = Object.keys(CALLS).flatMap((name) => {
    const kind = name as keyof Times; // the names of CALLS
    return [0.5, 0.95, 1].map((share) => {
      const [before, during] = [percentile(idle[kind], share), percentile(busy[kind], share)];
      const what = share === 1 ? 'longest' : `p${share * 100}`;
      return [`${kind}, ${what}`, before.toFixed(1), during.toFixed(1), `${(during / before).toFixed(2)} x`];
    });
  });
  printTable(['ms', 'idle', `${SIGN_INS} sign-ins`, 'ratio'], rows);
  const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
  process.stdout.write(
    `\n${SIGN_INS} sign-ins from ${ADDRESSES} addresses: ${counts.join(', ')}; the last after ${seconds.toFixed(1)} s\n`,
  );
  process.stdout.write(
    `One from another address a second later: ${other.status} after ${other.seconds.toFixed(1)} s\n`,
  );
}
