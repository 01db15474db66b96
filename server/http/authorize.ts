import { PortalError } from '#contract/errors.ts';
import { AuditId, SchoolId } from '#contract/ids.ts';
import { ALLOWED, isHeldByClosing } from '#contract/permissions.ts';
import type { Route } from '#contract/route.ts';
import type { Authenticate } from '#server/identity/authenticate.ts';
import { type BearerRequest, type CheckedMember, type Member, memberOf, type Person } from '#server/identity/person.ts';
import type { Database, Tenant } from '../platform/database/database.ts';
import type { CallLimits } from './call-limits.ts';

/** Who is asking, and in an audit as what. null where the route's scope needs none. */
export interface Caller {
  person: Person | null;
  member: Member | null;
}

export interface Guard {
  database: Database;
  authenticate: Authenticate;
  /** None for a process that answers no one who is signed in. */
  limits?: CallLimits | undefined;
}

/** The parts of a request that name whose data it is about, before they are validated. */
export interface Target extends BearerRequest {
  params: unknown;
  query: unknown;
}

/**
 * Decides a request before anything else of it is read. First who (401), then whether the audit is theirs (404, in the
 * same words for unknown and foreign ones), then whether their role may (403), then whether the school is theirs (404).
 * @throws PortalError unauthenticated, too_many_requests, not_found or forbidden
 */
export async function authorize(
  route: Route,
  target: Target,
  { database, authenticate, limits }: Guard,
): Promise<Caller> {
  if (route.scope === 'public') return { person: null, member: null };
  const person = await authenticate(target);
  limits?.assertPerson(route, person.id);
  if (route.scope === 'person') return { person, member: null };
  if (route.scope === 'operator') {
    if (!person.isOperator) throw new PortalError('forbidden');
    return { person, member: null };
  }
  const { member, seesNamed } = await standingIn(target, person, database);
  if (route.permission === null || !ALLOWED[member.role].has(route.permission)) throw new PortalError('forbidden');
  if (route.scope === 'district' && member.schools !== 'all') throw new PortalError('forbidden');
  if (!seesNamed) throw new PortalError('not_found');
  if (member.isClosed && isHeldByClosing(route.permission)) throw new PortalError('forbidden', 'audit-closed');
  limits?.assertAudit(member.auditId);
  return { person, member };
}

/** The transaction a member's request runs in. */
export const tenantOf = (member: Member, person: Person): Tenant => ({
  auditId: member.auditId,
  personId: person.id,
  schools: member.schools,
});

/** The audit is named in the path; schools in path or query must be of it and of the member. */
async function standingIn(target: Target, person: Person, database: Database): Promise<CheckedMember> {
  const auditId = AuditId.safeParse(field(target.params, 'eoaId'));
  const named = [field(target.params, 'schoolId'), field(target.query, 'school_id')]
    .map((text) => SchoolId.safeParse(text))
    // A text that is not an ID is for validation to refuse.
    .flatMap((id) => (id.success ? [id.data] : []));
  const standing = auditId.success ? await memberOf(database, person, auditId.data, named) : null;
  if (!standing) throw new PortalError('not_found');
  return standing;
}

function field(bag: unknown, name: string): unknown {
  return typeof bag === 'object' && bag !== null ? Object.getOwnPropertyDescriptor(bag, name)?.value : undefined;
}
