import { byName } from '#contract/by-name.ts';
import type { AuditId, MembershipId, PersonId } from '#contract/ids.ts';
import type { AuditDetail, AuditRow } from '#contract/operator/audit-detail.ts';
import type { FoundPerson } from '#contract/operator/people.ts';
import { isActive } from '#server/identity/active-member.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';

export type CountedAudit = Omit<AuditRow, 'status' | 'missing'> & { files: number };

/**
 * Every audit, or the one, by district and class; the newest class first. The operator's own acts are
 * not activity of its people.
 */
export const selectCountedAudits = (tx: Transaction, demo: boolean, only: AuditId | null = null) =>
  tx.rows<CountedAudit>(sql`
    select a.id, d.name as district, a.year_ending, to_char(a.due_on, 'YYYY-MM-DD') as due_on, a.closed_at,
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by lower(s.name), s.name), '[]')
       from school s where s.audit_id = a.id) as schools,
      (select jsonb_build_object(
          'active', count(*) filter (where ${isActive(demo)}), 'pending', count(*) filter (where not ${isActive(demo)}))
       from membership m join person p on p.id = m.person_id where m.audit_id = a.id) as people,
      (select count(*)::integer from upload u where u.audit_id = a.id and u.verdict is not null) as files,
      (select e.at from audit_event e where e.audit_id = a.id and e.event not like 'audit.%'
       order by e.at desc, e.id desc limit 1) as last_activity
    from audit a join district d on d.id = a.district_id
    where ${only}::uuid is null or a.id = ${only}
    order by lower(d.name), a.year_ending desc, a.id`);

export const selectSchoolsInFull = async (tx: Transaction, auditId: AuditId) =>
  byName(
    await tx.rows<AuditDetail['schools'][number]>(sql`
    select s.id, s.name, s.local_id, s.state_id, s.nces_id, s.ceeb_code,
      exists (select 1 from upload_school u where u.audit_id = s.audit_id and u.school_id = s.id) as has_uploads,
      (select count(*)::integer from membership_school own
       where own.audit_id = s.audit_id and own.school_id = s.id
         and not exists (
           select 1 from membership_school other
           where other.audit_id = own.audit_id and other.membership_id = own.membership_id and other.school_id <> s.id)) as only_for
    from school s where s.audit_id = ${auditId}`),
  );

/** Of a pending member the name that this audit wrote. */
export const selectMembersOf = (tx: Transaction, demo: boolean, auditId: AuditId) =>
  tx.rows<AuditDetail['members'][number]>(sql`
    select m.id, p.email, m.roles,
      case when m.proven_at is null then coalesce(m.name, p.email) else p.name end as name,
      case when ${isActive(demo)} then 'active' else 'pending' end as state
    from membership m join person p on p.id = m.person_id
    where m.audit_id = ${auditId} order by m.created_at, p.email`);

export const selectMemberOf = (tx: Transaction, demo: boolean, auditId: AuditId, memberId: MembershipId) =>
  tx.row<{ person_id: PersonId; email: string; is_active: boolean }>(sql`
    select m.person_id, p.email, ${isActive(demo)} as is_active from membership m join person p on p.id = m.person_id
    where m.audit_id = ${auditId} and m.id = ${memberId} for update of m`);

const MOST_FOUND = 50;

/**
 * People of any audit by a part of their email. Someone who was removed from all audits is not found.
 * @param part lower case; any letters, since they are compared and not matched as a pattern
 */
export const selectPeople = (tx: Transaction, demo: boolean, part: string) =>
  tx.rows<FoundPerson>(sql`
    select p.email, p.name, (p.address_proof is not null and (${demo} or p.address_proof <> 'demo')) as can_sign_in,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'audit_id', a.id, 'district', d.name, 'year_ending', a.year_ending, 'roles', m.roles, 'scope', m.scope,
          'state', case when ${isActive(demo)} then 'active' else 'pending' end, 'is_closed', a.closed_at is not null
        ) order by lower(d.name), a.year_ending desc), '[]')
       from membership m join audit a on a.id = m.audit_id join district d on d.id = a.district_id
       where m.person_id = p.id) as memberships
    from person p
    where strpos(p.email, ${part}) > 0 and exists (select from membership m where m.person_id = p.id)
    order by p.email limit ${MOST_FOUND}`);

/** @returns 0 where nothing has to change, or where there is no such audit */
export const updateClosed = (tx: Transaction, auditId: AuditId, isClosed: boolean) =>
  tx.run(sql`
    update audit set closed_at = case when ${isClosed} then now() end
    where id = ${auditId} and (closed_at is null) = ${isClosed}`);

export const hasAudit = async (tx: Transaction, auditId: AuditId): Promise<boolean> =>
  (await tx.row(sql`select 1 from audit where id = ${auditId}`)) !== undefined;
