import type { AuditId } from '#contract/ids.ts';
import type { Language } from '#datasets/words/language.ts';
import { OPERATOR, recordEvent } from '#server/platform/audit-trail/record-event.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Jobs, Queue } from '#server/platform/queue/queue.ts';
import { SIGN_IN } from '#server/words/sign-in.ts';
import { hashOfInvitation, linkOf, newToken } from './invitation.ts';

/**
 * How long the link in a letter is good: long enough to open a mailbox. OWASP Forgot Password Cheat Sheet asks for
 * a short time and one use.
 */
const RESET_MINUTES = 60;

/** Asks for a letter to an address. */
export type AskReset = (email: string) => Promise<void>;

/** The job is queued for an unknown address, too: nothing about the answer, nor its time, says who is known. */
export const resetBy =
  (database: Database, queue: Queue): AskReset =>
  (email) =>
    database.system(async (tx) => {
      const person = await tx.row<{ id: string }>(sql`select id from person where email = ${email}`);
      const personId = person?.id ?? null;
      await queue.send(tx, 'send-password-reset', { personId }, { singletonKey: personId ?? 'nobody' });
    });

export interface ResetMail {
  database: Database;
  mail: Mail;
  publicUrl: string;
}

export async function startResetMail(deps: ResetMail & { queue: Queue }): Promise<void> {
  await deps.queue.work('send-password-reset', { concurrency: 1 }, (job) => sendReset(deps, job));
}

/**
 * Sends a link to the address alone, so that it proves the address to everyone
 * (docs/decisions/0027-an-address-is-proven-to-one-audit.md). It takes the place of any other link of the person. The
 * letter is in the language of their letters.
 */
export async function sendReset(
  { database, mail, publicUrl }: ResetMail,
  { personId }: Jobs['send-password-reset'],
): Promise<void> {
  if (personId === null) return;
  const token = newToken();
  const found = await database.system((tx) => putLink(tx, personId, token));
  if (!found) return; // removed in the meantime
  const outcome = await mail.send({
    to: found.email,
    ...SIGN_IN[found.language].forgotten.letter(linkOf(token, publicUrl), RESET_MINUTES),
  });
  if (outcome === 'later') throw new Error('The mail server takes no letter for this address now');
}

/** A link for a new password takes the place of any other link of the person, and proves the address to everyone. */
const putLink = (tx: Transaction, personId: string, token: string) =>
  tx.row<{ email: string; language: Language }>(sql`
    update person p set invitation_hash = ${hashOfInvitation(token)}, invitation_mailed = true, invited_by = null,
      invitation_expires_at = now() + make_interval(mins => ${RESET_MINUTES})
    where p.id = ${personId}
    returning p.email,
      coalesce((select m.language from membership m where m.person_id = p.id order by m.position, m.created_at limit 1), 'en') as language`);

/**
 * The same link without a letter, for an operator to pass on. Each audit of the person has a line in its log, since
 * the link opens them. null: no one has the address
 */
export async function makeResetLink(database: Database, email: string, publicUrl: string): Promise<string | null> {
  const token = newToken();
  return await database.system(async (tx) => {
    const person = await tx.row<{ id: string }>(sql`select id from person where email = ${email}`);
    if (!person) return null;
    await putLink(tx, person.id, token);
    const members = await tx.rows<{ audit_id: AuditId; id: string; name: string }>(sql`
      select audit_id, id, name from membership where person_id = ${person.id} order by audit_id`);
    for (const { audit_id: auditId, id: member, name } of members)
      await recordEvent(tx, { auditId, event: 'person.reset-link', actor: OPERATOR, details: { member, name } });
    return linkOf(token, publicUrl);
  });
}
