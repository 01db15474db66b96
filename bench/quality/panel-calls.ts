import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PANEL_NAMES } from '#contract/quality.ts';
import { percentile } from '../table.ts';
import { AUDIT, type District, PERSON } from './district.ts';

const PROJECT = join(import.meta.dirname, '../..');
const PER_SECOND = 100;
const SECONDS = 20;
const WARM_UP = 200;

export interface Latency {
  p50: number;
  p95: number;
  failed: number;
}

/**
 * Panels of random schools over HTTP, 100 a second whether or not earlier ones have been answered, so that a slow answer makes the
 * ones behind it slow too. The server is a process of its own.
 */
export async function panelCalls(
  district: District,
  dataDir: string,
  databaseUrl: string | null,
  port: number,
): Promise<Latency> {
  const env = {
    ...process.env,
    PORT: String(port),
    PORTAL_DATA_DIR: dataDir,
    PORTAL_DEMO: '0',
    PORTAL_RATE_PER_MINUTE: '1000000',
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  };
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: PROJECT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const base = `http://127.0.0.1:${port}/api`;
    while (!(await isReady(base))) await pause(100);
    const token = execFileSync(process.execPath, ['cli/main.ts', 'token', '--as', PERSON], { cwd: PROJECT, env })
      .toString()
      .trim();
    return await callPanels(district, base, token);
  } finally {
    server.kill();
    await new Promise((resolve) => server.once('exit', resolve));
  }
}

async function callPanels({ schools }: District, base: string, token: string): Promise<Latency> {
  const headers = { authorization: `Bearer ${token}` };
  let failed = 0;
  const call = async (round: number): Promise<number> => {
    const panel = PANEL_NAMES[round % PANEL_NAMES.length];
    const school = schools[(round * 7919) % schools.length]?.id;
    const start = performance.now();
    const answer = await fetch(`${base}/eoa/${AUDIT}/data-qc/${panel}?school_id=${school}`, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) failed += 1;
    return performance.now() - start;
  };
  for (let round = 0; round < WARM_UP; round++) await call(round);
  const calls: Promise<number>[] = [];
  const start = performance.now();
  for (let round = 0; round < PER_SECOND * SECONDS; round++) {
    await pause(Math.max(0, start + (round * 1000) / PER_SECOND - performance.now()));
    calls.push(call(round));
  }
  const times = await Promise.all(calls);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), failed };
}

const isReady = (base: string): Promise<boolean> =>
  fetch(`${base}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
