import { sql } from 'drizzle-orm/sql';
import type { PersonId } from '#contract/ids.ts';
import type { Transaction } from '#server/platform/database/database.ts';

interface AccountRow {
  id: PersonId;
  name: string;
  email: string;
  password_hash: string | null;
  is_invited: boolean;
}

/** @param email lower case */
export const selectAccount = (tx: Transaction, email: string) =>
  tx.row<AccountRow>(sql`
    select id, name, email, password_hash, invitation_hash is not null as is_invited
    from person where email = ${email}`);

interface DemoPersonRow {
  email: string;
  roles: string[];
  scope: 'district' | 'school' | null;
}

/** The people of the demo, with what they are in their first audit. */
export const selectDemoPeople = (tx: Transaction) =>
  tx.rows<DemoPersonRow>(sql`
    select p.email, coalesce(m.roles, '{}') as roles, m.scope
    from person p
    left join lateral (select roles, scope from membership where person_id = p.id order by position limit 1) m on true
    where p.email like '%@demo.test' and p.invitation_hash is null
    order by m.roles is null, p.created_at, p.email
    limit 12`);

/** The seconds to wait, if one key has reached `most` failures in its current window. */
export const selectBlocked = (tx: Transaction, keyHash: string, most: number) =>
  tx.row<{ seconds_left: number }>(sql`
    select ceil(extract(epoch from window_ends_at - now()))::integer as seconds_left
    from sign_in_failure
    where key_hash = ${keyHash} and failures >= ${most} and window_ends_at > now()`);

/** One more failure; a window that has ended starts again. */
export const countFailure = (tx: Transaction, keyHash: string, windowMinutes: number) =>
  tx.run(sql`
    insert into sign_in_failure as f (key_hash, failures, window_ends_at)
    values (${keyHash}, 1, now() + make_interval(mins => ${windowMinutes}))
    on conflict (key_hash) do update set
      failures = case when f.window_ends_at > now() then f.failures + 1 else 1 end,
      window_ends_at = case when f.window_ends_at > now() then f.window_ends_at else excluded.window_ends_at end`);

export const deleteEndedWindows = (tx: Transaction) =>
  tx.run(sql`delete from sign_in_failure where window_ends_at < now()`);

interface InvitedRow {
  id: PersonId;
  name: string;
  email: string;
}

export const selectInvited = (tx: Transaction, invitationHash: string) =>
  tx.row<InvitedRow>(sql`
    select id, name, email from person
    where invitation_hash = ${invitationHash} and invitation_expires_at > now()`);

/** Uses the invitation up; 0 when it was used or has expired meanwhile. */
export const updateAccepted = (tx: Transaction, invitationHash: string, name: string, passwordHash: string) =>
  tx.run(sql`
    update person set name = ${name}, password_hash = ${passwordHash}, invitation_hash = null, invitation_expires_at = null
    where invitation_hash = ${invitationHash} and invitation_expires_at > now()`);
