/**
 * Who may call what (docs/threats.md#t1), route by route and person by person. WHO is written by hand, from
 * docs/product.md#roles, and not derived from the permission table it checks; a route without a row fails.
 */
import { importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import type { AuditDraft } from '#contract/operator/audit-draft.ts';
import { Member } from '#contract/people.ts';
import type { Route } from '#contract/route.ts';
import { ROUTES } from '#contract/routes.ts';
import { subjectOf } from './identity/embedded-provider/subject.ts';
import { openTestPortal, type TestPortal } from './test-portal.ts';

const PEOPLE = [
  'admin',
  'lead',
  'manager',
  'xq',
  'facilitator',
  'combined',
  'school',
  'other',
  'operator',
  'unknown',
] as const;
type PersonName = (typeof PEOPLE)[number];
const address = (person: PersonName | 'extra') => `${person}@demo.test`;

const MEMBERS = ['admin', 'lead', 'manager', 'xq', 'facilitator', 'combined', 'school', 'unknown'] as const;
const SEE_DATA = ['admin', 'lead', 'manager', 'xq', 'combined', 'school'] as const;
const UPLOAD = ['admin', 'lead', 'school'] as const;
const READ_STUDENT_ROWS = ['admin', 'lead', 'manager', 'combined', 'school'] as const;
const READ_TRANSCRIPTS = ['admin', 'manager', 'xq', 'facilitator', 'combined', 'school'] as const;
const SELECT_TRANSCRIPTS = ['admin', 'facilitator', 'combined', 'school'] as const;

/** Route name, or its beginning up to a star -> who may call it in their own audit. */
const WHO: Record<string, readonly PersonName[] | 'everybody' | 'signed in'> = {
  'health.live': 'everybody',
  'health.ready': 'everybody',
  'datasets.list': 'everybody',
  'session.profile': 'signed in',
  'session.memberships': 'signed in',
  'audits.schools': MEMBERS,
  'audits.contact': MEMBERS,
  'audits.academic-periods': MEMBERS,
  'audits.demographic-categories': MEMBERS,
  'operator.*': ['operator'],
  'uploads.request': UPLOAD,
  'intake.stage': UPLOAD,
  'intake.list': UPLOAD,
  'intake.remove': UPLOAD,
  'intake.confirm': UPLOAD,
  'uploads.cancel': UPLOAD,
  'uploads.failed': UPLOAD,
  'uploads.reprocess': UPLOAD,
  'uploads.removal': UPLOAD,
  'uploads.remove': UPLOAD,
  'uploads.put-back': UPLOAD,
  'uploads.restore': UPLOAD,
  'intake.move': UPLOAD,
  'notices.*': MEMBERS,
  'mappings.read': UPLOAD,
  'mappings.save': UPLOAD,
  'mappings.list': ['admin', 'lead'],
  'mappings.remove': ['admin', 'lead'],
  'uploads.list': SEE_DATA,
  'uploads.read': SEE_DATA,
  'uploads.issues': SEE_DATA,
  'uploads.versions': SEE_DATA,
  'uploads.original': READ_STUDENT_ROWS,
  'uploads.details': SEE_DATA,
  'uploads.fix-workbook': READ_STUDENT_ROWS,
  'uploads.failed-rows': READ_STUDENT_ROWS,
  'uploads.requirements': MEMBERS,
  'not-offered.list': MEMBERS,
  'not-offered.mark': UPLOAD,
  'not-offered.take-back': UPLOAD,
  'audit-log.data-file': SEE_DATA,
  'audit-log.data-file-csv': SEE_DATA,
  'audit-log.recent-files': SEE_DATA,
  'audit-log.list': READ_STUDENT_ROWS,
  'audit-log.csv': READ_STUDENT_ROWS,
  'quality.left-out': READ_STUDENT_ROWS,
  'quality.find-left-out': READ_STUDENT_ROWS,
  'quality.left-out-csv': READ_STUDENT_ROWS,
  'quality.unmatched': READ_STUDENT_ROWS,
  'quality.unmatched-csv': READ_STUDENT_ROWS,
  'quality.*': SEE_DATA,
  'findings.*': SEE_DATA,
  'course-mapping.list': SEE_DATA,
  'course-mapping.search': SEE_DATA,
  'course-mapping.decide': ['admin', 'lead'],
  'transcripts.selection-summary': READ_TRANSCRIPTS,
  'transcripts.save': SELECT_TRANSCRIPTS,
  'transcripts.finalize': SELECT_TRANSCRIPTS,
  'transcripts.unfinalize': SELECT_TRANSCRIPTS,
  'transcripts.state': READ_TRANSCRIPTS,
  'transcripts.candidates': READ_TRANSCRIPTS,
  'transcripts.suggestion': SELECT_TRANSCRIPTS,
  'transcripts.checklist': SELECT_TRANSCRIPTS,
  'transcripts.finalized': READ_TRANSCRIPTS,
  'transcripts.read': READ_TRANSCRIPTS,
  'transcripts.print': READ_TRANSCRIPTS,
  'transcripts.finalized-csv': READ_TRANSCRIPTS,
  'transcripts.finalized-xlsx': READ_TRANSCRIPTS,
  'selections.list': READ_TRANSCRIPTS,
  'selections.csv': READ_TRANSCRIPTS,
  'transcript-settings.*': ['admin'],
  'schools.list': ['admin'],
  'schools.change': ['admin'],
  'people.list': ['admin'],
  'people.add': ['admin'],
  'people.invite': ['admin'],
  'people.change': ['admin'],
  'people.remove': ['admin'],
};

const rowOf = (route: Route) => WHO[route.name] ?? WHO[`${route.name.split('.', 1)[0]}.*`];

const member = (person: PersonName | 'extra', ...roles: string[]): AuditDraft['members'][number] => ({
  email: address(person),
  roles,
  scope: 'district',
});

const OWN: AuditDraft = {
  district: { name: 'Own' },
  year_ending: 2024,
  schools: [{ name: 'Mine' }, { name: 'Not mine' }],
  members: [
    member('admin', 'ADMIN'),
    member('lead', 'DISTRICT_DATA_LEAD'),
    member('manager', 'ACCOUNT_MANAGER'),
    member('xq', 'XQ_USER'),
    member('facilitator', 'FACILITATOR'),
    member('combined', 'SCHOOL_FACILITATOR', 'ACCOUNT_MANAGER'),
    member('unknown', 'SUPERINTENDENT'),
    member('extra', 'XQ_USER'),
    { email: address('school'), roles: ['ADMIN'], scope: 'school', schools: ['Mine'] },
  ],
};
const FOREIGN: AuditDraft = {
  district: { name: 'Foreign' },
  year_ending: 2024,
  schools: [{ name: 'Elsewhere' }],
  members: [member('other', 'ADMIN')],
};

let portal: TestPortal;
let own: AuditSummary;
let foreign: AuditSummary;
/** A received file, and a member, of the own audit. */
let fileId: string;
/** Another one, for the call that takes it away. */
let canceledId: string;
let memberId: string;
const tokens = new Map<PersonName, string>();

beforeAll(async () => {
  portal = await openTestPortal();
  for (const person of PEOPLE) tokens.set(person, await portal.token(address(person)));
  const create = async (draft: AuditDraft) =>
    AuditSummary.parse((await portal.call('POST', '/operator/audits', tokenOf('operator'), draft)).body);
  own = await create(OWN);
  foreign = await create(FOREIGN);
  fileId = await uploadRoster();
  canceledId = await uploadRoster();
  const people = await portal.call('GET', `/eoa/${own.id}/people`, tokenOf('admin'));
  memberId =
    z
      .array(Member)
      .parse(people.body)
      .find(({ email }) => email === address('extra'))?.id ?? '';
});
afterAll(() => portal.close());

async function uploadRoster(): Promise<string> {
  const asked = await portal.call('POST', `/eoa/${own.id}/request-upload-url`, tokenOf('admin'), {
    file_name: 'roster.csv',
    upload_file_type: 'STUDENT_ROSTER',
    user_provided_file_metadata: { school_ids: [schoolNamed('Mine')] },
  });
  const { s3_key, presigned_url } = z.object({ s3_key: z.string(), presigned_url: z.string() }).parse(asked.body);
  const put = await portal.app.inject({ method: 'PUT', url: presigned_url, payload: 'a,b' });
  expect(put.statusCode).toBe(200);
  return s3_key.split('/').at(-1) ?? '';
}

const tokenOf = (person: PersonName): string => tokens.get(person) ?? '';
const schoolNamed = (name: string): string => own.schools.find((school) => school.name === name)?.id ?? '';
const inAnAudit = ROUTES.filter(({ scope }) => scope === 'audit' || scope === 'district');
const closed = ROUTES.filter(({ scope }) => scope !== 'public');

interface Target {
  audit: string;
  school?: string;
  query?: string;
}

function call(route: Route, token: string | null, { audit, school = schoolNamed('Mine'), query = '' }: Target) {
  const file = route.name === 'uploads.cancel' ? canceledId : fileId;
  const values: Record<string, string> = { eoaId: audit, schoolId: school, type: 'rosters', fileId: file, memberId };
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? crypto.randomUUID());
  return portal.call(route.method, `${path}${query}`, token, route.body && {});
}

