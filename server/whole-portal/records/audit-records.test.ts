/** An audit as a whole: it leaves with everything, and it is deleted with everything. */
import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync, randomInt } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import { sql } from '#server/platform/database/sql.ts';
import { exportAudit } from '../../audit-export/export-audit.ts';
import { Certificate, isGenuine } from '../../deletion/certificate.ts';
import {
  type DeletionParts,
  deleteAudit,
  finishDeletions,
  OpenedAgain,
  planDeletion,
} from '../../deletion/delete-audit.ts';
import { findAudit } from '../../deletion/queries.ts';
import { Register } from '../../deletion/register.ts';
import { sendNotices } from '../../notices/send.ts';
import { findHead } from '../../platform/audit-trail/heads.ts';
import { AUDIT_TABLES, OTHER_TABLES } from '../../platform/database/audit-tables.ts';
import type { FileBreach } from '../../platform/hashed-files/compare-files.ts';
import type { HashedFile } from '../../platform/hashed-files/write-hashed.ts';
import { openLake } from '../../platform/lake/lake.ts';
import { openLog } from '../../platform/logging/log.ts';
import { openSecrets } from '../../platform/secrets/open.ts';
import { openInstallationKeys, publicKeyOf } from '../../platform/signing/installation-key.ts';
import { numbersToSeal, recomputeSealed } from '../../quality/sealed-numbers.ts';
import { checkFiles } from '../../seal/check-files.ts';
import { readManifest, type SealManifest } from '../../seal/manifest.ts';
import { sealAudit } from '../../seal/seal-audit.ts';
import { sendFile } from '../../test-send-file.ts';
import { openTwoSchools, STUDENT, type TwoSchools } from '../test-two-schools.ts';

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
  const roster = {
    file_name: 'roster.csv',
    upload_file_type: 'STUDENT_ROSTER',
    user_provided_file_metadata: { school_ids: other.schools.map(({ id }) => id) },
  };
  const token = await portal.token('viewer@two.test');
  await sendFile(portal, { auditId: other.id, token }, roster, 'Student ID\n1\n');
  folder = mkdtempSync(join(tmpdir(), 'portal-deletions-'));
  parts = {
    ...{ database: portal.database, store: portal.store, register: new Register(folder) },
    ...{
      key: (await openInstallationKeys(openSecrets(portal.config, portal.database))).key,
      operators: portal.config.operators,
    },
  };
});
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

const asOwner = async (statement: string): Promise<unknown[]> => {
  const { queueConnection } = two.portal.database;
  return queueConnection.kind === 'pglite' ? (await queueConnection.pglite.query(statement)).rows : [];
};

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
  let files: HashedFile[];
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
    expect(files.filter(({ path }) => path.startsWith('files/'))).toHaveLength(Object.keys(two.files).length);
  });

  it('has the rows, every table, and a manifest that is true of each file', () => {
    expect(files.some(({ path }) => path.startsWith('lake/type=TRANSCRIPT/') && path.endsWith('rows.parquet'))).toBe(
      true,
    );
    expect(files.some(({ path }) => path.startsWith('lake/type=ledger-'))).toBe(true);
    expect(text('tables/upload.csv').split('\n').filter(Boolean)).toHaveLength(1 + Object.keys(two.files).length);
    const manifest = JSON.parse(text('manifest.json')) as { files: HashedFile[] };
    expect(manifest.files).toEqual(files);
    for (const { path, sha256 } of files)
      expect(
        createHash('sha256')
          .update(readFileSync(join(exportFolder, path)))
          .digest('hex'),
        path,
      ).toBe(sha256);
  });

  it('is in the log of the audit, by name, also in the log that is exported', () => {
    expect(text('tables/audit_event.csv')).toMatch(/,Jo Park,audit\.exported,/);
  });

  it('has a file with a long name in any letters, which a file system takes by its bytes', async () => {
    const [id] = Object.values(two.files);
    const rename = (name: string) =>
      two.portal.database.system((tx) => tx.run(sql`update upload set file_name = ${name} where id = ${id}`));
    const to = join(exportFolder, 'again');
    await rename(`${'成績'.repeat(100)}.csv`);
    const exported = await exportAudit(two.portal, two.audit.id, { folder: to, by: 'Jo Park' });
    expect(exported.map(({ path }) => path)).toContainEqual(
      expect.stringMatching(`^files/${id} 績?(成績){30,}\\.csv$`),
    );
  });

  it('writes into no folder that has something', async () => {
    await expect(exportAudit(two.portal, two.audit.id, { folder: exportFolder, by: 'Jo Park' })).rejects.toThrow(
      'is not empty',
    );
  });
});

