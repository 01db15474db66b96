import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { AuditId, PersonId, SchoolId } from '#contract/ids.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import type { IngestResult } from '#server/ingest/result.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Jobs, Queue } from '#server/platform/queue/queue.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { type ProcessDependencies, processUpload } from './process/process.ts';
import { sweepUploads } from './process/sweep.ts';
import { readUpload } from './read/read.ts';
import { receiverOf } from './receive.ts';
import { requestUpload, type UploadRequest } from './request/request.ts';
import type { Quota } from './room.ts';
import type { SchoolScope } from './school-scope.ts';
import { takeIn } from './take-in.ts';

export interface TestAudit {
  auditId: AuditId;
  personId: PersonId;
  schools: [SchoolId, SchoolId, SchoolId];
}

/** An audit of the class of 2024 with three schools and one administrator. */
export function makeAudit(database: Database, name: string): Promise<TestAudit> {
  return database.system(async (tx) => {
    const made = await tx.row<{ audit_id: AuditId; person_id: PersonId }>(sql`
      with d as (insert into district (name) values (${name}) returning id),
        a as (insert into audit (district_id, year_ending, transcript_key) select id, 2024, '\\x00' from d returning id),
        p as (insert into person (email, name, address_proof) values (${`${name.toLowerCase()}@uploads.test`}, 'Maria Delgado', 'demo') returning id)
      select a.id as audit_id, p.id as person_id from a, p`);
    if (!made) throw new Error('no audit was made');
    await tx.run(sql`
      insert into membership (audit_id, person_id, roles, scope)
      values (${made.audit_id}, ${made.person_id}, array['ADMIN'], 'district')`);
    const schools = await tx.rows<{ id: SchoolId }>(sql`
      insert into school (audit_id, name)
      select ${made.audit_id}, name from unnest(array['César Chávez High School', 'Lincoln High School', 'Riverside Alternative School']) as s (name)
      returning id`);
    const [first, second, third] = schools.map((school) => school.id);
    if (!first || !second || !third) throw new Error('three schools were wanted');
    return { auditId: made.audit_id, personId: made.person_id, schools: [first, second, third] };
  });
}

/** A queue that remembers what a committed transaction sent. */
export function memoryQueue() {
  const sent: { name: string; data: Jobs[keyof Jobs] }[] = [];
  const queue: Queue = {
    send: (_tx, name, data) => Promise.resolve(void sent.push({ name, data })),
    work: () => Promise.resolve(),
    counts: () => Promise.resolve([]),
    ready: () => Promise.resolve(true),
    stop: () => Promise.resolve(),
  };
  return { queue, sent };
}

function memoryStore() {
  const objects = new Map<string, Buffer>();
  const read = (key: string): Buffer => {
    const bytes = objects.get(key);
    if (!bytes) throw new Error(`no object ${key}`);
    return bytes;
  };
  const store: Store = {
    presignPut: ({ key }) => Promise.resolve(`/store/${key}`),
    presignParts: () => Promise.resolve([]),
    joinParts: () => Promise.resolve(false),
    arrivals: () => Promise.resolve([]),
    seal: ({ key }) => {
      const bytes = objects.get(key);
      const sha256 = createHash('sha256')
        .update(bytes ?? '')
        .digest('hex');
      return Promise.resolve(bytes ? { size: bytes.length, sha256 } : null);
    },
    discard: () => Promise.resolve(false),
    discardOf: () => Promise.resolve(),
    discardAbandoned: () => Promise.resolve(),
    size: (key) => Promise.resolve(objects.get(key)?.length ?? null),
    read: (key) => Promise.resolve(Readable.from([read(key)])),
    local: (key, folder) => {
      const path = join(mkdtempSync(join(folder, 'object-')), 'raw');
      writeFileSync(path, read(key));
      return Promise.resolve(path);
    },
    publish: (path, key) => Promise.resolve(void objects.set(key, readFileSync(path))),
    remove: (key) => Promise.resolve(void objects.delete(key)),
    ready: () => Promise.resolve(true),
    keys: () => Promise.resolve([...objects.keys()].toSorted()),
    keysOf: (auditId) =>
      Promise.resolve([...objects.keys()].filter((key) => key.includes(`eoa=${auditId}/`)).toSorted()),
  };
  return { store, objects };
}

