/**
 * Who may call what (docs/threats.md#t1), and a portal to try it on: every role set (docs/product.md#roles), as a
 * member of the district and of one school, in an audit beside which there is another one. WHO is written by hand, from
 * docs/product.md#roles, and not derived from the permission table that it checks.
 */
import { importJWK, SignJWT } from 'jose';
import { AuditSummary } from '#contract/operator/audit-detail.ts';
import type { AuditDraft } from '#contract/operator/audit-draft.ts';
import type { Route } from '#contract/route.ts';
import { subjectOf } from '../../identity/embedded-provider/subject.ts';
import { sql } from '../../platform/database/sql.ts';
import { openTestPortal, type TestPortal } from '../../test-portal.ts';
import { sendFile } from '../../test-send-file.ts';

/** The roles that a membership may have, alone and together. */
const ROLE_SETS = {
  admin: ['ADMIN'],
  lead: ['DISTRICT_DATA_LEAD'],
  manager: ['ACCOUNT_MANAGER'],
  xq: ['XQ_USER'],
  facilitator: ['FACILITATOR'],
  school_facilitator: ['SCHOOL_FACILITATOR'],
  combined: ['SCHOOL_FACILITATOR', 'ACCOUNT_MANAGER'],
  unknown: ['SUPERINTENDENT'],
} as const;
export type RoleSet = keyof typeof ROLE_SETS;
export const ROLE_SET_NAMES = Object.keys(ROLE_SETS) as RoleSet[];
export type Caller = RoleSet | 'operator';

const MEMBERS = ROLE_SET_NAMES;
export const SEE_DATA = ['admin', 'lead', 'manager', 'xq', 'combined'] as const;
export const UPLOAD = ['admin', 'lead'] as const;
export const READ_STUDENT_ROWS = ['admin', 'lead', 'manager', 'combined'] as const;
const READ_TRANSCRIPTS = ['admin', 'manager', 'xq', 'facilitator', 'school_facilitator', 'combined'] as const;
const SELECT_TRANSCRIPTS = ['admin', 'facilitator', 'school_facilitator', 'combined'] as const;

/** Route name, or its beginning up to a star -> who may call it in their own audit. */
export const WHO: Record<string, readonly Caller[] | 'everybody' | 'signed in'> = {
  'health.live': 'everybody',
  'health.ready': 'everybody',
  'datasets.list': 'everybody',
  'session.profile': 'signed in',
  'session.memberships': 'signed in',
  'sign-in.read': 'signed in',
  'sign-in.end-session': 'signed in',
  'sign-in.end-others': 'signed in',
  'sign-in.keep-session': 'signed in',
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
  'uploads.parts': UPLOAD,
  'uploads.join-parts': UPLOAD,
  'uploads.reprocess': UPLOAD,
  'uploads.removal': UPLOAD,
  'uploads.remove': UPLOAD,
  'uploads.put-back': UPLOAD,
  'uploads.use': UPLOAD,
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
  'findings-settings.*': ['admin', 'lead'],
  'course-mapping.list': SEE_DATA,
  'course-mapping.search': SEE_DATA,
  'course-mapping.decide': ['admin', 'lead'],
  'transcripts.selection-summary': READ_TRANSCRIPTS,
  'transcripts.save': SELECT_TRANSCRIPTS,
  'transcripts.finalize': SELECT_TRANSCRIPTS,
  'transcripts.unfinalize': SELECT_TRANSCRIPTS,
  'transcripts.state': READ_TRANSCRIPTS,
  'transcripts.candidates': READ_TRANSCRIPTS,
  'transcripts.find-candidates': READ_TRANSCRIPTS,
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
  'people.sign-out': ['admin'],
  'people.change': ['admin'],
  'people.remove': ['admin'],
};

/** A route without a row, and a row without a route, fail the tests. */
export const rowOf = (route: Route) => WHO[route.name] ?? WHO[`${route.name.split('.', 1)[0]}.*`];

/**
 * Whose membership: of the district, or of the school 'Mine'. `stranger` is an administrator of the other
 * audit, `removed` was one here.
 */
export type Person = `${RoleSet}.district` | `${RoleSet}.school` | 'operator' | 'stranger' | 'removed' | 'extra';
export const emailOf = (person: Person): string => `${person}@demo.test`;

export const [MINE, NOT_MINE, ELSEWHERE] = ['Mine High', 'Qzj Not Mine High', 'Qzj Elsewhere High'] as const;
const members = (['district', 'school'] as const).flatMap((scope) =>
  ROLE_SET_NAMES.map((name) => ({
    email: emailOf(`${name}.${scope}`),
    roles: [...ROLE_SETS[name]],
    scope,
    ...(scope === 'school' && { schools: [MINE] }),
  })),
);
const of = (person: Person, role: string) => ({ email: emailOf(person), roles: [role], scope: 'district' as const });

const OWN: AuditDraft = {
  district: { name: 'Own Unified' },
  year_ending: 2024,
  schools: [{ name: MINE }, { name: NOT_MINE }],
  members: [...members, of('extra', 'XQ_USER'), of('removed', 'ADMIN')],
};
const FOREIGN: AuditDraft = {
  district: { name: 'Qzj Foreign Unified' },
  year_ending: 2024,
  schools: [{ name: ELSEWHERE }],
  members: [of('stranger', 'ADMIN')],
};