describe('a seal', () => {
  let seal: string;
  let work: string;
  let publicKey: string;
  const sealInto = async (to: string) => {
    const { database, store, key } = parts;
    const hasRows = async (one: string) => (await store.size(one)) !== null;
    const found = await database.system(async (tx) => ({
      numbers: await numbersToSeal(tx, two.audit.id, hasRows),
      logHead: (await findHead(tx, two.audit.id)) ?? null,
    }));
    if (!found.numbers) throw new Error('no numbers');
    return await sealAudit(
      { database, store, key, workFolder: work },
      {
        ...{ auditId: two.audit.id, district: 'Two Schools Unified', yearEnding: 2024, folder: to, by: 'Jo Park' },
        ...{ numbers: found.numbers, logHead: found.logHead },
      },
    );
  };

  beforeAll(async () => {
    seal = mkdtempSync(join(tmpdir(), 'portal-seal-'));
    work = mkdtempSync(join(tmpdir(), 'portal-seal-work-'));
    publicKey = (await sealInto(seal)).public_key;
  });
  afterAll(() => {
    for (const one of [seal, work]) rmSync(one, { recursive: true, force: true });
  });

  const path = (name: string) => join(seal, name);
  const json = (name: string) => JSON.parse(readFileSync(path(name), 'utf8'));

  it('has the hash of each original, the rows, ledgers, numbers, problems and decisions, and says what they hold', async () => {
    const originals = readFileSync(path('originals.csv'), 'utf8');
    const sent = createHash('sha256')
      .update(readFileSync(objectPath(`raw/eoa=${two.audit.id}/${two.files['scores.csv']}`)))
      .digest('hex');
    expect(originals).toContain(sent);
    const resources = json('datapackage.json').resources as { path: string; schema?: { fields: object[] } }[];
    const rows = resources.find((one) => one.path === `rows/TRANSCRIPT/${two.files['transcripts.csv']}.parquet`);
    expect(rows?.schema?.fields).toContainEqual({ name: 'course_code', type: 'string' });
    expect(resources.map((one) => one.path)).toEqual(
      expect.arrayContaining(['ledgers/student.parquet', 'findings/problems.csv', 'decisions/value-mappings.csv']),
    );
    expect(json('numbers/panels.json').length).toBeGreaterThan(30);
    // The key that candidates are called by stays.
    const [row] = await rowsOf('audit', sql`id = ${two.audit.id}`);
    const secret = /\\x([0-9a-f]{32,})/.exec(row?.row ?? '')?.[1] ?? '';
    expect(secret).not.toBe('');
    expect(readFileSync(path('numbers/input.json'), 'utf8')).not.toContain(secret);
  });

  it('is not made of rows or ledgers that the store has lost or changed, and leaves the folder empty', async () => {
    const keys = await parts.store.keysOf(two.audit.id);
    const rows = keys.find((key) => key.startsWith('lake/type=TRANSCRIPT/') && key.endsWith('/rows.parquet')) ?? '';
    const ledger = keys.findLast((key) => key.startsWith('lake/type=ledger-student/')) ?? '';
    const to = mkdtempSync(join(work, 'not-sealed-'));
    for (const key of [rows, ledger]) {
      const bytes = readFileSync(objectPath(key));
      const changed = Buffer.from(bytes);
      changed[100] = (changed[100] ?? 0) ^ 1;
      for (const spoil of [() => writeFileSync(objectPath(key), changed), () => rmSync(objectPath(key))]) {
        spoil();
        await expect(sealInto(to)).rejects.toThrow('are lost or changed');
        expect(readdirSync(to)).toEqual([]);
        writeFileSync(objectPath(key), bytes);
        await parts.database.system((tx) =>
          tx.run(
            sql`update quality_state set wanted = computed where audit_id = ${two.audit.id} and wanted = computed + 1`,
          ),
        );
      }
    }
  });

  it('is checked, and every number computed again, by a command without a data folder', () => {
    const { status, stdout } = spawnSync(process.execPath, ['cli/main.ts', 'check-seal', seal, publicKey], {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        PORTAL_DATA_DIR: join(work, 'nothing'),
        DATABASE_URL: 'postgres://nobody@127.0.0.1:1/no',
      },
    });
    expect(stdout).toMatch(/Computed again from the rows: \d+ panels and 8 ledgers are equal/);
    expect(stdout).not.toContain('another way');
    expect(status).toBe(0);
  });

  it('shows every byte that was changed: 1,000 of 1,000', async () => {
    const change = (name: string) => {
      const bytes = readFileSync(path(name));
      const changed = Buffer.from(bytes);
      const at = randomInt(bytes.length);
      changed[at] = (changed[at] ?? 0) ^ (1 + randomInt(255));
      writeFileSync(path(name), changed);
      return () => writeFileSync(path(name), bytes);
    };
    const named = (json('manifest.json') as SealManifest).files.map((file) => file.path);
    const changedPaths = (breaches: FileBreach[]) => breaches.flatMap((one) => (one.is === 'changed' ? one.path : []));
    let found = 0;
    for (let tried = 0; tried < 900; tried += named.length) {
      const chosen = named.slice(0, 900 - tried);
      const undo = chosen.map(change);
      const told = new Set(changedPaths((await checkFiles(seal, publicKey))?.breaches ?? []));
      found += chosen.filter((name) => told.has(name)).length;
      for (const one of undo) one();
    }
    for (let round = 0; round < 100; round++) {
      const undo = change(round % 2 ? 'manifest.json' : 'manifest.sig');
      if ((await readManifest(seal, publicKey)) === null) found++;
      undo();
    }
    expect(found).toBe(1000);
    expect((await checkFiles(seal, publicKey))?.breaches).toEqual([]);
  });

  it('shows files that were put in or taken out, and who signed it', async () => {
    writeFileSync(path('rows/more.parquet'), 'x');
    expect((await checkFiles(seal, publicKey))?.breaches).toEqual([{ is: 'added', path: 'rows/more.parquet' }]);
    rmSync(path('rows/more.parquet'));
    const stranger = generateKeyPairSync('ed25519').privateKey;
    expect(await checkFiles(seal, publicKeyOf(stranger))).toBeNull();
  });

  it('shows a number that was changed before someone else signed it: it is computed again', async () => {
    const panels = json('numbers/panels.json') as { panel: string; scope: string; result: unknown }[];
    const [first] = panels;
    const changed = panels.map((one) =>
      one === first ? { ...one, result: { ...(one.result as object), more: 1 } } : one,
    );
    const before = readFileSync(path('numbers/panels.json'));
    writeFileSync(path('numbers/panels.json'), JSON.stringify(changed));
    const again = await recomputeSealed(seal, 'of another version', work);
    writeFileSync(path('numbers/panels.json'), before);
    expect(again).toMatchObject({ different: [`${first?.panel} of ${first?.scope}`], isOtherMethod: true });
  });
});