/** Let in: past everything that asks who is calling. What it then says of an empty body is another matter. */
const isLetIn = ({ status }: { status: number }): boolean => ![401, 403, 404].includes(status) && status < 500;

describe('the expectations', () => {
  it('have a row for every route, and no row without one', () => {
    expect(ROUTES.filter((route) => rowOf(route) === undefined).map(({ name }) => name)).toEqual([]);
    const unused = Object.keys(WHO).filter(
      (key) => !ROUTES.some(({ name }) => name === key || (key.endsWith('*') && name.startsWith(key.slice(0, -1)))),
    );
    expect(unused).toEqual([]);
  });
});

describe.each(ROUTES.map((route) => ({ name: route.name, route })))('$name', ({ route }) => {
  it('lets in exactly who may', async () => {
    const who = rowOf(route) ?? [];
    const letIn: PersonName[] = [];
    for (const person of PEOPLE) if (isLetIn(await call(route, tokenOf(person), { audit: own.id }))) letIn.push(person);
    const expected = typeof who === 'string' ? PEOPLE : PEOPLE.filter((person) => who.includes(person));
    expect(letIn).toEqual(expected);
  });
});

describe.each(closed.map((route) => ({ name: route.name, route })))('$name', ({ route }) => {
  it('asks for a token that is ours, for this API, and still good', async () => {
    const bad: Record<string, string | null> = {
      none: null,
      garbage: 'a.b.c',
      expired: await forged({ expiresAt: '-10m' }),
      'ID token': await forged({ type: 'JWT', audience: 'portal-web' }),
      'ID token with our audience': await forged({ type: 'JWT' }),
      'other audience': await forged({ audience: 'https://elsewhere.test/api' }),
      'other issuer': await forged({ issuer: 'https://elsewhere.test' }),
      'one character more': `${tokenOf('admin')}x`,
    };
    for (const [kind, token] of Object.entries(bad)) {
      const answer = await call(route, token, { audit: own.id });
      expect(answer.status, kind).toBe(401);
      expect(answer.body, kind).toMatchObject({ code: 'unauthenticated' });
    }
  });
});