/** What is there of an audit, by the names that parameters of paths have. */
export interface Things {
  eoaId: string;
  schoolId: string;
  fileId: string;
  memberId: string;
}

export interface Matrix {
  portal: TestPortal;
  own: Things & { otherSchoolId: string };
  foreign: Things;
  /** A received file of the own audit, for the call that takes it away. */
  canceledId: string;
  token(person: Person): string;
  /** One call of a route with what the path needs; `query` begins with ?. */
  call(
    route: Route,
    token: string | null,
    target: Partial<Things> & { query?: string },
  ): ReturnType<TestPortal['call']>;
  forged(forgery: Forgery): Promise<string>;
}

export async function openMatrix(): Promise<Matrix> {
  const portal = await openTestPortal({ PORTAL_RATE_PER_MINUTE: '10000000' });
  const tokens = new Map<Person, string>();
  const everybody = [...OWN.members, ...FOREIGN.members].map(({ email }) => email.split('@', 1)[0] as Person); // emailOf
  for (const person of [...everybody, 'operator' as const]) tokens.set(person, await portal.token(emailOf(person)));
  const token = (person: Person) => tokens.get(person) ?? '';

  const create = async (draft: AuditDraft) =>
    AuditSummary.parse((await portal.call('POST', '/operator/audits', token('operator'), draft)).body);
  const things = async (audit: AuditSummary, admin: Person, member: Person, school: string): Promise<Things> => {
    const people = await portal.call('GET', `/eoa/${audit.id}/people`, token(admin));
    const schoolId = audit.schools.find(({ name }) => name === school)?.id ?? '';
    return {
      eoaId: audit.id,
      schoolId,
      fileId: await uploadRoster(portal, audit.id, token(admin), { name: school, schoolId }),
      memberId:
        (people.body as { id: string; email: string }[]).find(({ email }) => email === emailOf(member))?.id ?? '', // the contract's answer
    };
  };
  const [ownAudit, foreignAudit] = [await create(OWN), await create(FOREIGN)];
  const own = await things(ownAudit, 'admin.district', 'extra', MINE);
  const foreign = await things(foreignAudit, 'stranger', 'stranger', ELSEWHERE);
  // Before it is known whose rows are in a file, its bytes are for the person who sent them.
  await setRead(portal, own);
  const canceledId = await uploadRoster(portal, own.eoaId, token('admin.district'), { name: MINE, ...own });
  const { memberId } = await things(ownAudit, 'admin.district', 'removed', MINE);
  await portal.call('DELETE', `/eoa/${own.eoaId}/people/${memberId}`, token('admin.district'));

  return {
    portal,
    own: { ...own, otherSchoolId: ownAudit.schools.find(({ name }) => name === NOT_MINE)?.id ?? '' },
    foreign,
    canceledId,
    token,
    call(route, bearer, { query = '', ...named }) {
      // No transcript is there: who is let in learns that '~' cannot be an ID.
      const values: Record<string, string> = { ...own, ...named, type: 'rosters', transcriptId: '~' };
      if (route.name === 'uploads.cancel' && named.fileId === undefined) values.fileId = canceledId;
      const path = route.path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? crypto.randomUUID());
      return portal.call(route.method, `${path}${query}`, bearer, route.body && {});
    },
    forged: (forgery) => forged(portal, forgery),
  };
}

function uploadRoster(
  portal: TestPortal,
  auditId: string,
  token: string,
  { name, schoolId }: { name: string; schoolId: string },
): Promise<string> {
  const roster = {
    file_name: `${name} roster.csv`,
    upload_file_type: 'STUDENT_ROSTER',
    user_provided_file_metadata: { school_ids: [schoolId] },
  };
  return sendFile(portal, { auditId, token }, roster, 'a,b');
}

/** As if the file had been read, and had a row of its school. */
const setRead = (portal: TestPortal, { eoaId, schoolId, fileId }: Things) =>
  portal.database.system(async (tx) => {
    await tx.run(sql`
      insert into run (audit_id, upload_id, number, rows_read, rows_kept, school_rows)
      values (${eoaId}, ${fileId}, 1, 1, 1, ${JSON.stringify({ [schoolId]: { valid: 1, errors: 0 } })}::jsonb)
      on conflict (audit_id, upload_id, number) do update set school_rows = excluded.school_rows`);
    await tx.run(sql`
      update upload set verdict = 'success', lifecycle = 'done', attempt = 1, current_run = 1
      where audit_id = ${eoaId} and id = ${fileId}`);
  });

export interface Forgery {
  issuer?: string;
  audience?: string;
  type?: string;
  expiresAt?: string;
}

async function forged({ keys, config, audience: ours }: TestPortal, { issuer, audience, type, expiresAt }: Forgery) {
  return await new SignJWT({ scope: 'portal' })
    .setProtectedHeader({ alg: keys.signing.alg, kid: keys.signing.kid, typ: type ?? 'at+jwt' })
    .setIssuer(issuer ?? config.publicUrl)
    .setSubject(subjectOf({ email: emailOf('admin.district'), credential: null }))
    .setAudience(audience ?? ours)
    .setIssuedAt()
    .setExpirationTime(expiresAt ?? '1h')
    .sign(await importJWK(keys.signing, keys.signing.alg));
}

/** Let in: past everything that asks who is calling. What it then says of an empty body is another matter. */
export const isLetIn = ({ status }: { status: number }): boolean => ![401, 403, 404].includes(status) && status < 500;
