import { PortalError } from '#contract/errors.ts';
import type { AuditId, MembershipId } from '#contract/ids.ts';
import type { Invitation } from '#contract/people.ts';
import { type Invitations, invite } from '#server/identity/invitation.ts';
import { endSessions } from '#server/identity/signed-in/queries.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { AuditSettings } from './operator.ts';
import { hasAudit, selectMemberOf } from './oversight-queries.ts';
import { deleteMember, insertAdministrator, upsertPeople } from './queries.ts';

/**
 * Adds an administrator, as where the address of the first one was mistyped or they have left:
 * no one in the audit could.
 * @throws PortalError not_found, conflict for someone who is a member already
 */
export async function addAdministrator(
  tx: Transaction,
  auditId: AuditId,
  { email, name = email }: { email: string; name?: string | undefined },
  { demo, invitations }: AuditSettings,
): Promise<Invitation & { id: MembershipId }> {
  if (!(await hasAudit(tx, auditId))) throw new PortalError('not_found');
  await upsertPeople(tx, auditId, [{ email, name, roles: ['ADMIN'], scope: 'district' }], demo);
  const id = await insertAdministrator(tx, auditId, { email, name });
  if (id === null) throw new PortalError('conflict', 'member-already', { field: 'email' });
  const member = await memberOf(tx, demo, auditId, id);
  const how: Invitations = member.is_active ? { kind: 'none' } : invitations;
  return { id, ...(await invite(tx, member.person_id, auditId, how)) };
}

/**
 * Removes someone who has not joined. Those who have are for the administrators of the audit.
 * @returns the address
 * @throws PortalError not_found, conflict for a member who has joined
 */
export async function removePending(
  tx: Transaction,
  auditId: AuditId,
  memberId: MembershipId,
  { demo }: AuditSettings,
): Promise<string> {
  const member = await memberOf(tx, demo, auditId, memberId);
  if (member.is_active) throw new PortalError('conflict', 'joined-already');
  await deleteMember(tx, auditId, memberId);
  return member.email;
}

/**
 * A new link for someone who has not joined. Someone who has joined resets a password with their own administrator or
 * by e-mail: a link in the hands of an operator would open what the person may read.
 * @throws PortalError not_found, conflict for a member who has joined, or at an external provider
 */
export async function inviteMember(
  tx: Transaction,
  auditId: AuditId,
  memberId: MembershipId,
  { demo, invitations }: AuditSettings,
): Promise<Invitation> {
  const member = await memberOf(tx, demo, auditId, memberId);
  if (member.is_active) throw new PortalError('conflict', 'joined-already');
  if (invitations.kind === 'none') throw new PortalError('conflict', 'nothing-to-send');
  return await invite(tx, member.person_id, auditId, invitations);
}

/**
 * Ends every session of a member. @throws PortalError not_found, conflict for someone who has not joined,
 * and at an external provider
 */
export async function signOutMember(
  tx: Transaction,
  auditId: AuditId,
  memberId: MembershipId,
  { demo, invitations }: AuditSettings,
): Promise<void> {
  const member = await memberOf(tx, demo, auditId, memberId);
  if (invitations.kind === 'none') throw new PortalError('conflict', 'sessions-elsewhere');
  if (!member.is_active) throw new PortalError('conflict', 'not-joined-yet');
  await endSessions(tx, member.person_id, { allBut: null });
}

async function memberOf(...of: Parameters<typeof selectMemberOf>) {
  const member = await selectMemberOf(...of);
  if (!member) throw new PortalError('not_found', 'member-gone');
  return member;
}