describe.each(inAnAudit.map((route) => ({ name: route.name, route })))('$name', ({ route }) => {
  it('answers the same of a foreign audit as of one that does not exist, to everybody', async () => {
    for (const person of PEOPLE) {
      const mine = person === 'other' ? own : foreign;
      const there = await call(route, tokenOf(person), { audit: mine.id });
      const nowhere = await call(route, tokenOf(person), { audit: crypto.randomUUID() });
      const noId = await call(route, tokenOf(person), { audit: 'undefined' });
      expect(there.status, person).toBe(404);
      expect(there.text, person).toBe(nowhere.text);
      expect(noId.text, person).toBe(nowhere.text);
    }
  });

  it('answers the same of a school that is not theirs as of one that does not exist', async () => {
    const who = rowOf(route) ?? [];
    if (!who.includes('school')) return;
    const path = route.path.includes(':schoolId');
    const ask = (school: string) =>
      call(
        route,
        tokenOf('school'),
        path ? { audit: own.id, school } : { audit: own.id, query: `?school_id=${school}` },
      );
    const notTheirs = await ask(schoolNamed('Not mine'));
    const elsewhere = await ask(foreign.schools[0]?.id ?? '');
    const nowhere = await ask(crypto.randomUUID());
    expect(notTheirs.status).toBe(404);
    expect(notTheirs.text).toBe(nowhere.text);
    expect(elsewhere.text).toBe(nowhere.text);
  });
});

describe('rows of students', () => {
  it.each(SEE_DATA)('%s reads the problems of a file row by row, or by their kinds alone', async (person) => {
    const { body } = await portal.call('GET', `/eoa/${own.id}/uploads/${fileId}/issues`, tokenOf(person));
    const mayReadRows = READ_STUDENT_ROWS.some((one) => one === person);
    expect(body).toMatchObject({ rows_hidden: !mayReadRows });
  });

  it('are not kept from anybody who uploads them', () => {
    for (const person of UPLOAD) expect(READ_STUDENT_ROWS).toContain(person);
  });
});

describe('a change of membership', () => {
  it('counts at the next call', async () => {
    const { body } = await portal.call('GET', `/eoa/${own.id}/people`, tokenOf('admin'));
    const xq = z
      .array(Member)
      .parse(body)
      .find(({ email }) => email === address('xq'));
    const list = () => portal.call('GET', `/eoa/${own.id}/upload-results`, tokenOf('xq'));
    expect((await list()).status).toBe(200);
    await portal.call('PUT', `/eoa/${own.id}/people/${xq?.id}`, tokenOf('admin'), {
      roles: ['FACILITATOR'],
      scope: 'district',
    });
    expect((await list()).status).toBe(403);
    await portal.call('DELETE', `/eoa/${own.id}/people/${xq?.id}`, tokenOf('admin'));
    expect((await list()).status).toBe(404);
  });
});

interface Forgery {
  issuer?: string;
  audience?: string;
  type?: string;
  expiresAt?: string;
}

async function forged({ issuer, audience, type, expiresAt }: Forgery): Promise<string> {
  const { signing } = portal.keys;
  return await new SignJWT({ scope: 'portal' })
    .setProtectedHeader({ alg: signing.alg, kid: signing.kid, typ: type ?? 'at+jwt' })
    .setIssuer(issuer ?? portal.config.publicUrl)
    .setSubject(subjectOf({ email: address('admin'), credential: null }))
    .setAudience(audience ?? portal.audience)
    .setIssuedAt()
    .setExpirationTime(expiresAt ?? '1h')
    .sign(await importJWK(signing, signing.alg));
}
