import type { School } from '#contract/audits.ts';
import { byName } from '#contract/by-name.ts';
import { PortalError } from '#contract/errors.ts';
import type { AuditId, MembershipId, PersonId, SchoolId } from '#contract/ids.ts';
import type { AuditSummary } from '#contract/operator/audit-detail.ts';
import type { AuditDraft } from '#contract/operator/audit-draft.ts';
import { isActive } from '#server/identity/active-member.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';

type Members = AuditDraft['members'];

/** The schools this transaction may see: row-level security leaves out those of other audits and other members. */
export const selectSchools = async (tx: Transaction): Promise<School[]> =>
  byName(await tx.rows<School>(sql`select id, name from school where audit_id = current_audit()`));

/**
 * The account manager of this transaction's audit: one who is nothing else before one who also selects
 * transcripts, then the first.
 */
export const selectAccountManager = (tx: Transaction, demo: boolean) =>
  tx.row<{ name: string; email: string }>(sql`
    select p.name, p.email from membership m join person p on p.id = m.person_id
    where m.audit_id = current_audit() and m.scope = 'district' and ${isActive(demo)}
      and (m.roles[1] = 'ACCOUNT_MANAGER' or m.roles @> array['SCHOOL_FACILITATOR', 'ACCOUNT_MANAGER'])
    order by 'SCHOOL_FACILITATOR' = any (m.roles), m.proven_at, p.email limit 1`);

export async function selectYearEnding(tx: Transaction, auditId: AuditId): Promise<number> {
  const audit = await tx.row<{ year_ending: number }>(sql`select year_ending from audit where id = ${auditId}`);
  if (!audit) throw new PortalError('not_found');
  return audit.year_ending;
}

/** Every audit, or the one. */
export const selectAudits = (tx: Transaction, only: AuditId | null = null) =>
  tx.rows<AuditSummary>(sql`
    select a.id, d.name as district, a.year_ending,
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by lower(s.name), s.name), '[]')
       from school s where s.audit_id = a.id) as schools
    from audit a join district d on d.id = a.district_id
    where ${only}::uuid is null or a.id = ${only}
    order by a.created_at, a.id`);

export async function insertAudit(
  tx: Transaction,
  { district, year_ending, due_on = null }: AuditDraft,
  keyInHex: string,
): Promise<AuditId> {
  const made = await tx.row<{ id: AuditId }>(sql`
    with made as (insert into district (name) values (${district.name}) returning id)
    insert into audit (district_id, year_ending, due_on, transcript_key)
    select id, ${year_ending}, ${due_on}::date, decode(${keyInHex}, 'hex') from made
    returning id`);
  if (!made) throw new Error('insert returned nothing');
  return made.id;
}

/** @returns false where there is no such audit */
export async function updateAudit(
  tx: Transaction,
  auditId: AuditId,
  { district, year_ending, due_on }: Pick<AuditDraft, 'district' | 'year_ending' | 'due_on'>,
): Promise<boolean> {
  const changed = await tx.run(sql`
    update audit set year_ending = ${year_ending},
      due_on = case when ${due_on === undefined} then due_on else ${due_on ?? null}::date end
    where id = ${auditId}`);
  if (changed === 0) return false;
  await tx.run(sql`
    update district set name = ${district.name} where id = (select district_id from audit where id = ${auditId})`);
  return true;
}

export const selectSchoolsOf = (tx: Transaction, auditId: AuditId) =>
  tx.rows<{ id: SchoolId; name: string; has_uploads: boolean }>(sql`
    select id, name,
      exists (select 1 from upload_school u where u.audit_id = s.audit_id and u.school_id = s.id) as has_uploads
    from school s where audit_id = ${auditId}`);

export const upsertSchools = (tx: Transaction, auditId: AuditId, schools: AuditDraft['schools']) =>
  tx.run(sql`
    insert into school (audit_id, name, local_id, state_id, nces_id, ceeb_code)
    select ${auditId}, name, local_id, state_id, nces_id, ceeb_code
    from jsonb_to_recordset(${JSON.stringify(schools)}::jsonb)
      as draft (name text, local_id text, state_id text, nces_id text, ceeb_code text)
    on conflict (audit_id, name) do update set
      local_id = excluded.local_id, state_id = excluded.state_id,
      nces_id = excluded.nces_id, ceeb_code = excluded.ceeb_code`);

export async function deleteSchools(
  tx: Transaction,
  auditId: AuditId,
  schools: readonly { id: SchoolId }[],
): Promise<void> {
  const gone = sql`(select id from jsonb_to_recordset(${JSON.stringify(schools)}::jsonb) as gone (id uuid))`;
  await tx.run(sql`delete from selection where audit_id = ${auditId} and school_id in ${gone}`);
  // Lists of candidates go with the refresh that is asked for: one that is storing lists now holds what that waits for.
  await tx.run(sql`delete from school where audit_id = ${auditId} and id in ${gone}`);
}

