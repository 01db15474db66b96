import { PortalError } from '#contract/errors.ts';
import type { AuditId, MembershipId, SchoolId } from '#contract/ids.ts';
import type { Member } from '#contract/people.ts';
import { effectiveRole } from '#contract/permissions.ts';
import { invite } from '#server/identity/invitation.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import {
  countSchools,
  deleteMember,
  findOrAddPerson,
  insertMember,
  lockMembers,
  replaceSchools,
  selectMember,
  updateMember,
} from './queries.ts';

export interface Access {
  roles: string[];
  scope: 'district' | 'school';
  school_ids: SchoolId[];
}

export interface PeopleSettings {
  /** Origin of invitation links; null where people sign in at an external provider. */
  invitationOrigin: string | null;
  /** Somebody who sees several schools, and not all, has numbers of exactly these: asks for them to be computed. */
  requestRefresh: (tx: Transaction, auditId: AuditId) => Promise<void>;
}

/** @throws PortalError conflict for somebody who is a member already, bad_request naming the field */
export async function add(
  tx: Transaction,
  auditId: AuditId,
  { email, name, ...access }: Access & { email: string; name?: string | undefined },
  settings: PeopleSettings,
): Promise<Member & { invitation_url: string | null }> {
  await assertSchools(tx, access);
  const personId = await findOrAddPerson(tx, email, name ?? email);
  const id = await insertMember(tx, auditId, personId, access);
  if (!id) throw new PortalError('conflict', 'This person is a member already.', { field: 'email' });
  await giveSchools(tx, auditId, id, access, settings);
  const member = await memberWith(tx, id);
  const { invitationOrigin } = settings;
  const needsInvitation = invitationOrigin !== null && !member.signed_in;
  return { ...member, invitation_url: needsInvitation ? await invite(tx, personId, invitationOrigin) : null };
}

/** @throws PortalError not_found, conflict for the last administrator, bad_request naming the field */
export async function change(
  tx: Transaction,
  auditId: AuditId,
  id: MembershipId,
  access: Access,
  settings: PeopleSettings,
): Promise<Member> {
  await assertSchools(tx, access);
  const others = await othersThan(tx, id);
  if (!isAdministrator(access) && !others.some(isAdministrator)) throw lastAdministrator();
  await updateMember(tx, id, access);
  await giveSchools(tx, auditId, id, access, settings);
  return await memberWith(tx, id);
}

/** @throws PortalError not_found, conflict for the last administrator */
export async function remove(tx: Transaction, id: MembershipId): Promise<void> {
  const others = await othersThan(tx, id);
  if (!others.some(isAdministrator)) throw lastAdministrator();
  await deleteMember(tx, id);
}

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
  if (!members.some((member) => member.id === id)) throw new PortalError('not_found');
  return members.filter((member) => member.id !== id);
}

const isAdministrator = ({ roles, scope }: Pick<Access, 'roles' | 'scope'>): boolean =>
  scope === 'district' && effectiveRole(roles) === 'ADMIN';

const lastAdministrator = () =>
  new PortalError(
    'conflict',
    'This is the last administrator of the district. Make somebody else administrator first.',
  );

const schoolsOf = ({ scope, school_ids }: Access): readonly SchoolId[] =>
  scope === 'school' ? [...new Set(school_ids)] : [];

async function assertSchools(tx: Transaction, access: Access): Promise<void> {
  const chosen = schoolsOf(access);
  if (access.scope === 'school' && chosen.length === 0) throw unknownSchool('Choose at least one school.');
  if ((await countSchools(tx, chosen)) < chosen.length) throw unknownSchool('A chosen school is not one of the audit.');
}

const unknownSchool = (message: string) => new PortalError('bad_request', message, { field: 'school_ids' });

async function memberWith(tx: Transaction, id: MembershipId): Promise<Member> {
  const member = await selectMember(tx, id);
  if (!member) throw new PortalError('not_found');
  return member;
}
