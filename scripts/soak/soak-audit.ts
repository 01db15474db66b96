import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditId } from '#contract/ids.ts';
import { create } from '#server/audits/operator.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { sql } from '#server/platform/database/sql.ts';
import { lakeKey } from '#server/platform/lake/keys.ts';
import { DISTRICT } from '#server/quality/fixtures/known-district.ts';
import { neverLost } from '#server/quality/fixtures/never-lost.ts';
import { refreshQuality } from '#server/quality/refresh.ts';
import { requestRefresh } from '#server/quality/request-refresh.ts';
import { readPanel } from '#server/quality/service.ts';
import { supersedeOlderVersions } from '#server/uploads/process/supersede.ts';
import { type Content, writeContents } from './contents.ts';

/** The queue forgets what it is sent: a history says itself when a refresh runs. */
const SILENT_QUEUE = { send: async () => {} };

/** Something that is in the way of a refresh, like the end of its process. */
export class Killed extends Error {}

/** Where a refresh stores what it computes. */
const NUMBERS = [sql`panel`, sql`newest_panels`, sql`quality_version`, sql`candidate_list`];

/** What a refresh reads and writes: the rows of the files that are there, and ledgers in a folder. */
function openStore(ledgers: string) {
  mkdirSync(ledgers);
  const paths = new Map<string, string>();
  const store = (isKilled: boolean) => ({
    size: async (key: string) => (paths.has(key) ? 1 : null),
    local: async (key: string) => paths.get(key) ?? '',
    publish: async (path: string, key: string) => {
      if (isKilled) throw new Killed('The refresh ends here');
      const kept = join(ledgers, key.replaceAll('/', '_'));
      copyFileSync(path, kept);
      paths.set(key, kept);
    },
    remove: async (key: string) => void paths.delete(key),
  });
  return { paths, store };
}

async function insertDone(
  tx: Transaction,
  auditId: AuditId,
  { type, name, schoolIds }: Omit<Content, 'path'>,
  chainId: string | null,
  isMalformed: boolean,
) {
  const upload = await tx.row<{ id: string; chain_id: string }>(sql`
    insert into upload (id, audit_id, chain_id, upload_file_type, file_name, metadata, requested_by, requested_by_name,
      requested_at, expires_at, lifecycle, verdict, current_run)
    select new.id, ${auditId}, coalesce(${chainId}::uuid, new.id), ${type}, ${name}, '{}', person.id, 'Soak', clock_timestamp(), now(),
      'done', ${isMalformed ? 'malformed' : 'success'}, 1
    from person, (select gen_random_uuid() as id) as new where person.email = 'admin@soak.test'
    returning id, chain_id`);
  if (!upload) throw new Error('Nobody was there to upload');
  await tx.run(sql`insert into run (audit_id, upload_id, number) values (${auditId}, ${upload.id}, 1)`);
  for (const school of schoolIds)
    await tx.run(sql`insert into upload_school values (${auditId}, ${upload.id}, ${school})`);
  return upload;
}

async function makeAudit(database: Database) {
  const made = await database.system((tx) =>
    create(
      tx,
      {
        district: { name: 'Soak' },
        year_ending: DISTRICT.yearEnding,
        schools: DISTRICT.schools.map(({ name, local_id }) => ({ name, ...(local_id !== null && { local_id }) })),
        members: [{ email: 'admin@soak.test', roles: ['ADMIN'], scope: 'district' }],
      },
      { invitations: { kind: 'none' }, demo: true, requestRefresh: async () => {} },
    ),
  );
  const auditId = made.id as AuditId; // the ID of a row just made
  const schools = DISTRICT.schools.map((school) => ({
    ...school,
    id: made.schools.find(({ name }) => name === school.name)?.id ?? '',
  }));
  return { auditId, schools };
}

/** One audit of the known district on an embedded database, whose files come and go at the word of a history. */
export async function openSoakAudit() {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  const database = await openDatabase({ dataDir: join(folder, 'data'), databaseUrl: null });
  const { auditId, schools } = await makeAudit(database);
  const written = await writeContents(schools);
  const { paths, store } = openStore(join(folder, 'ledgers'));

  /** A file whose processing has ended: it counts, or, malformed, it leaves what was there. Answers its chain. */
  async function arrive({ type, name, schoolIds, path }: Content, chainId: string | null, isMalformed = false) {
    return await database.system(async (tx) => {
      const { id: uploadId, chain_id } = await insertDone(tx, auditId, { type, name, schoolIds }, chainId, isMalformed);
      if (isMalformed) return chain_id;
      paths.set(lakeKey({ type, auditId, uploadId, number: 1 }), path);
      await supersedeOlderVersions(tx, auditId, uploadId);
      await requestRefresh(tx, SILENT_QUEUE, auditId);
      return chain_id;
    });
  }

  return {
    contents: written.contents,
    arrive,
    refresh: (isKilled = false) =>
      refreshQuality(
        { database, store: store(isKilled), workFolder: folder, versionDays: 30, readAgain: neverLost },
        { auditId },
      ),
    /**
     * Everything that shows: panels of every scope, candidates, findings between files, without
     * IDs of versions and times.
     */
    shown: () =>
      database.job(auditId, async (tx) => ({
        panels: await tx.rows(sql`
          select distinct on (panel, scope_key) panel, scope_key, result::json as result, sources::json as sources from panel order by panel, scope_key, version desc`),
        candidates: await tx.rows(
          sql`select school_id, students::json as students from candidate_list order by school_id`,
        ),
        findings: await tx.rows(sql`
          select upload_id, code, count, params, first_rows from issue_group order by upload_id, code, ordinal`),
      })),
    state: () =>
      database.job(auditId, (tx) =>
        tx.row<{ wanted: number; computed: number }>(sql`select wanted, computed from quality_state`),
      ),
    cohort: (version?: number) =>
      database.job(auditId, (tx) =>
        readPanel(tx, SILENT_QUEUE, { auditId, schools: 'all', language: 'en' }, { name: 'rosters/summary', version }),
      ),
    /**
     * A wrong number, as a refresh that missed a file would leave it: one student too many on one panel of one school.
     */
    plantFault: async () => {
      await database.system((tx) =>
        tx.run(sql`
          update panel set result = jsonb_set(result::jsonb, '{total_student_count}', to_jsonb((result::jsonb ->> 'total_student_count')::int + 1))::text
          where (panel, scope_key, version) in (
            select panel, scope_key, max(version) from panel
            where panel = 'rosters/summary' and scope_key = ${schools[0]?.id ?? ''} group by panel, scope_key)`),
      );
    },
    /** As if nothing had ever been computed, over the files that are there. */
    forgetNumbers: () =>
      database.system(async (tx) => {
        for (const table of [...NUMBERS, sql`issue`, sql`issue_group`]) await tx.run(sql`delete from ${table}`);
        await tx.run(sql`update run set cross_file_hash = null`);
        await tx.run(sql`update quality_state set wanted = 1, computed = 0`);
      }),
    forgetFiles: () =>
      database.system(async (tx) => {
        for (const table of [...NUMBERS, sql`quality_state`, sql`upload`]) await tx.run(sql`delete from ${table}`);
        paths.clear();
      }),
    async close() {
      await database.close();
      for (const path of [folder, written.folder]) rmSync(path, { recursive: true, force: true });
    },
  };
}

export type SoakAudit = Awaited<ReturnType<typeof openSoakAudit>>;
