import { execFileSync, spawn } from 'node:child_process';
import { openAsBlob } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm/sql';
import { z } from 'zod';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import type { AuditDraft } from '#contract/operator/audit-draft.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { percentile } from '../table.ts';
import { SCHOOLS, YEAR_ENDING } from './transcript-file.ts';

const PROJECT = join(import.meta.dirname, '../..');
const PERSON = 'bench@bench.test';
const OPERATOR = 'operator@bench.test';
const PAUSE = 20;
const IDLE_ROUNDS = 300;

export interface ApiFigures {
  /** Milliseconds. */
  idle: { status: number; summary: number };
  busy: { status: number; summary: number };
  /** From the end of each PUT to its verdict, in seconds. */
  verdicts: number[];
}

interface Portal {
  get: (path: string) => Promise<unknown>;
  post: (path: string, body: unknown) => Promise<unknown>;
  put: (path: string, file: Blob) => Promise<void>;
}

/** A real server in its own process: how fast it answers alone, and while it processes `files` copies of the file. */
export async function apiFigures(path: string, files: number, folder: string): Promise<ApiFigures> {
  await addPerson(folder);
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    PORTAL_DATA_DIR: folder,
    PORTAL_DEMO: '0',
    PORTAL_OPERATORS: OPERATOR,
  };
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: PROJECT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const base = `http://127.0.0.1:${port}`;
    while (!(await isReady(base))) await pause(100);
    const token = (email: string) =>
      String(execFileSync(process.execPath, ['cli/main.ts', 'token', '--as', email], { cwd: PROJECT, env })).trim();
    const audit = AuditSummary.parse(await portalAs(base, token(OPERATOR)).post('/operator/audits', DRAFT));
    return await measure(portalAs(base, token(PERSON)), audit, path, files);
  } finally {
    server.kill();
  }
}

/** Named as a member, this person is one at once: the address is proven to every audit (docs/decisions/0027-an-address-is-proven-to-one-audit.md). */
async function addPerson(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl: null });
  await database.system((tx) =>
    tx.run(sql`insert into person (email, name, address_proof) values (${PERSON}, 'Bea Bench', 'mail')`),
  );
  await database.close();
}

const DRAFT: AuditDraft = {
  district: { name: 'Benchmark District' },
  year_ending: YEAR_ENDING,
  schools: SCHOOLS.map(({ name, localId }) => ({ name, local_id: localId })),
  members: [{ email: PERSON, name: 'Bea Bench', roles: ['DISTRICT_DATA_LEAD'], scope: 'district' }],
};

async function measure(portal: Portal, audit: AuditSummary, path: string, files: number): Promise<ApiFigures> {
  const calls = {
    status: `/eoa/${audit.id}/upload-results`,
    summary: `/eoa/${audit.id}/data-qc/matching/summary`,
  };
  const rounds = async (isOver: (round: number) => Promise<boolean>) => {
    const times: { status: number[]; summary: number[] } = { status: [], summary: [] };
    for (let round = 0; !(await isOver(round)); round++) {
      for (const name of ['status', 'summary'] as const) {
        const start = performance.now();
        await portal.get(calls[name]);
        times[name].push(performance.now() - start);
      }
      await pause(PAUSE);
    }
    return { status: percentile(times.status, 0.95), summary: percentile(times.summary, 0.95) };
  };
  await rounds(async (round) => round === IDLE_ROUNDS / 3); // a warm server on both sides
  const ended = await uploadAll(portal, audit, path, files);
  const verdicts: number[] = [];
  const busy = await rounds(async () => {
    const list = Uploads.parse(await portal.get(calls.status));
    const done = list.filter(({ status }) => DONE.has(status)).length;
    while (verdicts.length < done) verdicts.push((performance.now() - (ended[verdicts.length] ?? 0)) / 1000);
    return done === files;
  });
  // Both sides answer with the same files; the numbers of these are computed first.
  while (Status.parse(await portal.get(`/eoa/${audit.id}/data-qc/status`)).refreshing) await pause(100);
  const idle = await rounds(async (round) => round === IDLE_ROUNDS);
  return { idle, busy, verdicts };
}

/** When each PUT was answered. */
async function uploadAll(portal: Portal, audit: AuditSummary, path: string, files: number): Promise<number[]> {
  const file = await openAsBlob(path);
  const ended: number[] = [];
  for (let number = 1; number <= files; number++) {
    const asked = await portal.post(`/eoa/${audit.id}/request-upload-url`, {
      file_name: `transcripts-${number}.csv`,
      upload_file_type: 'TRANSCRIPT',
      user_provided_file_metadata: { school_ids: audit.schools.map(({ id }) => id) },
    });
    await portal.put(z.object({ presigned_url: z.string() }).parse(asked).presigned_url, file);
    ended.push(performance.now());
  }
  return ended;
}

const Status = z.object({ refreshing: z.boolean() });
const Uploads = z.array(z.object({ status: z.string() }));
const DONE = new Set(['SUCCESS', 'DATA_ERRORS', 'MALFORMED', 'UPLOAD_FAILED']);

function portalAs(base: string, token: string): Portal {
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(`${base}/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    put: async (path, file) => {
      const answer = await fetch(new URL(path, base), { method: 'PUT', body: file });
      if (!answer.ok) throw new Error(`The file was answered with ${answer.status}`);
    },
  };
}

async function isReady(base: string): Promise<boolean> {
  try {
    return (await fetch(`${base}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
