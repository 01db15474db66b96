/**
 * Several machines over one PostgreSQL and one bucket, without a common disk (docs/decisions/0059-many-machines.md):
 * each a real process with a folder of its own, behind one address, through pgbouncer where this machine has it.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import { databases } from '#server/platform/database/test-databases.ts';
import { hasS3Server } from '#server/platform/storage/s3/test-server.ts';
import { ROOT } from '../source-files.ts';
import { type Cluster, startCluster } from './cluster.ts';

const postgresql = databases.find(({ kind }) => kind === 'postgresql');
const PATIENCE = { timeout: 120_000, interval: 100 };

describe.runIf(postgresql && hasS3Server)('two APIs and two workers', { timeout: 300_000 }, () => {
  let cluster: Cluster;
  let audit: AuditSummary;
  let token: string;
  let closeDatabase: () => Promise<void>;
  const folder = mkdtempSync(join(tmpdir(), 'portal-cluster-cli-'));

  const portal = (...args: string[]) =>
    execFileSync(process.execPath, ['cli/main.ts', ...args], {
      cwd: ROOT,
      env: { ...cluster.env, PORTAL_DATA_DIR: folder },
      encoding: 'utf8',
    }).trim();
  const tokenOf = (email: string) => portal('token', '--as', email);
  const call = async (
    path: string,
    { body, as = token, at = cluster.url, method = body ? 'POST' : 'GET' }: Asked = {},
  ) => {
    const headers = { authorization: `Bearer ${as}`, ...(body && { 'content-type': 'application/json' }) };
    return await fetch(`${at}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  };
  interface Asked {
    body?: object;
    as?: string;
    at?: string;
    method?: string;
  }

  beforeAll(async () => {
    const opened = await postgresql?.open();
    if (!opened?.url) throw new Error('This suite runs where there is a PostgreSQL');
    closeDatabase = opened.close;
    const settings = { PORTAL_DEMO: '1', PORTAL_DRAIN_SECONDS: '6', PORTAL_LOG: 'error' };
    cluster = await startCluster({ apis: 2, workers: 2, databaseUrl: opened.url, settings });
    const draft = {
      district: { name: 'Cluster' },
      year_ending: 2024,
      schools: [{ name: 'North' }],
      members: [{ email: 'lead@cluster.test', name: 'Lead', roles: ['DISTRICT_DATA_LEAD'], scope: 'district' }],
    };
    const made = await call('/operator/audits', { body: draft, as: tokenOf('operator@demo.test') });
    audit = AuditSummary.parse(await made.json());
    token = tokenOf('lead@cluster.test');
  }, 180_000);
  afterAll(async () => {
    await cluster?.stop();
    await closeDatabase?.();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Sends a roster to the bucket; answers its ID. The sender says nothing afterwards. */
  async function upload(rows: number): Promise<string> {
    const body = {
      file_name: 'roster.csv',
      upload_file_type: 'STUDENT_ROSTER',
      user_provided_file_metadata: { school_ids: audit.schools.map(({ id }) => id) },
    };
    const asked = await call(`/eoa/${audit.id}/request-upload-url`, { body });
    const { s3_key, presigned_url } = z
      .object({ s3_key: z.string(), presigned_url: z.string() })
      .parse(await asked.json());
    expect(new URL(presigned_url).origin).toBe(cluster.env.PORTAL_S3_ENDPOINT);
    const lines = Array.from({ length: rows }, (_, row) => `${row + 1},North,12,First${row},Last${row}`);
    const file = `Student ID,School,Grade,First Name,Last Name\n${lines.join('\n')}\n`;
    expect((await fetch(presigned_url, { method: 'PUT', body: file })).status).toBe(200);
    return s3_key.split('/').at(-1) ?? '';
  }
  const statusOf = async (id: string, at?: string) => {
    const answer = await call(`/eoa/${audit.id}/uploads/${id}`, at === undefined ? {} : { at });
    return z.object({ status: z.string() }).parse(await answer.json()).status;
  };

  it('read a file that was sent to the bucket, and each API knows it', async () => {
    const id = await upload(10);
    await expect.poll(() => statusOf(id), PATIENCE).toMatch(/SUCCESS|DATA_ERRORS/);
    for (const { port } of cluster.apis)
      expect(await statusOf(id, `http://127.0.0.1:${port}`)).toMatch(/SUCCESS|DATA_ERRORS/);
    for (const { port } of cluster.workers) {
      expect((await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status).toBe(200);
      expect((await fetch(`http://127.0.0.1:${port}/api/eoa/${audit.id}/schools`)).status).toBe(404);
    }
  });

  it('go on when one of them dies with a file in work', async () => {
    const id = await upload(60_000);
    await expect.poll(() => statusOf(id), PATIENCE).toBe('PROCESSING');
    const [first] = cluster.workers;
    first?.process.kill('SIGKILL');
    await expect.poll(() => statusOf(id), PATIENCE).toMatch(/SUCCESS|DATA_ERRORS/);
  });

  it('believe tokens of a newer key without a restart', async () => {
    expect(portal('rotate-keys')).toContain('A new key is there.');
    const newer = tokenOf('lead@cluster.test');
    for (const { port } of cluster.apis) {
      const at = `http://127.0.0.1:${port}`;
      for (const as of [newer, token]) expect((await call(`/eoa/${audit.id}/schools`, { as, at })).status).toBe(200);
    }
  });

  it('lose no request when an API is asked to end', async () => {
    const [leaving] = cluster.apis;
    if (!leaving) throw new Error('There are two');
    const at = `http://127.0.0.1:${leaving.port}`;
    const gone = once(leaving.process, 'exit');
    leaving.process.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${at}/api/health/ready`)).status, PATIENCE).toBe(503);
    expect((await call(`/eoa/${audit.id}/schools`, { at })).status).toBe(200);
    let hasEnded = false;
    void gone.then(() => {
      hasEnded = true;
    });
    const answers = new Set<number>();
    while (!hasEnded) answers.add((await call(`/eoa/${audit.id}/schools`)).status);
    expect([...answers]).toEqual([200]);
    expect((await gone)[0]).toBe(0);
    expect((await call(`/eoa/${audit.id}/schools`)).status).toBe(200);
  });
});
