import type { Database } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import type { Letter, Mail } from '#server/platform/mail/mail.ts';
import type { Jobs, Queue } from '#server/platform/queue/queue.ts';
import { inLetter } from '#server/words/one-line.ts';
import { SIGN_IN } from '#server/words/sign-in.ts';
import { hashOfInvitation, linkOf, newToken } from './invitation.ts';

export interface InvitationMail {
  database: Database;
  mail: Mail;
  publicUrl: string;
  hours: number;
}

/**
 * Asks for the letter in the transaction of the invitation. The job names IDs; the link is made when it is sent,
 * so that nothing keeps it.
 */
export const mailedBy =
  (queue: Queue) =>
  (tx: Parameters<Queue['send']>[0], personId: string, auditId: string): Promise<void> =>
    queue.send(tx, 'send-invitation', { personId, auditId }, { singletonKey: `${personId} ${auditId}` });

export async function startInvitationMail(deps: InvitationMail & { queue: Queue }): Promise<void> {
  await deps.queue.work('send-invitation', { concurrency: 1 }, (job) => sendInvitation(deps, job));
}

/**
 * Sends a link to the address alone. An address that takes no letter is left; where none can be sent
 * now, the queue tries again.
 */
export async function sendInvitation(
  { database, mail, publicUrl, hours }: InvitationMail,
  { personId, auditId }: Jobs['send-invitation'],
): Promise<void> {
  const token = newToken();
  const found = await database.system((tx) =>
    tx.row<{ email: string; district: string }>(sql`
      update person p set invitation_hash = ${hashOfInvitation(token)}, invitation_mailed = true,
        invitation_expires_at = now() + make_interval(hours => ${hours})
      from membership m join audit a on a.id = m.audit_id join district d on d.id = a.district_id
      where p.id = ${personId} and p.invited_by = ${auditId} and m.person_id = p.id and m.audit_id = p.invited_by
        and (p.invitation_hash is null or p.invitation_mailed)
      returning p.email, d.name as district`),
  );
  if (!found) return; // removed, named by another audit, or followed in the meantime
  const outcome = await mail.send(letterOf(found, linkOf(token, publicUrl), hours));
  if (outcome === 'later') throw new Error('The mail server takes no letter for this address now');
}

/** In every language, English first: no one knows yet which one the person reads. */
function letterOf({ email, ...about }: { email: string; district: string }, link: string, hours: number): Letter {
  const district = inLetter(about.district);
  const letters = Object.values(SIGN_IN).map(({ invitation }) => invitation.letter(district, link, hours));
  return {
    to: email,
    subject: `${district}: ${letters.map(({ subject }) => subject).join(' / ')}`,
    text: letters.map(({ text }) => text).join('\n\n'),
  };
}
