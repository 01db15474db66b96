import type { PersonId } from '#contract/ids.ts';
import type { Role } from '#contract/permissions.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { AddressProof } from '../queries.ts';

export interface AccountRow {
  id: PersonId;
  name: string;
  email: string;
  password_hash: string | null;
  credential: string;
  address_proof: AddressProof;
}

/** @param email lower case */
export const selectAccount = (tx: Transaction, email: string) =>
  tx.row<AccountRow>(sql`
    select id, name, email, password_hash, credential, address_proof
    from person where email = ${email}`);

interface DemoPersonRow {
  email: string;
  roles: Role[];
  scope: 'district' | 'school' | null;
}

/** Of the audits that the person is a member of. */
export const selectDistrictNames = async (tx: Transaction, personId: PersonId): Promise<string[]> =>
  (
    await tx.rows<{ name: string }>(sql`
      select distinct d.name from membership m join audit a on a.id = m.audit_id join district d on d.id = a.district_id
      where m.person_id = ${personId}`)
  ).map(({ name }) => name);

/** The people of the demo, with what they are in their first audit. */
export const selectDemoPeople = (tx: Transaction) =>
  tx.rows<DemoPersonRow>(sql`
    select p.email, coalesce(m.roles, '{}') as roles, m.scope
    from person p
    left join lateral (select roles, scope from membership where person_id = p.id order by position limit 1) m on true
    where p.email like '%@demo.test' and p.address_proof = 'demo'
    order by m.roles is null, p.created_at, p.email
    limit 12`);

/** The seconds to wait, if one key has reached `most` failures in its current window. */
export const selectBlocked = (tx: Transaction, keyHash: string, most: number) =>
  tx.row<{ seconds_left: number }>(sql`
    select ceil(extract(epoch from window_ends_at - now()))::integer as seconds_left
    from sign_in_failure
    where key_hash = ${keyHash} and failures >= ${most} and window_ends_at > now()`);

/**
 * One more attempt; a window that has ended starts again. Undefined where there were `most` of them: a single
 * statement, so that of any number at the same moment no more are made.
 */
export const countAttempt = (tx: Transaction, keyHash: string, most: number, windowMinutes: number) =>
  tx.row<{ failures: number }>(sql`
    insert into sign_in_failure as f (key_hash, failures, window_ends_at)
    values (${keyHash}, 1, now() + make_interval(mins => ${windowMinutes}))
    on conflict (key_hash) do update set
      failures = case when f.window_ends_at > now() then f.failures + 1 else 1 end,
      window_ends_at = case when f.window_ends_at > now() then f.window_ends_at else excluded.window_ends_at end
    where f.window_ends_at <= now() or f.failures < ${most}
    returning failures`);

/** One that did not fail. */
export const takeAttemptBack = (tx: Transaction, keyHash: string) =>
  tx.run(sql`update sign_in_failure set failures = failures - 1 where key_hash = ${keyHash} and failures > 0`);

export const deleteEndedWindows = (tx: Transaction) =>
  tx.run(sql`delete from sign_in_failure where window_ends_at < now()`);

interface InvitedRow extends AccountRow {
  /** As the inviting audit wrote it: no one else's words for this person are shown to the person with its link. */
  shown_name: string;
  /**
   * Of the audit that gave the link: a refused password tells nothing of others. Of all, where the
   * link is the portal's own.
   */
  districts: string[];
  /** Its member has not joined yet. */
  joins: boolean;
  /** No one else was shown the link. */
  invitation_mailed: boolean;
}

/** Whom a live link is for; a link of an audit that has removed the person is for no one. */
export const selectInvited = (tx: Transaction, linkHash: string) =>
  tx.row<InvitedRow>(sql`
    select p.id, p.name, p.email, p.password_hash, p.credential, p.address_proof, p.invitation_mailed,
      case when p.invited_by is null or m.proven_at is not null then p.name else coalesce(m.name, p.email) end as shown_name,
      m.id is not null and m.proven_at is null as joins,
      array(
        select d.name from membership of_person
        join audit a on a.id = of_person.audit_id join district d on d.id = a.district_id
        where of_person.person_id = p.id and (p.invited_by is null or of_person.audit_id = p.invited_by)
      ) as districts
    from person p left join membership m on m.person_id = p.id and m.audit_id = p.invited_by
    where p.invitation_hash = ${linkHash} and p.invitation_expires_at > now()
      and (p.invited_by is null or m.id is not null)`);
