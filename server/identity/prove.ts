import type { AuditId, PersonId } from '#contract/ids.ts';
import type { Language } from '#datasets/words/language.ts';
import { PORTAL, recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { recordInAudits, turnOff } from './second-factor/second-factor.ts';

/** What someone who follows a link has filled in. */
export interface Acceptance {
  linkHash: string;
  name: string;
  passwordHash: string;
  /** The credential whose password they knew; null where they knew none. */
  knew: string | null;
  /** Of the page, which says that letters come in it. */
  language: Language;
}

interface Followed {
  id: PersonId;
  name: string;
  email: string;
  invited_by: AuditId | null;
  invitation_mailed: boolean;
  credential: string;
}

/**
 * Uses a link up: sets the password, ends every session and token of the person, and makes active what the link proves.
 * A mailed link proves the address to everyone. One that an audit gave proves it to that audit: all other memberships
 * are pending again unless the password they rest on was known
 * (docs/decisions/0027-an-address-is-proven-to-one-audit.md).
 * @returns false for a link that was used, has expired or was replaced meanwhile
 */
export async function acceptInvitation(tx: Transaction, acceptance: Acceptance): Promise<boolean> {
  const person = await lockFollowed(tx, acceptance.linkHash);
  // A password that was changed while this one was being checked is not the one that was known.
  if (!person || (acceptance.knew !== null && acceptance.knew !== person.credential)) return false;
  const isMember = person.invited_by === null || (await isMemberOf(tx, person.id, person.invited_by));
  if (!isMember) return false;
  await setPassword(tx, person, acceptance);
  await endSessions(tx, person.email);
  // The portal's own link, on paper: whoever had the password before may have set up a phone of theirs.
  if (person.invited_by === null && !person.invitation_mailed) await turnOff(tx, person.id, person);
  if (person.invitation_mailed) await activate(tx, person.id, acceptance, sql`true`);
  else {
    if (acceptance.knew === null) await makePendingBut(tx, person.id, person.invited_by);
    await makeActive(tx, person, acceptance);
  }
  return true;
}

/** Two who follow one link wait here for each other, and the second finds it used. */
const lockFollowed = (tx: Transaction, linkHash: string) =>
  tx.row<Followed>(sql`
    select id, name, email, invited_by, invitation_mailed, credential from person
    where invitation_hash = ${linkHash} and invitation_expires_at > now() for update`);

const isMemberOf = async (tx: Transaction, personId: PersonId, auditId: AuditId): Promise<boolean> =>
  (await tx.row(sql`select 1 from membership where person_id = ${personId} and audit_id = ${auditId}`)) !== undefined;

const setPassword = (
  tx: Transaction,
  { id, invitation_mailed }: Followed,
  { name, passwordHash }: Acceptance,
): Promise<number> =>
  tx.run(sql`
    update person set name = ${name}, password_hash = ${passwordHash}, credential = gen_random_uuid(),
      address_proof = ${invitation_mailed ? 'mail' : 'link'},
      invitation_hash = null, invitation_expires_at = null, invited_by = null, invitation_mailed = false
    where id = ${id}`);

/**
 * Sets another password for someone who knows the present one, and ends every session and token of the person. What the
 * address is proven to stays.
 * @param credential what it leads to: a form that is sent twice leads to the same, and changes it once
 * @returns false where another password was set meanwhile
 */
export async function changePassword(
  tx: Transaction,
  { person, passwordHash, credential }: { person: Known; passwordHash: string; credential: string },
): Promise<boolean> {
  const changed = await tx.run(sql`
    update person set password_hash = ${passwordHash}, credential = ${credential}
    where id = ${person.id} and credential = ${person.credential}`);
  if (changed === 0)
    return (
      (await tx.row(sql`select 1 from person where id = ${person.id} and credential = ${credential}`)) !== undefined
    );
  await endSessions(tx, person.email);
  await recordInAudits(tx, person.id, 'person.password-changed', person);
  return true;
}

type Known = Pick<Followed, 'id' | 'name' | 'email' | 'credential'>;

/** The subject of an account begins with its address (embedded-provider/subject.ts). */
const endSessions = (tx: Transaction, email: string) =>
  tx.run(sql`delete from sign_in_record where split_part(payload ->> 'accountId', '|', 2) = ${email}`);

async function makeActive(tx: Transaction, { id, invited_by }: Followed, joining: Joining): Promise<void> {
  if (invited_by === null) await tx.run(sql`update person set operator_proven_at = now() where id = ${id}`);
  else await activate(tx, id, joining, sql`audit_id = ${invited_by}`);
}

/** What an address that is proven to everyone makes active. */
export async function makeAllActive(tx: Transaction, personId: PersonId, name: string): Promise<void> {
  await activate(tx, personId, { name }, sql`true`);
}

/** Where nothing was said about the language of letters, it stays. */
type Joining = { name: string; language?: Language };

async function activate(
  tx: Transaction,
  id: PersonId,
  { name, language }: Joining,
  which: ReturnType<typeof sql>,
): Promise<void> {
  const joined = await tx.rows<{ id: string; audit_id: AuditId }>(sql`
    update membership set proven_at = now(), language = coalesce(${language ?? null}, language)
    where person_id = ${id} and proven_at is null and ${which}
    returning id, audit_id`);
  for (const { id: member, audit_id: auditId } of joined)
    await recordEvent(tx, { auditId, event: 'person.joined', actor: { id, name }, details: { member, language } });
}

/** No one of those audits learns who gave the link, or to which audit. */
async function makePendingBut(tx: Transaction, id: PersonId, kept: AuditId | null): Promise<void> {
  const left = await tx.rows<{ id: string; audit_id: AuditId }>(sql`
    update membership set proven_at = null
    where person_id = ${id} and proven_at is not null and audit_id is distinct from ${kept}
    returning id, audit_id`);
  if (kept !== null) await tx.run(sql`update person set operator_proven_at = null where id = ${id}`);
  for (const { id: member, audit_id: auditId } of left)
    await recordEvent(tx, { auditId, event: 'person.set-pending', actor: PORTAL, details: { member } });
}
