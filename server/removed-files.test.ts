/**
 * What a person does when a file is wrong: takes it out, puts it back, uses an older version again, moves it to its card. Files go
 * through the real pipeline, and the numbers after each step are known by hand.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import { PANELS } from '#contract/quality/panels.ts';
import { confirmStaged, listStaged } from '#contract/uploads/intake.ts';
import { RemovalPreview } from '#contract/uploads/removal.ts';
import { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { sql } from '#server/platform/database/sql.ts';
import { inspectFile } from './ingest/child/inspect.ts';
import { runHere } from './ingest/test-run.ts';
import { databases } from './platform/database/test-databases.ts';
import { refreshQuality } from './quality/refresh.ts';
import { refreshBy } from './quality/request-refresh.ts';
import { openTestPortal } from './test-portal.ts';
import { inspectStaged } from './uploads/intake/inspect.ts';
import { processUpload } from './uploads/process/process.ts';
import { memoryQueue } from './uploads/test-portal.ts';

const SCHOOL = 'Northside High';
/** A roster of so many students. */
const roster = (students: number) =>
  [
    'Student ID,Last Name,First Name,Birth Date,School,School Year,Grade Level,Entry Date',
    ...Array.from({ length: students }, (_, at) => `S10${at},Ruiz,Ana,2006-02-13,${SCHOOL},2023-24,12,2023-08-14`),
  ].join('\n');
const catalog = [
  'School,School Year,Course Code,Course Title,Department,Course Level,Credits',
  `${SCHOOL},2023-2024,N100,Algebra I,Mathematics,General,1`,
  `${SCHOOL},2023-2024,N200,Biology,Science,General,1`,
].join('\n');

async function openDistrict(databaseUrl: string | null) {
  const { queue } = memoryQueue();
  const requestRefresh = refreshBy(queue);
  const portal = await openTestPortal(
    { ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) },
    undefined,
    requestRefresh,
  );
  const workFolder = mkdtempSync(join(tmpdir(), 'removed-files-'));
  const made = await portal.call('POST', '/operator/audits', await portal.token('operator@demo.test'), {
    district: { name: 'One School Unified' },
    year_ending: 2024,
    schools: [{ name: SCHOOL }],
    members: [{ email: 'lead@one.test', name: 'Lee', roles: ['DISTRICT_DATA_LEAD'], scope: 'district' }],
  });
  const { id, schools } = AuditSummary.parse(made.body);
  const token = await portal.token('lead@one.test');
  const school = schools[0]?.id ?? '';
  const deps = {
    ...portal,
    queue,
    workFolder,
    requestRefresh,
    maxBytes: 1e6,
    quota: { files: 100, bytes: 1e9 },
    inspect: inspectFile,
  };
  const ingest: Parameters<typeof processUpload>[0]['ingest'] = (request, { onProgress }) =>
    runHere(request, onProgress);
  const never = new AbortController().signal;

  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    portal.call(method, `/eoa/${id}${path}`, token, body);
  const process = (uploadId: string) =>
    processUpload({ ...deps, ingest }, { auditId: id, uploadId, attempt: 0 }, never);
  const panel = async (name: string) => (await call('GET', `/data-qc/${name}`)).body;
  return {
    school,
    call,
    process,
    file: async (method: 'GET' | 'POST', path: string, body?: object) =>
      UploadedFile.parse((await call(method, `/uploads/${path}`, body)).body),
    look: (stagedId: string) => inspectStaged(deps, { auditId: id, stagedId }, never),
    async upload(file_name: string, text: string, replaces_file_id?: string) {
      const { body } = await call('POST', '/request-upload-url', {
        file_name,
        upload_file_type: 'STUDENT_ROSTER',
        user_provided_file_metadata: { school_ids: [school] },
        replaces_file_id,
      });
      const { s3_key, presigned_url } = z.object({ s3_key: z.string(), presigned_url: z.string() }).parse(body);
      await portal.app.inject({ method: 'PUT', url: presigned_url, payload: text });
      const uploadId = s3_key.split('/').at(-1) ?? '';
      await process(uploadId);
      return uploadId;
    },
    /** Students and courses in the numbers, once they are up to date. */
    async numbers() {
      await refreshQuality({ ...deps, versionDays: 30 }, { auditId: id });
      const { total } = PANELS['demographics/summary'].parse(await panel('demographics/summary'));
      const { total_course_count } = PANELS['course-catalogs/summary'].parse(await panel('course-catalogs/summary'));
      return { students: total.student_count, courses: total_course_count };
    },
    events: () =>
      portal.database.system((tx) =>
        tx.rows<{ event: string; details: object }>(sql`
          select event, details from audit_event
          where audit_id = ${id} and event in ('upload.removed', 'upload.put_back', 'upload.restored', 'upload.moved') order by id`),
      ),
    async close() {
      await portal.close();
      rmSync(workFolder, { recursive: true, force: true });
    },
  };
}

