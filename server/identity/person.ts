import type { AuditId, MembershipId, PersonId, SchoolId } from '#contract/ids.ts';
import type { EffectiveRole } from '#contract/permissions.ts';

/** Who is asking. */
export interface Person {
  id: PersonId;
  name: string;
  email: string;
  /** Named in PORTAL_OPERATORS: may use the operator's calls, and nothing of any audit. */
  isOperator: boolean;
}

/** What a person may see of one audit. Read from the database for every request, so a change counts at the next call. */
export interface Member {
  auditId: AuditId;
  membershipId: MembershipId;
  /** As stored, first one first. */
  roles: readonly string[];
  /** What the roles come to; the key into the permission table. */
  role: EffectiveRole;
  /** 'all' for a district membership, else the schools of the membership (never empty by accident: an empty list sees nothing). */
  schools: 'all' | readonly SchoolId[];
}

/** All that the token check needs of an HTTP request. */
export interface BearerRequest {
  headers: { authorization?: string | undefined };
}
