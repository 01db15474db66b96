import type { PersonId } from '#contract/ids.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { type SQL, sql } from '#server/platform/database/sql.ts';

const BROWSER_LETTERS = 300;

interface SeenSession {
  uid: string;
  email: string;
  address: string | null;
  browser: string;
  /** A person signed in or opened a page; an open page that renews its token by itself is no one's doing. */
  isActive: boolean;
}

/** A browser has been given an access token: by a sign-in, a silent renewal, or a reload. */
export const noteSession = (tx: Transaction, { uid, email, address, browser, isActive }: SeenSession) =>
  tx.run(sql`
    insert into sign_in_session as s (session_uid, person_id, address, browser)
    select ${uid}, id, ${address}, ${browser.slice(0, BROWSER_LETTERS)} from person where email = ${email}
    on conflict (session_uid) do update set seen_at = now(), address = excluded.address, browser = excluded.browser,
      active_at = case when ${isActive} then now() else s.active_at end`);

/**
 * Of a `sign_in_session s` in which no one did anything for so long. @param minutes 0: it may be as long as it likes
 */
export const isUnused = (minutes: number): SQL =>
  minutes === 0 ? sql`false` : sql`s.active_at < now() - make_interval(mins => ${minutes})`;

/** Ended by its person or an administrator, or unused. */
export const selectOver = (tx: Transaction, uid: string, inactivityMinutes: number) =>
  tx.row(sql`
    select 1 from sign_in_session s
    where session_uid = ${uid} and (ended_at is not null or ${isUnused(inactivityMinutes)})`);

/** Someone does something; written down once a minute. */
export const noteActive = (tx: Transaction, uid: string) =>
  tx.run(sql`
    update sign_in_session set active_at = now()
    where session_uid = ${uid} and active_at < now() - interval '1 minute'`);

/** A password that the person has set here. */
export const selectHasPassword = async (tx: Transaction, personId: PersonId): Promise<boolean> =>
  (await tx.row(sql`
    select 1 from person where id = ${personId} and password_hash is not null and address_proof in ('link', 'mail')`)) !==
  undefined;

export interface SessionRow {
  id: string;
  began_at: string;
  seen_at: string;
  address: string | null;
  browser: string;
}

/** Those that can still be gone on with: the provider remembers them. The one that was used last comes first. */
export const selectSessions = (tx: Transaction, personId: PersonId, inactivityMinutes: number) =>
  tx.rows<SessionRow>(sql`
    select s.session_uid as id, s.began_at, s.seen_at, s.address, s.browser
    from sign_in_session s
    join sign_in_record r on r.model = 'Session' and r.session_uid = s.session_uid and r.expires_at > now()
    where s.person_id = ${personId} and s.ended_at is null and not ${isUnused(inactivityMinutes)}
    order by s.seen_at desc, s.session_uid`);

/**
 * Ends sessions of a person: their access tokens are refused at the next call, and nothing renews them.
 * @param which one of them, or all but the one that asks
 * @returns how many
 */
export async function endSessions(
  tx: Transaction,
  personId: PersonId,
  which: { uid: string } | { allBut: string | null },
): Promise<number> {
  const chosen = 'uid' in which ? sql`session_uid = ${which.uid}` : sql`session_uid is distinct from ${which.allBut}`;
  const ended = await tx.rows<{ session_uid: string }>(sql`
    update sign_in_session set ended_at = now()
    where person_id = ${personId} and ended_at is null and ${chosen} returning session_uid`);
  const uids = sql.param(ended.map(({ session_uid }) => session_uid));
  await tx.run(sql`
    delete from sign_in_record
    where session_uid = any (${uids}::text[]) or payload ->> 'sessionUid' = any (${uids}::text[])`);
  return ended.length;
}

/** A session that its provider has ended. */
export const endSignedOut = (tx: Transaction, uid: string) =>
  tx.run(sql`update sign_in_session set ended_at = now() where session_uid = ${uid} and ended_at is null`);

/** What no one can use anymore is not kept: a session lasts a day. */
export const forgetOldSessions = (tx: Transaction) =>
  tx.run(sql`delete from sign_in_session where seen_at < now() - interval '2 days'`);