describe.each(databases)('a file that is wrong, on $kind', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let p: Awaited<ReturnType<typeof openDistrict>>;
  let first: string;
  let second: string;
  beforeAll(async () => {
    opened = await open();
    p = await openDistrict(opened.url);
  }, 180_000);
  afterAll(async () => {
    await p?.close();
    await opened?.close();
  });

  // One story: each step builds on the one before.
  it('leaves every number when it is removed, and comes back into them', async () => {
    first = await p.upload('roster.csv', roster(3));
    expect(await p.numbers()).toEqual({ students: 3, courses: 0 });
    second = await p.upload('roster 2.csv', roster(5), first);
    expect(await p.numbers()).toEqual({ students: 5, courses: 0 });

    const { body } = await p.call('GET', `/uploads/${second}/removal`);
    expect(RemovalPreview.parse(body)).toEqual({ rows: 5, stays: null, finalized: [] });
    expect((await p.call('POST', `/uploads/${second}/remove`, { reason: ' ' })).status).toBe(400);
    const removed = await p.file('POST', `${second}/remove`, { reason: 'Last year’s students.' });
    expect(removed).toMatchObject({ is_current: false, removed: { by: 'Lee', reason: 'Last year’s students.' } });
    expect(await p.numbers()).toEqual({ students: 0, courses: 0 });
    expect((await p.call('GET', `/uploads/${second}/original`)).text).toBe(roster(5));

    await p.call('POST', `/uploads/${second}/put-back`);
    expect(await p.numbers()).toEqual({ students: 5, courses: 0 });
  });

  it('gives way to an older version that is used again', async () => {
    const third = await p.file('POST', `${first}/restore`);
    expect(third).toMatchObject({ version: 3, status: 'PROCESSING', file_name: 'roster.csv' });
    await p.process(third.file_id);
    expect(await p.numbers()).toEqual({ students: 3, courses: 0 });
    expect(await p.file('GET', second)).toMatchObject({ is_current: false, replaced_by: third.file_id });
    expect((await p.call('GET', `/uploads/${third.file_id}/original`)).text).toBe(roster(3));
  });

  it('is moved to the card that takes it, with what it says as answers, and taken out where it was', async () => {
    const wrong = await p.upload('courses.csv', catalog);
    expect(await p.file('GET', wrong)).toMatchObject({ status: 'DATA_ERRORS', looks_like: 'COURSE_CATALOG' });
    expect(await p.file('GET', first)).toMatchObject({ looks_like: null });
    expect((await p.call('POST', `/uploads/${first}/move`)).status).toBe(409);

    const { status, body } = await p.call('POST', `/uploads/${wrong}/move`);
    expect(status).toBe(201);
    // A double click: the same staged file.
    expect((await p.call('POST', `/uploads/${wrong}/move`)).body).toEqual(body);
    const { id } = z.object({ id: z.string() }).parse(body);
    await p.look(id);
    const [staged] = listStaged.answer?.parse((await p.call('GET', '/intake/files')).body) ?? [];
    expect(staged).toMatchObject({
      id,
      state: 'inspected',
      same_as: null,
      inspection: {
        upload_file_type: 'COURSE_CATALOG',
        schools: [{ id: p.school, rows: 2 }],
        academic_periods: ['2023-2024'],
      },
      moves: { file_id: wrong, upload_file_type: 'STUDENT_ROSTER' },
    });
    // Nothing is different until it is confirmed.
    expect(await p.file('GET', wrong)).toMatchObject({ removed: null });

    const metadata = { school_ids: [p.school], academic_periods: ['2023-2024'] };
    const files = [{ id, upload_file_type: 'COURSE_CATALOG', user_provided_file_metadata: metadata }];
    const confirmed = confirmStaged.answer?.parse((await p.call('POST', '/intake/confirm', { files })).body);
    expect(confirmed?.files[0]).toMatchObject({ error: null, upload: { file_name: 'courses.csv', version: 1 } });
    await p.process(id);
    expect(await p.numbers()).toEqual({ students: 3, courses: 2 });
    expect(await p.file('GET', wrong)).toMatchObject({
      removed: { by: 'Lee', reason: null, moved_to: 'COURSE_CATALOG' },
    });
    expect(await p.file('GET', id)).toMatchObject({ status: 'SUCCESS', is_current: true });
    expect((await p.call('GET', `/uploads/${id}/original`)).text).toBe(catalog);
    expect((await p.call('POST', `/uploads/${wrong}/move`)).status).toBe(409);
  });

  it('has its whole story in the audit log', async () => {
    expect(await p.events()).toMatchObject([
      { event: 'upload.removed', details: { reason: 'Last year’s students.' } },
      { event: 'upload.put_back' },
      { event: 'upload.restored', details: { from: first, version: 1 } },
      { event: 'upload.moved', details: { movedTo: 'COURSE_CATALOG' } },
    ]);
  });
});
