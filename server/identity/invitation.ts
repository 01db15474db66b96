import { createHash, randomBytes } from 'node:crypto';
import type { AuditId, PersonId } from '#contract/ids.ts';
import type { Invitation } from '#contract/people.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';

/**
 * How people come to prove that an address is theirs. `none`: they sign in at an external
 * provider, which has verified it.
 */
export type Invitations =
  | { kind: 'link'; publicUrl: string; hours: number }
  | { kind: 'mail'; ask: (tx: Transaction, personId: PersonId, auditId: AuditId) => Promise<void> }
  | { kind: 'none' };

/** Whose word a link is: an audit's, or the portal's own (null) to those in PORTAL_OPERATORS. */
export interface Invited {
  personId: PersonId;
  invitedBy: AuditId | null;
}

/**
 * Invites a member of an audit. Whatever link was made for this person before, by whomever, is dead from then on.
 * To be called in a transaction of that audit, or across audits.
 */
export async function invite(
  tx: Transaction,
  personId: PersonId,
  auditId: AuditId,
  how: Invitations,
): Promise<Invitation> {
  const invited: Invited = { personId, invitedBy: auditId };
  const none: Invitation = { invitation_url: null, invitation_expires_at: null, invitation_mailed: false };
  if (how.kind === 'none') return none;
  if (how.kind === 'link') {
    const invitation_url = await makeLink(tx, invited, how);
    return { ...none, invitation_url, invitation_expires_at: await expiryOf(tx, how.hours) };
  }
  await keepHash(tx, invited, null, 0);
  await how.ask(tx, personId, auditId);
  return { ...none, invitation_mailed: true };
}

/** A link that whoever is shown it can follow. Only its hash is kept, so it can be shown this once. */
export async function makeLink(
  tx: Transaction,
  invited: Invited,
  { publicUrl, hours }: { publicUrl: string; hours: number },
): Promise<string> {
  const token = newToken();
  await keepHash(tx, invited, hashOfInvitation(token), hours);
  return linkOf(token, publicUrl);
}

/** The person's only link is the newest: there is no room for a second. */
const keepHash = (tx: Transaction, { personId, invitedBy }: Invited, hash: string | null, hours: number) =>
  tx.run(sql`
    update person set invitation_hash = ${hash}, invitation_expires_at = now() + make_interval(hours => ${hours}),
      invited_by = ${invitedBy}, invitation_mailed = false
    where id = ${personId}`);

/**
 * As keepHash has it: the time of a transaction stands still, and what is kept of an invitation is not readable here.
 */
async function expiryOf(tx: Transaction, hours: number): Promise<string | null> {
  const found = await tx.row<{ until: string }>(sql`select now() + make_interval(hours => ${hours}) as until`);
  return found?.until ?? null;
}

export const newToken = (): string => randomBytes(32).toString('base64url');

export const linkOf = (token: string, publicUrl: string): string => `${publicUrl}/invitation?token=${token}`;

export const hashOfInvitation = (token: string): string => createHash('sha256').update(token).digest('base64url');
