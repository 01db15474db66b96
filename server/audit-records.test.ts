/** An audit as a whole: it leaves with everything, and it is deleted with everything. */
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm/sql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import { type ExportedFile, exportAudit } from './audit-export/export-audit.ts';
import { Certificate, isGenuine, openInstallationKey, publicKeyOf } from './deletion/certificate.ts';
import { type DeletionParts, deleteAudit, finishDeletions, planDeletion } from './deletion/delete-audit.ts';
import { findAudit } from './deletion/queries.ts';
import { Register } from './deletion/register.ts';
import { AUDIT_TABLES, OTHER_TABLES } from './platform/database/audit-tables.ts';
import { openTwoSchools, STUDENT, type TwoSchools } from './test-two-schools.ts';

let two: TwoSchools;
let other: AuditSummary;
let parts: DeletionParts;
let folder: string;

beforeAll(async () => {
  two = await openTwoSchools(null);
  const { portal } = two;
  const made = await portal.call('POST', '/operator/audits', await portal.token('operator@demo.test'), {
    district: { name: 'Other Unified' },
    year_ending: 2024,
    schools: [{ name: 'Elsewhere High' }],
    // In both audits.
    members: [{ email: 'viewer@two.test', name: 'viewer', roles: ['ADMIN'], scope: 'district' }],
  });
  other = AuditSummary.parse(made.body);
  const asked = await portal.call(
    'POST',
    `/eoa/${other.id}/request-upload-url`,
    await portal.token('viewer@two.test'),
    {
      file_name: 'roster.csv',
      upload_file_type: 'STUDENT_ROSTER',
      user_provided_file_metadata: { school_ids: other.schools.map(({ id }) => id) },
    },
  );
  const { presigned_url } = asked.body as { presigned_url: string }; // the contract's answer
  await portal.app.inject({ method: 'PUT', url: presigned_url, payload: 'Student ID\n1\n' });
  folder = mkdtempSync(join(tmpdir(), 'portal-deletions-'));
  parts = {
    ...{ database: portal.database, store: portal.store, register: new Register(folder) },
    ...{ key: await openInstallationKey(portal.config.dataDir), operators: portal.config.operators },
  };
}, 120_000);
afterAll(async () => {
  await two.close();
  rmSync(folder, { recursive: true, force: true });
});

const rowsOf = (table: string, where = sql`true`) =>
  parts.database.system((tx) =>
    tx.rows<{ row: string }>(sql`select t::text as row from ${sql.identifier(table)} t where ${where} order by 1`),
  );

/** Everything there is of an audit: its rows, and its files with their bytes. */
async function all(auditId: string): Promise<unknown> {
  const rows = await Promise.all(AUDIT_TABLES.map((table) => rowsOf(table, sql`audit_id = ${auditId}`)));
  const files = (await parts.store.keysOf(auditId)).map((key) => [key, readFileSync(objectPath(key), 'base64')]);
  return { audit: await rowsOf('audit', sql`id = ${auditId}`), rows, files };
}
const objectPath = (key: string) => join(two.portal.config.dataDir, 'store', 'objects', key);

const plan = async () => {
  const audit = await parts.database.system((tx) => findAudit(tx, two.audit.id));
  if (!audit) throw new Error('the audit is not there');
  return await planDeletion(parts, audit, 'Jo Park');
};

it('every table is emptied, or says what becomes of its rows', async () => {
  const tables = await parts.database.system((tx) =>
    tx.rows<{ name: string; is_of_audit: boolean }>(sql`
      select c.relname as name, exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'audit_id' and not a.attisdropped) as is_of_audit
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`),
  );
  const named = (isOfAudit: boolean) => tables.filter((one) => one.is_of_audit === isOfAudit).map(({ name }) => name);
  expect(named(true).toSorted()).toEqual(AUDIT_TABLES.toSorted());
  expect(named(false).toSorted()).toEqual(Object.keys(OTHER_TABLES).toSorted());
});

it('the log lets nothing go of an audit that is not deleted', async () => {
  const deleting = parts.database.system((tx) => tx.run(sql`delete from audit_event where audit_id = ${two.audit.id}`));
  await expect(deleting).rejects.toThrow();
});

describe('an export of everything', () => {
  let exportFolder: string;
  let files: ExportedFile[];
  beforeAll(async () => {
    exportFolder = mkdtempSync(join(tmpdir(), 'portal-export-'));
    files = await exportAudit(two.portal, two.audit.id, { folder: exportFolder, by: 'Jo Park' });
  });
  afterAll(() => rmSync(exportFolder, { recursive: true, force: true }));

  const text = (path: string) => readFileSync(join(exportFolder, path), 'utf8');

  it('has each original under its name, as it was uploaded', () => {
    const scores = files.find(({ path }) => path.endsWith(' scores.csv'));
    expect(scores?.path).toBe(`files/${two.files['scores.csv']} scores.csv`);
    expect(text(scores?.path ?? '')).toMatch(/^Student ID,/);
    expect(files.filter(({ path }) => path.startsWith('files/'))).toHaveLength(9);
  });

  it('has the rows, every table, and a manifest that is true of each file', () => {
    expect(files.some(({ path }) => path.startsWith('lake/type=TRANSCRIPT/') && path.endsWith('rows.parquet'))).toBe(
      true,
    );
    expect(files.some(({ path }) => path.startsWith('lake/type=ledger-'))).toBe(true);
    expect(text('tables/upload.csv').split('\n').filter(Boolean)).toHaveLength(10);
    const manifest = JSON.parse(text('manifest.json')) as { files: ExportedFile[] };
    expect(manifest.files).toEqual(files);
    for (const { path, sha256 } of files)
      expect(
        createHash('sha256')
          .update(readFileSync(join(exportFolder, path)))
          .digest('hex'),
        path,
      ).toBe(sha256);
  });

  it('stands in the log of the audit, by name, also in the log that is exported', () => {
    expect(text('tables/audit_event.csv')).toMatch(/,Jo Park,audit\.exported,/);
  });

  it('writes into no folder that has something', async () => {
    await expect(exportAudit(two.portal, two.audit.id, { folder: exportFolder, by: 'Jo Park' })).rejects.toThrow(
      'is not empty',
    );
  });
});

