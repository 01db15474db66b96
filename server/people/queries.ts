import { type SQL, sql } from 'drizzle-orm/sql';
import type { AuditId, MembershipId, PersonId, SchoolId } from '#contract/ids.ts';
import type { Member } from '#contract/people.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Access } from './service.ts';

const members = (where: SQL): SQL => sql`
  select m.id, p.name, p.email, m.roles, m.scope, p.can_sign_in as signed_in,
    array(select s.school_id from membership_school s where s.audit_id = m.audit_id and s.membership_id = m.id) as school_ids
  from membership m join person p on p.id = m.person_id
  where ${where}
  order by lower(p.name), p.email`;

/** The members of this transaction's audit. */
export const selectMembers = (tx: Transaction) => tx.rows<Member>(members(sql`true`));

export const selectMember = (tx: Transaction, id: MembershipId) => tx.row<Member>(members(sql`m.id = ${id}`));

export const lockMembers = (tx: Transaction) =>
  tx.rows<{ id: MembershipId; roles: string[]; scope: Access['scope'] }>(
    sql`select id, roles, scope from membership order by id for update`,
  );

/** A database function finds or makes the person: this transaction itself sees members of its audit only. */
export async function findOrAddPerson(tx: Transaction, email: string, name: string): Promise<PersonId> {
  const found = await tx.row<{ id: PersonId }>(sql`select person_with_email(${email}, ${name}) as id`);
  if (!found) throw new Error('person_with_email returned nothing');
  return found.id;
}

/** @returns the new membership, or undefined for somebody who is a member already */
export async function insertMember(
  tx: Transaction,
  auditId: AuditId,
  personId: PersonId,
  { roles, scope }: Access,
): Promise<MembershipId | undefined> {
  const made = await tx.row<{ id: MembershipId }>(sql`
    insert into membership (audit_id, person_id, roles, scope)
    values (${auditId}, ${personId}, ${sql.param(roles)}, ${scope})
    on conflict (audit_id, person_id) do nothing
    returning id`);
  return made?.id;
}

export const updateMember = (tx: Transaction, id: MembershipId, { roles, scope }: Access) =>
  tx.run(sql`update membership set roles = ${sql.param(roles)}, scope = ${scope} where id = ${id}`);

export const deleteMember = (tx: Transaction, id: MembershipId) => tx.run(sql`delete from membership where id = ${id}`);

export async function replaceSchools(
  tx: Transaction,
  auditId: AuditId,
  id: MembershipId,
  schools: readonly SchoolId[],
): Promise<void> {
  await tx.run(sql`delete from membership_school where membership_id = ${id}`);
  await tx.run(sql`
    insert into membership_school (audit_id, membership_id, school_id)
    select ${auditId}, ${id}, school_id from unnest(${sql.param(schools)}::uuid[]) as chosen (school_id)`);
}

/** How many of these schools are of this transaction's audit. */
export async function countSchools(tx: Transaction, schools: readonly SchoolId[]): Promise<number> {
  const found = await tx.row<{ count: number }>(
    sql`select count(*) as count from school where id = any (${sql.param(schools)}::uuid[])`,
  );
  return found?.count ?? 0;
}
