import type { AuditId, MembershipId, PersonId, SchoolId } from '#contract/ids.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { jsonb } from '#server/platform/database/jsonb.ts';
import { sql } from '#server/platform/database/sql.ts';

/** How the present way to sign in was proven; null: there is none yet. `demo` counts while the demo is there. */
export type AddressProof = 'demo' | 'link' | 'mail' | 'provider' | null;

export interface PersonRow {
  id: PersonId;
  name: string;
  email: string;
  credential: string;
  address_proof: AddressProof;
  /** By a link that the portal itself gave. */
  is_proven_operator: boolean;
}

const COLUMNS = sql`id, name, email, credential, address_proof, operator_proven_at is not null as is_proven_operator`;

export const selectPersonBySubject = (tx: Transaction, issuer: string, subject: string) =>
  tx.row<PersonRow>(sql`select ${COLUMNS} from person where issuer = ${issuer} and subject = ${subject}`);

/** @param email lower case */
export const selectPersonByEmail = (tx: Transaction, email: string) =>
  tx.row<PersonRow>(sql`select ${COLUMNS} from person where email = ${email}`);

/** Ties a person to an external account, once: a person who is tied already is never tied again. */
export const bindPerson = (tx: Transaction, email: string, issuer: string, subject: string) =>
  tx.row<{ id: PersonId }>(sql`
    update person set issuer = ${issuer}, subject = ${subject}
    where email = ${email} and issuer is null and subject is null
    returning id`);

/** The provider has verified the address. What a password opened before, perhaps someone else's, ends with that. */
export const proveByProvider = (tx: Transaction, id: PersonId) =>
  tx.row<PersonRow>(sql`
    update person set address_proof = 'provider', password_hash = null, credential = gen_random_uuid(),
      invitation_hash = null, invitation_expires_at = null, invited_by = null, invitation_mailed = false
    where id = ${id} returning ${COLUMNS}`);

/** An operator is named in the configuration and may come before anyone has added them. */
export const insertOperator = (tx: Transaction, email: string, proof: AddressProof) =>
  tx.run(sql`
    insert into person (email, name, address_proof) values (${email}, ${email}, ${proof}) on conflict (email) do nothing`);

interface MembershipRow {
  id: MembershipId;
  roles: string[];
  scope: 'district' | 'school';
  school_ids: SchoolId[];
  named_ids: SchoolId[];
  is_closed: boolean;
}

/**
 * A pending membership does not count.
 * @param named schools a request names: those of them that the audit has come back
 */
export const selectMembership = (tx: Transaction, personId: PersonId, auditId: AuditId, named: readonly SchoolId[]) =>
  tx.row<MembershipRow>(sql`
    select m.id, m.roles, m.scope, a.closed_at is not null as is_closed,
      array(
        select s.school_id from membership_school s
        where s.audit_id = m.audit_id and s.membership_id = m.id
      ) as school_ids,
      array(
        select s.id from school s
        where s.audit_id = m.audit_id and s.id in (select value::uuid from jsonb_array_elements_text(${jsonb(named)}))
      ) as named_ids
    from membership m join audit a on a.id = m.audit_id
    where m.person_id = ${personId} and m.audit_id = ${auditId} and m.proven_at is not null`);
