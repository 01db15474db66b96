/**
 * kill -9 at three moments of an upload (docs/threats.md#t29). A real server process on its own data folder is killed and started again; every acknowledged
 * upload must reach its final status by itself, once.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toCsv } from '#datasets/kit/csv/csv.ts';
import { SCHOOLS } from '../demo/district/schools.ts';
import { makeTables } from '../demo/district/tables.ts';

const ROOT = resolve(import.meta.dirname, '..');
const OPERATOR = 'operator@crash.test';
const LEAD = 'lead@crash.test';

let data: string;
let port: number;
let server: ChildProcess;

const environment = () => ({
  ...process.env,
  PORT: String(port),
  PORTAL_DATA_DIR: data,
  PORTAL_OPERATORS: OPERATOR,
  PORTAL_DEMO: '1',
  DATABASE_URL: '',
});
const url = (path: string) => `http://127.0.0.1:${port}${path}`;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  const { port: free } = probe.address() as AddressInfo; // a TCP server has an AddressInfo
  await new Promise((done) => probe.close(done));
  return free;
}

async function start(): Promise<void> {
  server = spawn(process.execPath, ['server/main.ts'], { cwd: ROOT, env: environment(), stdio: 'ignore' });
  await vi.waitFor(async () => expect((await fetch(url('/api/health/ready'))).ok).toBe(true), {
    timeout: 30_000,
    interval: 50,
  });
}

async function kill(): Promise<void> {
  const gone = new Promise((done) => server.once('exit', done));
  server.kill('SIGKILL');
  await gone;
}

function token(email: string): string {
  return spawnSync(process.execPath, ['cli/main.ts', 'token', '--as', email], {
    cwd: ROOT,
    env: environment(),
    encoding: 'utf8',
  }).stdout.trim();
}

async function call<T>(as: string, method: string, path: string, body?: unknown): Promise<T> {
  const headers = { authorization: `Bearer ${as}`, ...(body !== undefined && { 'content-type': 'application/json' }) };
  const answer = await fetch(url(`/api${path}`), {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T; // the shapes are proven by the contract's own tests
}

interface Audit {
  id: string;
  schools: { id: string }[];
}
interface File {
  file_id: string;
  status: string;
}

const roster = () => toCsv(makeTables().roster);
const createAudit = () =>
  call<Audit>(token(OPERATOR), 'POST', '/operator/audits', {
    district: { name: 'Crash' },
    year_ending: 2024,
    schools: SCHOOLS.map(({ name, local_id }) => ({ name, local_id })),
    members: [{ email: LEAD, roles: ['ADMIN'], scope: 'district' }],
  });

const ask = (lead: string, audit: Audit) =>
  call<{ s3_key: string; presigned_url: string }>(lead, 'POST', `/eoa/${audit.id}/request-upload-url`, {
    file_name: 'roster.csv',
    upload_file_type: 'STUDENT_ROSTER',
    user_provided_file_metadata: { school_ids: audit.schools.map((school) => school.id) },
  });

const files = (lead: string, audit: Audit) => call<File[]>(lead, 'GET', `/eoa/${audit.id}/upload-results`);

const finished = (lead: string, audit: Audit) =>
  vi.waitFor(
    async () => {
      const [file, ...others] = await files(lead, audit);
      expect(others).toEqual([]);
      expect(file?.status).toBe('SUCCESS');
    },
    { timeout: 60_000, interval: 200 },
  );

async function processedOnce(lead: string, audit: Audit): Promise<void> {
  const log = await call<{ items: { action: string }[] }>(
    lead,
    'GET',
    `/eoa/${audit.id}/audit-log/data-file/?size=100`,
  );
  const actions = log.items.map((item) => item.action);
  expect(actions.filter((action) => action === 'Uploaded')).toHaveLength(1);
  expect(actions.filter((action) => action.startsWith('Processed'))).toHaveLength(1);
  await vi.waitFor(
    async () => {
      const summary = await call<{ total_student_count: number }>(
        lead,
        'GET',
        `/eoa/${audit.id}/data-qc/rosters/summary`,
      );
      expect(summary.total_student_count).toBeGreaterThan(100);
    },
    { timeout: 30_000, interval: 200 },
  );
}

describe('kill -9 of the server', () => {
  beforeEach(async () => {
    data = mkdtempSync(join(tmpdir(), 'portal-crash-'));
    port = await freePort();
    await start();
  });
  afterEach(async () => {
    await kill();
    rmSync(data, { recursive: true, force: true });
  });

  it('during a PUT: nothing was acknowledged, and the address still takes the file after the restart', async () => {
    const audit = await createAudit();
    const lead = token(LEAD);
    const { presigned_url } = await ask(lead, audit);
    const half = roster().slice(0, 20_000);
    await new Promise<void>((done) => {
      const put = request(new URL(presigned_url, url('/')), {
        method: 'PUT',
        headers: { 'content-length': String(half.length * 2) },
      });
      put.on('error', () => done()); // the server is killed under it
      put.write(half, () => void kill());
    });
    await start();
    expect((await files(lead, audit)).every((file) => file.status === 'UPLOAD')).toBe(true);
    expect((await fetch(new URL(presigned_url, url('/')), { method: 'PUT', body: roster() })).ok).toBe(true);
    await finished(lead, audit);
    await processedOnce(lead, audit);
  });

  it('right after the PUT was acknowledged: the file reaches its final status by itself', async () => {
    const audit = await createAudit();
    const lead = token(LEAD);
    const { presigned_url } = await ask(lead, audit);
    expect((await fetch(new URL(presigned_url, url('/')), { method: 'PUT', body: roster() })).ok).toBe(true);
    await kill();
    await start();
    await finished(lead, audit);
    await processedOnce(lead, audit);
  });

  it('during processing: the run is done again, and its effects are there once', async () => {
    const audit = await createAudit();
    const lead = token(LEAD);
    const { presigned_url } = await ask(lead, audit);
    expect((await fetch(new URL(presigned_url, url('/')), { method: 'PUT', body: roster() })).ok).toBe(true);
    await vi.waitFor(
      async () => {
        const [file] = await call<(File & { progress: { stage: string } | null })[]>(
          lead,
          'GET',
          `/eoa/${audit.id}/upload-results`,
        );
        expect(file?.progress?.stage).toBeTruthy();
      },
      { timeout: 30_000, interval: 10 },
    );
    await kill();
    await start();
    await finished(lead, audit);
    await processedOnce(lead, audit);
  });
});