export const SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** A result as the ingest would give it; `parquet` is written by the test's ingest. */
export const result = (over: Partial<IngestResult> = {}): IngestResult => ({
  verdict: 'success',
  overview: [{ is: 'rows', read: 2, kept: 2 }],
  resultsSummary: [{ status: 'success', description: 'All columns recognized' }],
  missingColumns: [],
  columns: { student_id: { letter: 'A', header: 'Student ID' }, school: { letter: 'B', header: 'School' } },
  rowsRead: 2,
  rowsKept: 2,
  leftOut: [],
  counts: { error: 0, warning: 0, note: 0 },
  schoolRows: {},
  concernsEverySchool: false,
  groups: [],
  issues: [],
  parquet: 'rows.parquet',
  ...over,
});

/** A line of the overview, to tell one result from another. */
export const saying = (text: string): Pick<IngestResult, 'overview'> => ({ overview: [{ is: 'written', text }] });

export const malformed = () =>
  result({
    verdict: 'malformed',
    resultsSummary: [{ status: 'failure', description: 'The file is protected by a password.' }],
    parquet: null,
    rowsRead: 0,
    rowsKept: 0,
    concernsEverySchool: true,
  });

/** The whole life of uploads with everything real but the store, the queue and the reading of files. */
export function makePortal(database: Database, audit: TestAudit) {
  const { queue, sent } = memoryQueue();
  const { store, objects } = memoryStore();
  const refreshes: string[] = [];
  /** What audits may hold; a test makes it smaller. */
  const quota: Quota = { files: 1_000_000, bytes: 1_000_000_000 };
  const workFolder = mkdtempSync(join(tmpdir(), 'uploads-test-'));
  const ingestResults: (() => IngestResult | Promise<IngestResult>)[] = [];

  const deps: ProcessDependencies & { quota: Quota } = {
    database,
    quota,
    queue,
    store,
    workFolder,
    ingest: async ({ folder }) => {
      const outcome = await (ingestResults.shift() ?? (() => result()))();
      if (outcome.parquet) writeFileSync(join(folder, outcome.parquet), 'parquet');
      return outcome;
    },
    requestRefresh: (_tx, auditId) => Promise.resolve(void refreshes.push(auditId)),
  };

  const as = (schools: SchoolScope, seesStudents = true) => ({
    auditId: audit.auditId,
    personId: audit.personId,
    schools,
    seesStudents,
    language: 'en' as const,
  });
  const request = (over: Partial<UploadRequest> = {}, schools: SchoolScope = 'all') =>
    database.tenant(as(schools), (tx) =>
      requestUpload(
        tx,
        {
          auditId: audit.auditId,
          schools,
          store,
          maxBytes: 1000,
          quota,
          actor: { id: audit.personId, name: 'Maria Delgado' },
        },
        {
          file_name: 'roster.csv',
          upload_file_type: 'STUDENT_ROSTER',
          user_provided_file_metadata: { school_ids: audit.schools },
          ...over,
        },
      ),
    );
  const seal = (key: string) => {
    objects.set(key, Buffer.from('a,b\n'));
    return receiverOf({ database, queue, quota })(key, { size: 4, sha256: SHA256 });
  };
  const sweep = () => sweepUploads({ ...deps, takeIn: (ids) => takeIn({ ...deps, maxBytes: 1000 }, ids) });
  const process = (uploadId: string) =>
    processUpload(deps, { auditId: audit.auditId, uploadId, attempt: 0 }, new AbortController().signal);
  /** Request, bytes and processing; answers the file ID. */
  const upload = async (outcome: () => IngestResult | Promise<IngestResult>, over: Partial<UploadRequest> = {}) => {
    const { s3_key } = await request(over);
    await seal(s3_key);
    const id = idOf(s3_key);
    ingestResults.push(outcome);
    await process(id);
    return id;
  };
  const read = (id: string, schools: SchoolScope = 'all'): Promise<UploadedFile> =>
    database.tenant(as(schools), (tx) => readUpload(tx, as(schools), id));

  return {
    deps,
    sent,
    objects,
    refreshes,
    quota,
    ingestResults,
    as,
    request,
    seal,
    sweep,
    process,
    upload,
    read,
    close: () => rmSync(workFolder, { recursive: true, force: true }),
  };
}

export const idOf = (s3Key: string): string => s3Key.split('/').at(-1) ?? '';
