import type { AuditId, PersonId } from '#contract/ids.ts';
import type { Membership } from '#contract/session.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';

interface AuditOfPerson {
  id: AuditId;
  district: string;
  year_ending: number;
  roles: string[];
  scope: 'district' | 'school';
  closed_at: string | null;
}

/** All that name the person's address, the pending ones too. */
export const selectMemberships = (tx: Transaction, personId: PersonId) =>
  tx.rows<Membership>(sql`
    select d.name as district, a.year_ending, case when m.proven_at is null then 'pending' else 'active' end as state,
      coalesce(m.proven_at, m.created_at) as since
    from membership m
    join audit a on a.id = m.audit_id
    join district d on d.id = a.district_id
    where m.person_id = ${personId}
    order by m.proven_at is null, m.position, m.created_at, a.id`);

/** The audits a person belongs to, in the order of the person's list. */
export const selectAuditsOf = (tx: Transaction, personId: PersonId) =>
  tx.rows<AuditOfPerson>(sql`
    select a.id, d.name as district, a.year_ending, m.roles, m.scope, a.closed_at
    from membership m
    join audit a on a.id = m.audit_id
    join district d on d.id = a.district_id
    where m.person_id = ${personId} and m.proven_at is not null
    order by m.position, m.created_at, a.id`);
