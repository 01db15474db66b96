import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { UNMATCHED_KINDS } from '#contract/quality/lists.ts';
import { MEASURE_IDS } from '#contract/quality/opportunity.ts';
import { PANEL_NAMES } from '#contract/quality/panels.ts';
import { atEnd } from '../at-end.ts';
import { percentile } from '../table.ts';
import { AUDIT, type District, PERSON } from './district.ts';

const PROJECT = join(import.meta.dirname, '../..');
const SECONDS = 20;
const WARM_UP = 200;

/** What is called, of random schools, and how many times a second. */
interface Load {
  perSecond: number;
  path: (round: number, schoolId: string) => string;
}

const LISTS = [
  'cohort/students?size=50',
  ...UNMATCHED_KINDS.map((kind) => `matching/unmatched?kind=${kind}&size=50`),
] as const;

/** Everything at once, each measure, and the steps of mathematics. */
const FINDINGS = ['summary', ...MEASURE_IDS, 'choke-points'];

const LOADS = {
  panels: {
    perSecond: 100,
    path: (round, school) => `data-qc/${PANEL_NAMES[round % PANEL_NAMES.length]}?school_id=${school}`,
  },
  findings: {
    perSecond: 100,
    path: (round, school) => `findings/${FINDINGS[round % FINDINGS.length]}?school_id=${school}`,
  },
  // Lists are opened by people, one after the other.
  lists: { perSecond: 5, path: (round, school) => `data-qc/${LISTS[round % LISTS.length]}&school_id=${school}` },
  candidates: { perSecond: 5, path: (_, school) => `schools/${school}/transcripts/transcript-selection-summary` },
} as const satisfies Record<string, Load>;

export type Calls = Record<keyof typeof LOADS, Latency>;

export interface Latency {
  p50: number;
  p95: number;
  failed: number;
}

/**
 * Calls over HTTP, this many a second whether or not earlier ones have been answered, so that a slow answer makes the
 * ones behind it slow too. The server is a process of its own.
 */
export async function timeCalls(
  district: District,
  dataDir: string,
  databaseUrl: string | null,
  port: number,
): Promise<Calls> {
  const env = {
    ...process.env,
    PORT: String(port),
    PORTAL_DATA_DIR: dataDir,
    PORTAL_DEMO: '0',
    PORTAL_LOG: 'silent', // what fails is counted
    PORTAL_RATE_PER_MINUTE: '1000000',
    PORTAL_RATE_PER_PERSON: '1000000',
    PORTAL_RATE_PER_AUDIT: '1000000',
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  };
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: PROJECT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isEnded = new Promise((resolve) => server.once('exit', resolve));
  const end = atEnd(() => server.kill('SIGKILL')); // nothing it has is needed again
  try {
    const base = `http://127.0.0.1:${port}/api`;
    while (!(await isReady(base))) await pause(100);
    const token = execFileSync(process.execPath, ['cli/main.ts', 'token', '--as', PERSON], { cwd: PROJECT, env })
      .toString()
      .trim();
    const call = (load: Load) => callAll(district, base, token, load);
    return {
      panels: await call(LOADS.panels),
      findings: await call(LOADS.findings),
      lists: await call(LOADS.lists),
      candidates: await call(LOADS.candidates),
    };
  } finally {
    end();
    await isEnded;
  }
}

async function callAll({ schools }: District, base: string, token: string, load: Load): Promise<Latency> {
  const headers = { authorization: `Bearer ${token}` };
  let failed = 0;
  const call = async (round: number): Promise<number> => {
    const school = schools[(round * 7919) % schools.length]?.id ?? '';
    const start = performance.now();
    const isAnswered = await isOk(`${base}/eoa/${AUDIT}/${load.path(round, school)}`, { headers });
    if (!isAnswered) failed += 1;
    return performance.now() - start;
  };
  for (let round = 0; round < WARM_UP * (load.perSecond / 100); round++) await call(round);
  const calls: Promise<number>[] = [];
  const start = performance.now();
  for (let round = 0; round < load.perSecond * SECONDS; round++) {
    await pause(Math.max(0, start + (round * 1000) / load.perSecond - performance.now()));
    calls.push(call(round));
  }
  const times = await Promise.all(calls);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), failed };
}

/** A connection that a busy machine refuses is an answer that failed, and not the end of the benchmark. */
async function isOk(url: string, options: RequestInit = {}): Promise<boolean> {
  try {
    const answer = await fetch(url, options);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

const isReady = (base: string): Promise<boolean> => isOk(`${base}/health/ready`);