/**
 * QKS is in all of them: the tripwire looks at logs, errors, jobs and lines of the audit log of everything below.
 */
const CANARIES = Array.from({ length: 200 }, (_, index) => `QKSC${String(index).padStart(3, '0')}X`);
const UNKNOWN = /QKSC1[5-9]\dX/;

describe('200 canaries', () => {
  const rows = (count: number, from = 0) => CANARIES.slice(from, from + count);
  const roster = [
    'Student ID,Last Name,First Name,Birth Date,School,School Year,Grade Level,Nurse Notes',
    ...rows(50).map(
      (id, index) =>
        `${id},${CANARIES[50 + index]},${CANARIES[100 + index]},2006-02-13,Northside High,2023-24,${index % 2 ? '12' : id},${CANARIES[150 + index]}`,
    ),
  ].join('\n');
  const received: string[] = [];

  beforeAll(async () => {
    const asFile = (name: string, text: string) => [name, 'STUDENT_ROSTER', text, {}] as const;
    const id = await two.upload([...asFile('more.csv', roster)]);
    // Forced failures: a reader that dies quoting rows, a file that cannot be read, calls that are refused.
    await two
      .upload([...asFile('dying.csv', roster)], () => Promise.reject(new Error(`could not read ${CANARIES[0]}`)))
      .catch((error: Error) => openLog('info')('process-upload', error));
    // Letters wait for files that are on their way.
    await parts.database.system((tx) =>
      tx.run(sql`update upload set lifecycle = 'canceled' where file_name = 'dying.csv'`),
    );
    await two.upload([...asFile('broken.csv', `\u0000${CANARIES.join('\u0000,')}`)]);
    const files = `/uploads/${id}`;
    for (const path of ['', '/issues?size=200', '/details', '/original', '/fix-workbook', '/failed-rows'])
      await two.call('everywhere', 'GET', files + path);
    for (const canary of rows(20)) {
      await two.call('everywhere', 'POST', '/data-qc/cohort/students/search', { student_id: canary });
      await two.call('everywhere', 'POST', '/people', { email: canary, roles: [canary], scope: canary });
      await two.call('everywhere', 'PUT', `${files}/mapping`, { run: 1, columns: [canary], values: [canary] });
      await two.call('everywhere', 'PUT', `/schools/${two.here}/transcripts/selection`, {
        ids: [canary],
        version: canary,
      });
    }
    await two.refresh();
    await sendNotices({
      database: parts.database,
      publicUrl: 'http://portal.test',
      mail: {
        send(letter) {
          received.push(JSON.stringify(letter));
          return Promise.resolve('sent');
        },
      },
    });
  }, 60_000);

  it('reach the people who may see them, and no letter', async () => {
    const { text } = await two.call('everywhere', 'GET', '/data-qc/cohort/students?size=100');
    const issues = await two.call('everywhere', 'GET', `/upload-results`);
    expect(text + issues.text).toMatch(/more\.csv/);
    expect(received.length).toBeGreaterThan(0);
    expect(received.filter((letter) => STUDENT.test(letter))).toEqual([]);
  });

  it('of a column that no one asked for are in the file as it came, and nowhere else', async () => {
    const kept: string[] = [];
    for (const table of [...AUDIT_TABLES, ...Object.keys(OTHER_TABLES)])
      if (table !== 'migration') kept.push(...(await rowsOf(table)).map(({ row }) => `${table}: ${row}`));
    expect(kept.filter((row) => UNKNOWN.test(row))).toEqual([]);
    const lake = await openLake([two.portal.config.dataDir], { memoryMegabytes: 256, threads: 1 });
    const found = await lake.rows<{ cell: string }>(
      'canaries',
      `SELECT t::VARCHAR AS cell FROM read_parquet('${two.portal.config.dataDir}/store/objects/lake/**/*.parquet', union_by_name = true) t`,
    );
    lake.close();
    expect(found.filter(({ cell }) => cell.includes('QKSC001X')).length).toBeGreaterThan(0);
    expect(found.filter(({ cell }) => UNKNOWN.test(cell))).toEqual([]);
  });

  it('leave nothing in the folders of workers', () => {
    expect(readdirSync(two.workFolder)).toEqual([]);
  });
});

