import { z } from 'zod';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import type { AuditDraft } from '#contract/operator/audit-draft.ts';
import { createAudit, listAudits } from '#contract/operator/audits.ts';
import type { Route } from '#contract/route.ts';
import { UploadedFile, type UploadMetadata } from '#contract/uploads/uploaded-file.ts';
import { listUploads, requestUploadUrl } from '#contract/uploads/uploads.ts';
import { PUT_PATH } from '#server/platform/storage/disk.ts';
import { DISTRICT, OTHER_DISTRICT, SCHOOLS, YEAR_ENDING } from './district/schools.ts';
import { makeTables, type Tables } from './district/tables.ts';
import { type DemoFile, SEEDED } from './files.ts';

/** What the seed needs from the running portal: its address, and a token for a person by e-mail. */
export interface Portal {
  base: string;
  token: (email: string) => Promise<string>;
}

export const DEMO_PASSWORD = 'demo';
const OPERATOR = { email: 'operator@demo.test', name: 'Olu Operator' };

const member = (name: string, email: string, roles: string[]): AuditDraft['members'][number] => ({
  name,
  email,
  roles,
  scope: 'district',
});

const LAKEVIEW: AuditDraft = {
  district: { name: DISTRICT },
  year_ending: YEAR_ENDING,
  schools: SCHOOLS.map(({ name, local_id, nces_id, ceeb_code }) => ({ name, local_id, nces_id, ceeb_code })),
  members: [
    member('Amina Adler', 'admin@demo.test', ['ADMIN']),
    member('Maria Delgado', 'lead@demo.test', ['DISTRICT_DATA_LEAD']),
    member('Noah Fischer', 'manager@demo.test', ['ACCOUNT_MANAGER']),
    member('Xenia Quist', 'xq@demo.test', ['XQ_USER']),
    member('Femi Adeyemi', 'facilitator@demo.test', ['FACILITATOR']),
    member('Carla Combs', 'combined@demo.test', ['SCHOOL_FACILITATOR', 'ACCOUNT_MANAGER']),
    {
      name: 'Sam Harbor',
      email: 'school@demo.test',
      roles: ['ADMIN'],
      scope: 'school',
      schools: ['Harbor Arts Academy'],
    },
  ],
};

const PRAIRIE: AuditDraft = {
  district: { name: OTHER_DISTRICT.name },
  year_ending: YEAR_ENDING,
  schools: OTHER_DISTRICT.schools,
  members: [member('Otto Therman', 'other@demo.test', ['ADMIN'])],
};

/** Everyone who can sign in to the demo, with the words the start-up message uses. */
export const DEMO_PEOPLE = [...LAKEVIEW.members, ...PRAIRIE.members, { ...OPERATOR, roles: ['operator'] }].map(
  ({ email, name, roles }) => ({ email, name: name ?? email, roles }),
);

/**
 * Sets up the demo district through the same calls as any client: audits as the operator, files as the data lead.
 * Bears being stopped anywhere: what is there already is not made again.
 */
export async function seedDemo(portal: Portal): Promise<void> {
  const operator = client(portal, await portal.token(OPERATOR.email));
  const known = z.array(AuditSummary).parse(await operator(listAudits, {}));
  const audits: AuditSummary[] = [];
  for (const draft of [LAKEVIEW, PRAIRIE]) {
    const there = known.find((audit) => audit.district === draft.district.name);
    audits.push(there ?? AuditSummary.parse(await operator(createAudit, {}, draft)));
  }
  const [lakeview] = audits;
  if (lakeview) await uploadMissing(portal, lakeview);
}

async function uploadMissing(portal: Portal, audit: AuditSummary): Promise<void> {
  const lead = client(portal, await portal.token('lead@demo.test'));
  const uploaded = z.array(UploadedFile).parse(await lead(listUploads, { eoaId: audit.id }));
  const missing = SEEDED.filter(
    (file) =>
      !uploaded.some(
        (there) => there.file_name === file.name && there.status !== 'UPLOAD_FAILED' && there.status !== 'UPLOAD',
      ),
  );
  if (missing.length === 0) return;
  const tables = makeTables();
  for (const file of missing) await upload(portal, lead, audit, file, tables);
}

type Client = (route: Route, params: Record<string, string>, body?: unknown) => Promise<unknown>;

async function upload(
  portal: Portal,
  lead: Client,
  audit: AuditSummary,
  file: DemoFile,
  tables: Tables,
): Promise<void> {
  const metadata: UploadMetadata = {
    school_ids: audit.schools.map((school) => school.id),
    ...(file.academicPeriods && { academic_periods: [...file.academicPeriods] }),
    ...(file.demographicTypes && { demographic_types: [...file.demographicTypes] }),
    ...(file.testTypes && { test_types: [...file.testTypes] }),
  };
  const body = { file_name: file.name, upload_file_type: file.type, user_provided_file_metadata: metadata };
  const { presigned_url } = z
    .object({ presigned_url: z.string() })
    .parse(await lead(requestUploadUrl, { eoaId: audit.id }, body));
  const { pathname, search } = new URL(presigned_url);
  // The portal's own address is the public one, which need not be reachable from the machine itself.
  const address = pathname === PUT_PATH ? new URL(pathname + search, portal.base) : presigned_url;
  const answer = await fetch(address, { method: 'PUT', body: file.bytes(tables) });
  if (!answer.ok) throw new Error(`The demo file ${file.name} was not taken (${answer.status})`);
}

const client =
  (portal: Portal, token: string): Client =>
  async (route, params, body) => {
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(`${portal.base}/api${path}`, {
      method: route.method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`The demo district could not be set up: ${route.name} answered ${answer.status}`);
    return answer.json();
  };
