import type { AuditId, MembershipId, PersonId, SchoolId } from '#contract/ids.ts';
import type { Member } from '#contract/people.ts';
import { isActive } from '#server/identity/active-member.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';
import type { Access } from './service.ts';

/**
 * Of a pending member this audit sees what it wrote itself: the name that the person has in other audits is shown when
 * they have proven to be the one it means.
 */
const members = (where: SQL, demo: boolean): SQL => sql`
  select m.id, p.email, m.roles, m.scope,
    case when m.proven_at is null then coalesce(m.name, p.email) else p.name end as name,
    case when ${isActive(demo)} then 'active' else 'pending' end as state,
    case when ${isActive(demo)} then m.proven_at end as since,
    array(select s.school_id from membership_school s where s.audit_id = m.audit_id and s.membership_id = m.id) as school_ids
  from membership m join person p on p.id = m.person_id
  where m.audit_id = current_audit() and ${where}
  order by lower(case when m.proven_at is null then coalesce(m.name, p.email) else p.name end), p.email`;

/** The members of this transaction's audit. */
export const selectMembers = (tx: Transaction, demo: boolean) => tx.rows<Member>(members(sql`true`, demo));

export const selectMember = (tx: Transaction, id: MembershipId, demo: boolean) =>
  tx.row<Member>(members(sql`m.id = ${id}`, demo));

export const selectPersonOf = (tx: Transaction, id: MembershipId) =>
  tx.row<{ person_id: PersonId }>(
    sql`select person_id from membership where audit_id = current_audit() and id = ${id}`,
  );

/** false for someone who is not an active member. */
export const signOutMember = async (tx: Transaction, id: MembershipId): Promise<boolean> =>
  (await tx.row<{ is_member: boolean }>(sql`select sign_out_member(${id}) as is_member`))?.is_member === true;

/**
 * `no key`: schools and notices that refer to a member may come all the while. An operator's change locks them in the
 * same order (server/audits).
 */
export const lockMembers = (tx: Transaction) =>
  tx.rows<{ id: MembershipId; roles: string[]; scope: Access['scope']; is_active: boolean }>(
    sql`select id, roles, scope, proven_at is not null as is_active from membership
        where audit_id = current_audit() order by id for no key update`,
  );

/**
 * A database function finds or makes the person: this transaction itself sees members of its audit only.
 * Links made before are dead.
 */
export async function findOrAddPerson(tx: Transaction, email: string, name: string): Promise<PersonId> {
  const found = await tx.row<{ id: PersonId }>(sql`select person_with_email(${email}, ${name}) as id`);
  if (!found) throw new Error('person_with_email returned nothing');
  return found.id;
}

/** @returns the new membership, or undefined for someone who is a member already */
export async function insertMember(
  tx: Transaction,
  auditId: AuditId,
  personId: PersonId,
  { name, roles, scope }: Access & { name: string },
): Promise<MembershipId | undefined> {
  const made = await tx.row<{ id: MembershipId }>(sql`
    insert into membership (audit_id, person_id, name, roles, scope)
    values (${auditId}, ${personId}, ${name}, ${sql.param(roles)}, ${scope})
    on conflict (audit_id, person_id) do nothing
    returning id`);
  return made?.id;
}

export const updateMember = (tx: Transaction, id: MembershipId, { roles, scope }: Access) =>
  tx.run(sql`update membership set roles = ${sql.param(roles)}, scope = ${scope}
    where audit_id = current_audit() and id = ${id}`);

/**
 * A link of this audit opens nothing without the membership, and nothing after it: adding the
 * person again makes it dead.
 */
export const deleteMember = (tx: Transaction, id: MembershipId) =>
  tx.run(sql`delete from membership where audit_id = current_audit() and id = ${id}`);

export async function replaceSchools(
  tx: Transaction,
  auditId: AuditId,
  id: MembershipId,
  schools: readonly SchoolId[],
): Promise<void> {
  await tx.run(sql`delete from membership_school where audit_id = ${auditId} and membership_id = ${id}`);
  await tx.run(sql`
    insert into membership_school (audit_id, membership_id, school_id)
    select ${auditId}, ${id}, school_id from unnest(${sql.param(schools)}::uuid[]) as chosen (school_id) order by school_id`);
}

/** How many of these schools are of this transaction's audit. */
export async function countSchools(tx: Transaction, schools: readonly SchoolId[]): Promise<number> {
  const found = await tx.row<{ count: number }>(
    sql`select count(*) as count from school where audit_id = current_audit() and id = any (${sql.param(schools)}::uuid[])`,
  );
  return found?.count ?? 0;
}