describe('an audit that is deleted, with three interruptions', () => {
  let before: unknown;
  let certificate: Certificate;

  beforeAll(async () => {
    before = await all(other.id);
    const planned = await plan();
    expect(planned.files.length).toBeGreaterThan(15);
    expect(planned.rows).toMatchObject({ school: 2, membership: 9 });
    expect(planned.rows.issue).toBeGreaterThan(0);
    await asOwner('analyze'); // as PostgreSQL does by itself

    // Open, or opened again while its name was typed.
    await expect(deleteAudit(parts, planned)).rejects.toThrow(OpenedAgain);
    expect(await parts.register.auditIds()).toEqual([]);
    expect(await rowsOf('audit', sql`id = ${two.audit.id}`)).toHaveLength(1);
    await parts.database.system((tx) => tx.run(sql`update audit set closed_at = now() where id = ${two.audit.id}`));

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

    // Ended between the last file and the certificate.
    const register = Object.assign(Object.create(parts.register), {
      finish: () => Promise.reject(new Error('killed')),
    });
    await expect(finishDeletions({ ...parts, register })).rejects.toThrow('killed');

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

  it('leaves no value of a student in what the planner of statements knows', async () => {
    expect(
      await asOwner(`
        select tablename, attname, most_common_vals, histogram_bounds from pg_stats
        where schemaname = 'public' and concat(most_common_vals, histogram_bounds) ~* '${STUDENT.source}'`),
    ).toEqual([]);
  });

  it('leaves no byte of a student in the store or in a folder of workers', () => {
    const store = join(two.portal.config.dataDir, 'store');
    const left = [store, two.workFolder].flatMap((root) =>
      readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [readFileSync(join(entry.parentPath, entry.name), 'latin1')] : [],
      ),
    );
    // The file of the other audit.
    expect(left.length).toBeGreaterThan(0);
    expect(left.filter((bytes) => STUDENT.test(bytes))).toEqual([]);
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
    const known = [{ publicKey: publicKeyOf(parts.key), until: null }];
    expect(isGenuine(certificate, known)).toBe(true);
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
    expect(changed.filter((one) => isGenuine(one, known))).toEqual([]);
    const stranger = publicKeyOf(generateKeyPairSync('ed25519').privateKey);
    expect(isGenuine(certificate, [{ publicKey: stranger, until: null }])).toBe(false);
    expect(isGenuine({ ...certificate, public_key: stranger }, [{ publicKey: stranger, until: null }])).toBe(false);
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