describe('an audit that is deleted, with two interruptions', () => {
  let before: unknown;
  let certificate: Certificate;

  beforeAll(async () => {
    before = await all(other.id);
    const planned = await plan();
    expect(planned.files.length).toBeGreaterThan(15);
    expect(planned.rows).toMatchObject({ school: 2, membership: 9 });
    expect(planned.rows.issue).toBeGreaterThan(0);

    // Ended while the rows go: all of them are still there.
    const database = { ...parts.database, system: () => Promise.reject(new Error('killed')) };
    await expect(deleteAudit({ ...parts, database }, planned)).rejects.toThrow('killed');
    expect(await rowsOf('audit', sql`id = ${two.audit.id}`)).toHaveLength(1);

    // Ended among the files.
    let removed = 0;
    const remove = (key: string) => (removed++ < 4 ? parts.store.remove(key) : Promise.reject(new Error('killed')));
    const store = Object.assign(Object.create(parts.store), { remove });
    await expect(deleteAudit({ ...parts, store }, await plan())).rejects.toThrow('killed');
    expect(await parts.register.certificate(two.audit.id)).toBeNull();

    expect(await finishDeletions(parts)).toEqual([two.audit.id]);
    const [name = '', ...more] = readdirSync(folder);
    expect(more).toEqual([]);
    certificate = Certificate.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    expect(certificate.files).toEqual(planned.files);
    expect(certificate.rows).toEqual(planned.rows);
    expect(certificate.log_head).toMatchObject({ sequence: planned.rows.audit_event });
  }, 60_000);

  it('leaves no row and no file of it, and the record that it was there', async () => {
    expect(await all(two.audit.id)).toEqual({ audit: [], rows: AUDIT_TABLES.map(() => []), files: [] });
    expect(await rowsOf('deleted_audit')).toHaveLength(1);
    const everything: string[] = [];
    for (const table of [...AUDIT_TABLES, ...Object.keys(OTHER_TABLES)]) {
      if (table !== 'migration') everything.push(...(await rowsOf(table)).map(({ row }) => `${table}: ${row}`));
    }
    expect(everything.filter((row) => STUDENT.test(row))).toEqual([]);
    expect(everything.filter((row) => row.includes(two.audit.id) && !row.startsWith('deleted_audit'))).toEqual([]);
    expect(everything.filter((row) => /lead@two\.test/.test(row))).toEqual([]);
  });

  it('leaves the other audit as it was, byte for byte, with a person of both', async () => {
    expect(await all(other.id)).toEqual(before);
    expect(await rowsOf('person', sql`email = 'viewer@two.test'`)).toHaveLength(1);
    const { status } = await two.portal.call(
      'GET',
      `/eoa/${other.id}/schools`,
      await two.portal.token('viewer@two.test'),
    );
    expect(status).toBe(200);
  });

  it('has a certificate in which no byte can be changed', () => {
    const publicKey = publicKeyOf(parts.key);
    expect(isGenuine(certificate, publicKey)).toBe(true);
    const [first, ...rest] = certificate.files;
    const changed: Certificate[] = [
      { ...certificate, deleted_by: 'Somebody else' },
      { ...certificate, finished_at: new Date(0).toISOString() },
      { ...certificate, rows: { ...certificate.rows, school: 3 } },
      { ...certificate, files: rest },
      {
        ...certificate,
        files: [{ key: first?.key ?? '', bytes: (first?.bytes ?? 0) + 1, sha256: first?.sha256 ?? '' }, ...rest],
      },
    ];
    expect(changed.filter((one) => isGenuine(one, publicKey))).toEqual([]);
    const stranger = publicKeyOf(generateKeyPairSync('ed25519').privateKey);
    expect(isGenuine(certificate, stranger)).toBe(false);
    expect(isGenuine({ ...certificate, public_key: stranger }, stranger)).toBe(false);
  });

  it('is deleted again where a backup brings it back, and only then', async () => {
    expect(await finishDeletions(parts)).toEqual([]);
    // What a restored backup has: its rows from before the deletion, and a file.
    await parts.database.system(async (tx) => {
      await tx.run(sql`delete from deleted_audit where id = ${two.audit.id}`);
      const district = await tx.row<{ id: string }>(
        sql`insert into district (name) values ('Two Schools Unified') returning id`,
      );
      await tx.run(sql`
        insert into audit (id, district_id, year_ending, transcript_key)
        values (${two.audit.id}, ${district?.id ?? ''}, 2024, '\\x00')`);
      await tx.run(sql`insert into school (audit_id, name) values (${two.audit.id}, 'Northside High')`);
    });
    expect(await finishDeletions(parts)).toEqual([two.audit.id]);
    expect(await all(two.audit.id)).toEqual({ audit: [], rows: AUDIT_TABLES.map(() => []), files: [] });
    expect(await parts.register.certificate(two.audit.id)).toEqual(certificate);
  });
});
