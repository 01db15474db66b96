/** A backup of a running portal, and what comes of it: on both databases, by the commands that an operator runs. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import { checkBackup } from '../../backup/check-backup.ts';
import { databases, migratedFolder } from '../../platform/database/test-databases.ts';
import { SHORT_LIVED } from '../../platform/short-lived.ts';
import { openTestPortal } from '../../test-portal.ts';
import { PortalProcess } from '../../test-process.ts';

/** Files uploaded beside the backup; each is processed once more after the restore. */
const MOST_LATE = 6;

const LEAD = 'admin@demo.test';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

type Operator = (method: 'POST', path: string, body?: object) => Promise<unknown>;

/** Without tables, as a new one is. */
async function emptied(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  await client.end();
  return url;
}

/** A command beside what the test does; its status is undefined while it runs. */
function inBackground(of: PortalProcess, ...args: string[]) {
  const ended: { status: number | null | undefined; said: string } = { status: undefined, said: '' };
  const child = spawn(process.execPath, [...SHORT_LIVED, 'cli/main.ts', ...args], {
    env: of.wholeEnvironment(),
    stdio: 'pipe',
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      ended.said += String(piece);
    });
  child.once('close', (status) => {
    ended.status = status;
  });
  return ended;
}

describe.each(databases)('a backup on $kind', ({ kind, open }) => {
  let place: string;
  let portal: PortalProcess;
  let restored: PortalProcess;
  let kept: AuditSummary;
  let purged: AuditSummary;
  let closeDatabases: (() => Promise<void>)[] = [];
  /** While no process has the folder. */
  let asOperator: (work: (operator: Operator) => Promise<unknown>) => Promise<void>;
  /** SHA-256 of what was acknowledged, by file ID. */
  const acknowledged = new Map<string, string>();
  const backup = () => join(place, 'backup');

  beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'portal-backup-'));
    const data = kind === 'pglite' ? await migratedFolder() : join(place, 'data');
    mkdirSync(data, { recursive: true });
    const [from, to] = await Promise.all([open(), open()]);
    closeDatabases = [from.close, to.close];
    const settings = (dataDir: string, url: string | null) => ({
      ...{ PORTAL_DATA_DIR: dataDir, PORTAL_DELETIONS_DIR: join(place, 'deletions') },
      ...(url !== null && { DATABASE_URL: url }),
    });
    asOperator = async (work) => {
      const here = await openTestPortal(settings(data, from.url));
      const token = await here.token('operator@demo.test');
      await work(async (method, path, body) => (await here.call(method, path, token, body)).body);
      await here.close();
    };
    await asOperator(async (operator) => {
      const make = async (name: string) =>
        AuditSummary.parse(
          await operator('POST', '/operator/audits', {
            district: { name },
            year_ending: 2024,
            schools: [{ name: 'Hill High' }],
            members: [{ email: LEAD, name: 'Lead', roles: ['ADMIN'], scope: 'district' }],
          }),
        );
      [kept, purged] = [await make('Kept Unified'), await make('Purged Unified')];
    });
    portal = await PortalProcess.on(settings(data, from.url));
    await portal.start();
    await upload(portal, purged, 'to be deleted');
    restored = await PortalProcess.on(settings(join(place, 'restored'), to.url && (await emptied(to.url))));
  });
  afterAll(async () => {
    await Promise.all([portal.end(), restored.end()]);
    for (const close of closeDatabases) await close();
    rmSync(place, { recursive: true, force: true });
  });

  async function upload(to: PortalProcess, audit: AuditSummary, student: string): Promise<string> {
    const asked = await to.call<{ s3_key: string; presigned_url: string }>(
      await to.token(LEAD),
      'POST',
      `/eoa/${audit.id}/request-upload-url`,
      {
        file_name: 'roster.csv',
        upload_file_type: 'STUDENT_ROSTER',
        user_provided_file_metadata: { school_ids: audit.schools.map((school) => school.id) },
      },
    );
    const bytes = `Student ID,School,School Year,Grade Level\n${student},Hill High,2023-24,9\n`;
    const { ok } = await fetch(new URL(asked.presigned_url, to.url('/')), { method: 'PUT', body: bytes });
    expect(ok).toBe(true);
    const id = asked.s3_key.split('/').at(-1) ?? '';
    acknowledged.set(id, sha256(bytes));
    return id;
  }

  /** An audit whose files are being processed is not deleted. */
  async function untilRead(audit: AuditSummary): Promise<void> {
    const lead = await portal.token(LEAD);
    await vi.waitFor(
      async () => {
        const files = await portal.call<{ status: string }[]>(lead, 'GET', `/eoa/${audit.id}/upload-results`);
        expect(files).toMatchObject([{ status: expect.stringMatching(/^(SUCCESS|DATA_ERRORS)$/) }]);
      },
      { timeout: 120_000, interval: 50 },
    );
  }

  it('is made while files arrive, and has every one that was acknowledged before', { timeout: 180_000 }, async () => {
    for (let index = 0; index < 5; index++) await upload(portal, kept, `early ${index}`);
    const before = [...acknowledged.keys()];
    const made = inBackground(portal, 'backup', '--to', backup());
    let late = 0;
    for (; made.status === undefined && late < MOST_LATE; late++) await upload(portal, kept, `late ${late}`);
    await vi.waitFor(() => expect(made.status).toBeDefined(), { timeout: 120_000, interval: 50 });
    expect(made.said).toContain('SHA-256 of backup.json');
    expect(made.status).toBe(0);
    const { manifest, breaches } = await checkBackup(backup());
    expect(breaches).toEqual([]);
    const files = new Map(manifest.files.map((file) => [file.path.split('/').at(-1), file.sha256]));
    for (const id of before) expect(files.get(id), id).toBe(acknowledged.get(id));
  });

  it('shows any changed byte, and is then not restored', { timeout: 180_000 }, async () => {
    const damaged = join(place, 'damaged');
    cpSync(backup(), damaged, { recursive: true });
    const { manifest } = await checkBackup(damaged);
    const places = [...manifest.files, { path: 'backup.json', bytes: 400 }].filter(({ bytes }) => bytes > 0);
    for (const [index, { path, bytes }] of places.entries()) {
      const whole = readFileSync(join(damaged, path));
      const changed = Buffer.from(whole);
      const at = (index * 7919) % bytes;
      changed[at] = (changed[at] ?? 0) ^ 1;
      writeFileSync(join(damaged, path), changed);
      const known = sha256(readFileSync(join(backup(), 'backup.json'), 'utf8'));
      const found = await checkBackup(damaged, known).catch((error: unknown) => String(error));
      expect(typeof found === 'string' || found.breaches.length === 1, `${path}, byte ${at}`).toBe(true);
      writeFileSync(join(damaged, path), whole);
    }
    writeFileSync(join(damaged, 'store/more'), 'x');
    const refused = restored.portal('restore', damaged, '--by', 'Jo Park');
    expect(refused).toEqual({ status: 2, said: expect.stringContaining('Nothing was restored') });
  });

  it('is restored whole, without what was deleted since, and goes on from there', { timeout: 300_000 }, async () => {
    await untilRead(purged);
    await portal.end('SIGTERM');
    await asOperator((operator) => operator('POST', `/operator/audits/${purged.id}/closed`));
    const { status, said } = portal.portal('purge', purged.id, '--by', 'Jo Park', '--yes');
    expect(status, said).toBe(0);

    const done = restored.portal('restore', backup(), '--by', 'Jo Park');
    expect(done.said).toContain(`Deleted again: ${purged.id}`);
    expect(done).toMatchObject({ status: 0, said: expect.stringContaining('Restored: 1 audits') });
    expect(restored.portal('verify-audit-log')).toMatchObject({ status: 0, said: expect.stringContaining('whole') });

    await restored.start();
    const lead = await restored.token(LEAD);
    await upload(restored, kept, 'after');
    await vi.waitFor(
      async () => {
        const files = await restored.call<{ file_id: string; status: string }[]>(
          lead,
          'GET',
          `/eoa/${kept.id}/upload-results`,
        );
        expect(files.length).toBeGreaterThanOrEqual(6);
        for (const { status } of files) expect(['SUCCESS', 'DATA_ERRORS', 'UPLOAD']).toContain(status);
        for (const { file_id, status } of files.filter((file) => file.status !== 'UPLOAD')) {
          const raw = join(place, 'restored/store/objects/raw', `eoa=${kept.id}`, file_id);
          expect(sha256(readFileSync(raw, 'utf8')), status).toBe(acknowledged.get(file_id));
        }
      },
      { timeout: 120_000, interval: 200 },
    );
    const log = await restored.call<{ items: unknown[] }>(lead, 'GET', `/eoa/${kept.id}/audit-log/?size=100`);
    expect(JSON.stringify(log.items)).toContain('Restored from a backup');
    expect(readdirSync(join(place, 'restored/store/objects/raw', `eoa=${purged.id}`))).toEqual([]);
  });
});
