import type { AuditId, MembershipId, PersonId, SchoolId } from '#contract/ids.ts';
import { type EffectiveRole, effectiveRole } from '#contract/permissions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { selectMembership } from './queries.ts';

/** Who is asking. */
export interface Person {
  id: PersonId;
  name: string;
  email: string;
  /** Named in PORTAL_OPERATORS: may use the operator's calls, and nothing of any audit. */
  isOperator: boolean;
  /** The session of the embedded provider they call from. */
  sessionUid?: string;
}

/**
 * What a person may see of one audit. Read from the database for every request, so a change counts at the next call.
 */
export interface Member {
  auditId: AuditId;
  membershipId: MembershipId;
  /** As stored, first one first. */
  roles: readonly string[];
  /** What the roles come to; the key into the permission table. */
  role: EffectiveRole;
  /** 'all' for a district membership, otherwise the schools of the membership; an empty list sees none. */
  schools: 'all' | readonly SchoolId[];
  /** The audit is read only. */
  isClosed: boolean;
}

/** All that the token check needs of an HTTP request. */
export interface BearerRequest {
  method?: string;
  headers: { authorization?: string | undefined };
}

/** A member, and whether the schools that a request names are of the audit and of the membership. */
export interface CheckedMember {
  member: Member;
  seesNamed: boolean;
}

/** The person's membership of one audit, or null: unknown audit and someone else's audit look the same. */
export async function memberOf(
  database: Database,
  person: Person,
  auditId: AuditId,
  named: readonly SchoolId[] = [],
): Promise<CheckedMember | null> {
  const found = await database.system((tx) => selectMembership(tx, person.id, auditId, named));
  if (!found) return null;
  const schools = found.scope === 'district' ? 'all' : found.school_ids;
  const member: Member = {
    auditId,
    membershipId: found.id,
    roles: found.roles,
    role: effectiveRole(found.roles),
    schools,
    isClosed: found.is_closed,
  };
  const isSeen = (id: SchoolId) => found.named_ids.includes(id) && (schools === 'all' || schools.includes(id));
  return { member, seesNamed: named.every(isSeen) };
}
