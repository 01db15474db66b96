/**
 * A portal with two districts, and files that are processed when the test says so: everything real but
 * the queue and the child.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import { FileMapping, SavedMapping } from '#contract/uploads/mappings.ts';
import { UploadedFile, type UploadFileType } from '#contract/uploads/uploaded-file.ts';
import { runHere } from '#server/ingest/test-run.ts';
import { openDiskStore } from '#server/platform/storage/disk.ts';
import { openTestPortal } from '#server/test-portal.ts';
import { sendFile } from '#server/test-send-file.ts';
import { processUpload } from '#server/uploads/process/process.ts';
import { memoryQueue } from '#server/uploads/test-portal.ts';

export const PEOPLE = {
  lead: 'lead@mapping.test',
  second: 'second@mapping.test',
  school: 'school@mapping.test',
  other: 'other@mapping.test',
};
export type PersonName = keyof typeof PEOPLE;

const member = (person: PersonName, name: string) => ({
  email: PEOPLE[person],
  name,
  roles: ['ADMIN'],
  scope: 'district' as const,
});

export async function openTestDistrict(databaseUrl: string | null) {
  const portal = await openTestPortal({
    PORTAL_OPERATORS: 'operator@mapping.test',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const store = await openDiskStore(portal.config.dataDir, portal.config.apiUrl);
  const workFolder = mkdtempSync(join(tmpdir(), 'mapping-test-'));
  const tokens = new Map<string, string>();
  for (const email of [...Object.values(PEOPLE), 'operator@mapping.test']) tokens.set(email, await portal.token(email));
  const operator = tokens.get('operator@mapping.test') ?? null;

  const makeAudit = async (district: string, schools: string[], members: object[], yearEnding = 2024) => {
    const body = { district: { name: district }, year_ending: yearEnding, members };
    const made = await portal.call('POST', '/operator/audits', operator, {
      ...body,
      schools: schools.map((name) => ({ name })),
    });
    return AuditSummary.parse(made.body);
  };
  const audit = await makeAudit(
    'Delta Unified',
    ['Lincoln High', 'East Academy'],
    [
      member('lead', 'Maria Delgado'),
      member('second', 'Sam Okafor'),
      { email: PEOPLE.school, roles: ['ADMIN'], scope: 'school', schools: ['East Academy'] },
    ],
  );
  const foreign = await makeAudit('Other', ['Elsewhere'], [member('other', 'Olive Tran')]);
  const idOf = (name: string) => audit.schools.find((school) => school.name === name)?.id ?? '';

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, as: PersonName = 'lead', body?: object) =>
    portal.call(method, `/eoa/${as === 'other' ? foreign.id : audit.id}${path}`, tokens.get(PEOPLE[as]) ?? null, body);
  const process = (fileId: string) =>
    processUpload(
      {
        database: portal.database,
        queue: memoryQueue().queue,
        store,
        workFolder,
        ingest: (request, { onProgress }) => runHere(request, onProgress),
        requestRefresh: async () => {},
      },
      { auditId: audit.id, uploadId: fileId, attempt: 0 },
      new AbortController().signal,
    );
  const read = async (fileId: string) => UploadedFile.parse((await call('GET', `/uploads/${fileId}`)).body);

  return {
    portal,
    audit,
    call,
    process,
    read,
    async upload(
      text: string | Buffer,
      type: UploadFileType = 'COURSE_CATALOG',
      schools = ['Lincoln High'],
      choices: object = type === 'COURSE_CATALOG' ? { academic_periods: ['2023-2024'] } : {},
    ) {
      const sender = { auditId: audit.id, token: tokens.get(PEOPLE.lead) ?? null };
      const user_provided_file_metadata = { school_ids: schools.map(idOf), ...choices };
      const file = { file_name: 'catalog.csv', upload_file_type: type, user_provided_file_metadata };
      const fileId = await sendFile(portal, sender, file, text);
      await process(fileId);
      return read(fileId);
    },
    async mapping(fileId: string, as: PersonName = 'lead') {
      return FileMapping.parse((await call('GET', `/uploads/${fileId}/mapping`, as)).body);
    },
    async saved(as: PersonName = 'lead') {
      return SavedMapping.array().parse((await call('GET', '/mappings', as)).body);
    },
    async close() {
      await portal.close();
      rmSync(workFolder, { recursive: true, force: true });
    },
  };
}
