/**
 * A district of one school for stories of its files, which go through the real pipeline; the numbers after
 * each step are known by hand.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import { PANELS } from '#contract/quality/panels.ts';
import { UploadedFile, type UploadFileType } from '#contract/uploads/uploaded-file.ts';
import { sql } from '#server/platform/database/sql.ts';
import { inspectFile } from '../../ingest/child/inspect.ts';
import { runHere } from '../../ingest/test-run.ts';
import { refreshQuality } from '../../quality/refresh.ts';
import { refreshBy } from '../../quality/request-refresh.ts';
import { openTestPortal } from '../../test-portal.ts';
import { sendFile } from '../../test-send-file.ts';
import { inspectStaged } from '../../uploads/intake/inspect.ts';
import { processUpload } from '../../uploads/process/process.ts';
import { readAgain } from '../../uploads/process/read-again.ts';
import { memoryQueue } from '../../uploads/test-portal.ts';

const ROSTER = { upload_file_type: 'STUDENT_ROSTER' } as const;
export const SCHOOL = 'Northside High';
/** A roster of this many students. */
export const roster = (students: number) =>
  [
    'Student ID,Last Name,First Name,Birth Date,School,School Year,Grade Level,Entry Date',
    ...Array.from({ length: students }, (_, at) => `S10${at},Ruiz,Ana,2006-02-13,${SCHOOL},2023-24,12,2023-08-14`),
  ].join('\n');
export const catalog = [
  'School,School Year,Course Code,Course Title,Department,Course Level,Credits',
  `${SCHOOL},2023-2024,N100,Algebra I,Mathematics,General,1`,
  `${SCHOOL},2023-2024,N200,Biology,Science,General,1`,
].join('\n');

export async function openOneSchool(databaseUrl: string | null) {
  const { queue } = memoryQueue();
  const requestRefresh = refreshBy(queue);
  const portal = await openTestPortal(
    { ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) },
    undefined,
    requestRefresh,
  );
  const workFolder = mkdtempSync(join(tmpdir(), 'one-school-'));
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
  const refresh = () =>
    refreshQuality(
      { ...deps, versionDays: 30, readAgain: (tx, auditId, uploadId) => readAgain(tx, { auditId, queue }, uploadId) },
      { auditId: id },
    );
  const panel = async (name: string) => (await call('GET', `/data-qc/${name}`)).body;
  return {
    portal,
    id,
    school,
    requestRefresh,
    call,
    process,
    file: async (method: 'GET' | 'POST', path: string, body?: object) =>
      UploadedFile.parse((await call(method, `/uploads/${path}`, body)).body),
    look: (stagedId: string) => inspectStaged(deps, { auditId: id, stagedId }, never),
    async upload(
      file_name: string,
      text: string | Buffer,
      replaces_file_id?: string,
      { upload_file_type, ...choices }: { upload_file_type: UploadFileType; test_types?: readonly string[] } = ROSTER,
    ) {
      const user_provided_file_metadata = { school_ids: [school], ...choices };
      const file = { file_name, upload_file_type, user_provided_file_metadata, replaces_file_id };
      const uploadId = await sendFile(portal, { auditId: id, token }, file, text);
      await process(uploadId);
      return uploadId;
    },
    /** Whether numbers are due that were not computed yet. */
    isDue: async () =>
      (
        await portal.database.job(id, (tx) =>
          tx.row<{ due: boolean }>(sql`select wanted > computed as due from quality_state where audit_id = ${id}`),
        )
      )?.due,
    /** Students and courses in the numbers, once they are up to date. */
    async numbers() {
      await refresh();
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
