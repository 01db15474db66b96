import { PortalError } from '#contract/errors.ts';
import type { AuditId, MembershipId, SchoolId } from '#contract/ids.ts';
import type { Invitation, Member } from '#contract/people.ts';
import { effectiveRole } from '#contract/permissions.ts';
import { assertUnchangedSince } from '#server/http/unchanged.ts';
import { type Invitations, invite } from '#server/identity/invitation.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { RequestRefresh } from '#server/quality/request-refresh.ts';
import {
  countSchools,
  deleteMember,
  findOrAddPerson,
  insertMember,
  lockMembers,
  replaceSchools,
  selectMember,
  selectPersonOf,
  signOutMember,
  updateMember,
} from './queries.ts';

export interface Access {
  roles: string[];
  scope: 'district' | 'school';
  school_ids: SchoolId[];
}

export interface PeopleSettings {
  invitations: Invitations;
  /** People made for the demo sign in with its password. */
  demo: boolean;
  /** Someone who sees several schools, and not all, has numbers of exactly these: asks for them to be computed. */
  requestRefresh: RequestRefresh;
}

/** @throws PortalError conflict for someone who is a member already, bad_request naming the field */
export async function add(
  tx: Transaction,
  auditId: AuditId,
  { email, name, ...access }: Access & { email: string; name?: string | undefined },
  settings: PeopleSettings,
): Promise<Member & Invitation> {
  await assertSchools(tx, access);
  const personId = await findOrAddPerson(tx, email, name ?? email);
  const id = await insertMember(tx, auditId, personId, { ...access, name: name ?? email });
  if (!id) throw new PortalError('conflict', 'member-already', { field: 'email' });
  await giveSchools(tx, auditId, id, access, settings);
  const member = await memberWith(tx, id, settings);
  const how: Invitations = member.state === 'active' ? { kind: 'none' } : settings.invitations;
  return { ...member, ...(await invite(tx, personId, auditId, how)) };
}

/**
 * A new link for a member who has lost theirs, or the password. @throws PortalError not_found,
 * conflict at an external provider
 */
export async function inviteAgain(
  tx: Transaction,
  auditId: AuditId,
  id: MembershipId,
  { invitations }: PeopleSettings,
): Promise<Invitation> {
  const member = await selectPersonOf(tx, id);
  if (!member) throw new PortalError('not_found', 'member-gone');
  if (invitations.kind === 'none') throw new PortalError('conflict', 'nothing-to-send');
  return await invite(tx, member.person_id, auditId, invitations);
}

/**
 * @throws PortalError not_found, conflict for the last administrator or where the member is not as seen,
 * bad_request naming the field
 */
export async function change(
  tx: Transaction,
  auditId: AuditId,
  id: MembershipId,
  { seen, ...access }: Access & { seen?: Access | undefined },
  settings: PeopleSettings,
): Promise<Member> {
  await assertSchools(tx, access);
  const others = await othersThan(tx, id);
  assertUnchangedSince(seen && inOrder(seen), inOrder(await memberWith(tx, id, settings)));
  if (!isAdministrator(access) && !others.some(keepsOffice)) throw lastAdministrator();
  await updateMember(tx, id, access);
  await giveSchools(tx, auditId, id, access, settings);
  return await memberWith(tx, id, settings);
}

/** @throws PortalError not_found, conflict for the last administrator */
export async function remove(tx: Transaction, id: MembershipId): Promise<void> {
  const others = await othersThan(tx, id);
  if (!others.some(keepsOffice)) throw lastAdministrator();
  await deleteMember(tx, id);
}

/**
 * Ends every session of a member. @throws PortalError not_found, conflict for a pending member
 * and at an external provider
 */
export async function signOut(tx: Transaction, id: MembershipId, { invitations }: PeopleSettings): Promise<void> {
  if (!(await selectPersonOf(tx, id))) throw new PortalError('not_found', 'member-gone');
  if (invitations.kind === 'none') throw new PortalError('conflict', 'sessions-elsewhere');
  if (!(await signOutMember(tx, id))) throw new PortalError('conflict', 'not-joined-yet');
}

/** How this audit names a member, for its log; null for someone unknown. */
export const nameOf = async (tx: Transaction, id: MembershipId, { demo }: PeopleSettings): Promise<string | null> =>
  (await selectMember(tx, id, demo))?.name ?? null;

async function giveSchools(
  tx: Transaction,
  auditId: AuditId,
  id: MembershipId,
  access: Access,
  { requestRefresh }: PeopleSettings,
): Promise<void> {
  const schools = schoolsOf(access);
  await replaceSchools(tx, auditId, id, schools);
  if (schools.length > 1) await requestRefresh(tx, auditId);
}

/** Locks the members of the audit, so that two administrators cannot remove each other at the same moment. */
async function othersThan(tx: Transaction, id: MembershipId) {
  const members = await lockMembers(tx);
  if (!members.some((member) => member.id === id)) throw new PortalError('not_found', 'member-gone');
  return members.filter((member) => member.id !== id);
}

const isAdministrator = ({ roles, scope }: Pick<Access, 'roles' | 'scope'>): boolean =>
  scope === 'district' && effectiveRole(roles) === 'ADMIN';

/** Someone who has not proven the address can administer nothing yet. */
const keepsOffice = (member: Pick<Access, 'roles' | 'scope'> & { is_active: boolean }): boolean =>
  member.is_active && isAdministrator(member);

const lastAdministrator = () => new PortalError('conflict', 'last-administrator');

const inOrder = ({ roles, scope, school_ids }: Access): Access => ({
  roles: roles.toSorted(),
  scope,
  school_ids: school_ids.toSorted(),
});

const schoolsOf = ({ scope, school_ids }: Access): readonly SchoolId[] =>
  scope === 'school' ? [...new Set(school_ids)] : [];

async function assertSchools(tx: Transaction, access: Access): Promise<void> {
  const chosen = schoolsOf(access);
  if (access.scope === 'school' && chosen.length === 0) throw unknownSchool('no-school-chosen');
  if ((await countSchools(tx, chosen)) < chosen.length) throw unknownSchool('school-unknown');
}

const unknownSchool = (reason: 'no-school-chosen' | 'school-unknown') =>
  new PortalError('bad_request', reason, { field: 'school_ids' });

async function memberWith(tx: Transaction, id: MembershipId, { demo }: PeopleSettings): Promise<Member> {
  const member = await selectMember(tx, id, demo);
  if (!member) throw new PortalError('not_found', 'member-gone');
  return member;
}