const memberRows = (members: Members) => {
  const rows = members.map((member) => ({
    ...member,
    schools: member.schools ?? [],
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as draft (email text, name text, roles jsonb, scope text, schools jsonb)`;
};

/**
 * People who are known keep name and password. In the demo, those with no way to sign in yet get its password. Whoever
 * is new to the audit follows no link that was made before. In the order of addresses, so that two operators who name
 * the same people wait for each other and do not block each other.
 */
export async function upsertPeople(tx: Transaction, auditId: AuditId, members: Members, demo: boolean): Promise<void> {
  const proof = demo ? 'demo' : null;
  await tx.run(sql`
    insert into person (email, name, address_proof)
    select email, coalesce(name, email), ${proof} from ${memberRows(members)} order by email
    on conflict (email) do update set address_proof = coalesce(person.address_proof, excluded.address_proof)`);
  await tx.run(sql`
    update person p set invitation_hash = null, invitation_expires_at = null, invited_by = null
    from ${memberRows(members)}
    where p.email = draft.email and not exists (select 1 from membership m where m.audit_id = ${auditId} and m.person_id = p.id)`);
}

/** Adds or changes the members of the draft, with their schools. */
export async function upsertMembers(tx: Transaction, auditId: AuditId, members: Members): Promise<void> {
  await tx.run(sql`
    insert into membership (audit_id, person_id, name, roles, scope, position)
    select ${auditId}, p.id, coalesce(draft.name, draft.email), array(select jsonb_array_elements_text(draft.roles)), draft.scope,
      (select count(*) from membership other where other.person_id = p.id)
    from ${memberRows(members)} join person p on p.email = draft.email
    on conflict (audit_id, person_id) do update set roles = excluded.roles, scope = excluded.scope,
      proven_at = coalesce(membership.proven_at, excluded.proven_at)`);
  await tx.run(sql`delete from membership_school where audit_id = ${auditId}`);
  await tx.run(sql`
    insert into membership_school (audit_id, membership_id, school_id)
    select m.audit_id, m.id, s.id
    from ${memberRows(members)}
    join person p on p.email = draft.email
    join membership m on m.audit_id = ${auditId} and m.person_id = p.id and m.scope = 'school'
    join school s on s.audit_id = m.audit_id and draft.schools ? s.name
    order by s.id`);
}

/** In the order in which an administrator's change of one member locks all of them (server/people). */
export const lockMembers = (tx: Transaction, auditId: AuditId) =>
  tx.run(sql`select 1 from membership where audit_id = ${auditId} order by id for no key update`);

export const deleteMembersExcept = (tx: Transaction, auditId: AuditId, members: Members) =>
  tx.run(sql`
    delete from membership m using person p
    where m.audit_id = ${auditId} and p.id = m.person_id
      and p.email not in (select email from ${memberRows(members)})`);

/** @returns null for someone who is a member already */
export async function insertAdministrator(
  tx: Transaction,
  auditId: AuditId,
  { email, name }: { email: string; name: string },
): Promise<MembershipId | null> {
  const added = await tx.row<{ id: MembershipId }>(sql`
    insert into membership (audit_id, person_id, name, roles, scope, position)
    select ${auditId}, p.id, ${name}, array['ADMIN'], 'district', (select count(*) from membership other where other.person_id = p.id)
    from person p where p.email = ${email}
    on conflict (audit_id, person_id) do nothing
    returning id`);
  return added?.id ?? null;
}

export const deleteMember = (tx: Transaction, auditId: AuditId, id: MembershipId) =>
  tx.run(sql`delete from membership where audit_id = ${auditId} and id = ${id}`);

/** A member with the access they have. */
export interface MemberNow {
  id: string;
  email: string;
  roles: string[];
  scope: string;
  schools: string[];
}

export const selectMembersNow = (tx: Transaction, auditId: AuditId) =>
  tx.rows<MemberNow>(sql`
    select m.id, p.email, m.roles, m.scope,
      array(select s.school_id::text from membership_school s where s.audit_id = m.audit_id and s.membership_id = m.id order by 1) as schools
    from membership m join person p on p.id = m.person_id
    where m.audit_id = ${auditId} order by p.email`);

/** Members who have to prove the address yet. */
export const selectPending = (tx: Transaction, auditId: AuditId, demo: boolean) =>
  tx.rows<{ id: PersonId; email: string }>(sql`
    select p.id, p.email from person p
    join membership m on m.person_id = p.id
    where m.audit_id = ${auditId} and not ${isActive(demo)}
    order by p.email`);
