/** The known district in a portal, with files that go through the real pipeline, and what it answers about them. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { SLUGS, type UploadFileType } from '#datasets/kit/file-type.ts';
import { runHere } from '#server/ingest/test-run.ts';
import { sql } from '#server/platform/database/sql.ts';
import { neverLost } from '#server/quality/fixtures/never-lost.ts';
import { refreshQuality } from '#server/quality/refresh.ts';
import { refreshBy } from '#server/quality/request-refresh.ts';
import { openTestPortal } from '#server/test-portal.ts';
import { sendFile } from '#server/test-send-file.ts';
import { processUpload } from '#server/uploads/process/process.ts';
import { memoryQueue } from '#server/uploads/test-portal.ts';

const FOLDER = join(import.meta.dirname, '../../../datasets/fixtures/known-answers');
const json = (name: string) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));

export interface KnownFile {
  file: string;
  type: UploadFileType;
  school_names: string[];
  academic_periods: string[];
  demographic_types: string[];
  test_types: string[];
}
const FILES = (json('uploads.json') as (KnownFile & { layout: string })[]).filter(({ layout }) => layout === 'dirty');
export const knownFile = (type: UploadFileType) => FILES.find((file) => file.type === type) ?? missing(type);
const missing = (type: string): never => {
  throw new Error(`no file of ${type}`);
};
export const textOf = ({ file }: KnownFile) => readFileSync(join(FOLDER, file), 'utf8');
export const firstLines = (file: KnownFile, lines: number) => textOf(file).split('\n').slice(0, lines).join('\n');

/** What differs from one history to another and says nothing about the district: times, versions, IDs of files. */
const OF_HISTORY = new Set(
  'version run computed_at uploaded_at saved_at at changes since replaces file_id upload_id seconds files file'.split(
    ' ',
  ),
);
const steady = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(steady);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !OF_HISTORY.has(name))
      .map(([name, one]) => [name, steady(one)]),
  );
};

export async function openKnownPortal() {
  const requestRefresh = refreshBy(memoryQueue().queue);
  const portal = await openTestPortal({}, undefined, requestRefresh);
  const workFolder = mkdtempSync(join(tmpdir(), 'known-portal-'));
  const operator = await portal.token('operator@demo.test');
  const token = await portal.token('admin@history.test');
  const made = await portal.call('POST', '/operator/audits', operator, {
    district: { name: 'History Unified' },
    year_ending: 2024,
    schools: json('schools.json'),
    members: [{ email: 'admin@history.test', roles: ['ADMIN'], scope: 'district' }],
  });
  const { id, schools } = AuditSummary.parse(made.body);
  const current = new Map<UploadFileType, string>();

  async function call<Body = UploadedFile>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    as = token,
  ) {
    const answer = await portal.call(method, path.startsWith('/operator') ? path : `/eoa/${id}${path}`, as, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
    return answer.body as Body; // as the contract says; compared, and read by tests alone
  }
  const process = (uploadId: string) =>
    processUpload(
      {
        ...portal,
        queue: memoryQueue().queue,
        workFolder,
        requestRefresh,
        ingest: (request, { onProgress }) => runHere(request, onProgress),
      },
      { auditId: id, uploadId, attempt: 0 },
      new AbortController().signal,
    );
  const list = async () => UploadedFile.array().parse(await call('GET', '/upload-results'));
  const refresh = () =>
    refreshQuality(
      { database: portal.database, store: portal.store, workFolder, versionDays: 30, readAgain: neverLost },
      { auditId: id },
    );

  return {
    audit: id,
    schools,
    call,
    operate: (method: 'POST' | 'DELETE' | 'PUT', path: string, body?: object) =>
      call(method, `/operator/audits/${id}${path}`, body, operator),
    process,
    refresh,
    idOf: (type: UploadFileType) => current.get(type) ?? missing(type),
    files: FILES,
    /** Uploads a file, and reads it. */
    async put(
      file: KnownFile,
      { text = textOf(file), replaces, accepts = true }: { text?: string; replaces?: string; accepts?: boolean } = {},
    ) {
      const { academic_periods, demographic_types, test_types } = file;
      const choices = Object.entries({ academic_periods, demographic_types, test_types }).filter(
        ([, some]) => some.length > 0,
      );
      const school_ids = schools.filter(({ name }) => file.school_names.includes(name)).map((school) => school.id);
      const request = {
        file_name: file.file.split('/').at(-1),
        upload_file_type: file.type,
        user_provided_file_metadata: { school_ids, ...Object.fromEntries(choices) },
        ...(replaces && { replaces_file_id: replaces, accepts_loss: accepts }),
      };
      const uploadId = await sendFile(portal, { auditId: id, token }, request, text);
      await process(uploadId);
      current.set(file.type, uploadId);
      return uploadId;
    },
    use: (type: UploadFileType, uploadId: string) => void current.set(type, uploadId),
    /** Reads what waits, computes the numbers, and asks for everything. */
    async answers(): Promise<Record<string, unknown>> {
      for (const { file_id, status } of await list()) if (status === 'PROCESSING') await process(file_id);
      await refresh();
      const found: Record<string, unknown> = {};
      const take = async (path: string) => {
        found[path] = steady(await call<unknown>('GET', path));
      };
      const panels = await portal.database.system((tx) =>
        tx.rows<{ panel: string; scope_key: string; result: string }>(sql`
          select distinct on (panel, scope_key) panel, scope_key, result from panel
          where audit_id = ${id} order by panel, scope_key, version desc`),
      );
      for (const { panel, scope_key, result } of panels) found[`${panel} of ${scope_key}`] = steady(JSON.parse(result));
      for (const slug of SLUGS) await take(`/upload-requirements/${slug}`);
      for (const kind of ['students_demographics', 'transcript_courses', 'test_scores', 'cte_courses'])
        await take(`/data-qc/matching/unmatched?size=200&kind=${kind}`);
      for (const path of [
        '/data-qc/cohort/students?size=200',
        '/data-qc/missing',
        '/course-mapping?state=all&size=100',
        '/schools/records',
      ])
        await take(path);
      for (const school of schools) await take(`/schools/${school.id}/transcripts/transcript-selection-summary`);
      for (const file of (await list()).filter(({ is_current }) => is_current)) {
        const name = `${file.upload_file_type} ${file.file_name}`;
        found[name] = steady(file);
        found[`${name}: problems`] = steady(await call<unknown>('GET', `/uploads/${file.file_id}/issues?size=200`));
      }
      return found;
    },
    async close() {
      await portal.close();
      rmSync(workFolder, { recursive: true, force: true });
    },
  };
}

export type KnownPortal = Awaited<ReturnType<typeof openKnownPortal>>;
