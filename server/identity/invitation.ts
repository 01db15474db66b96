import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm/sql';
import type { PersonId } from '#contract/ids.ts';
import type { Transaction } from '#server/platform/database/database.ts';

const DAYS = 14;

/**
 * Makes a one-time invitation, good for two weeks; an older one of the same person stops working.
 * Only its hash is kept, so the address can be shown this once. To be called in a transaction that may write `person`.
 * @returns the address of the page where the person sets name and password, below `publicUrl`; null where this transaction may not
 *   invite them: whoever sets somebody's first password acts as that person in every audit
 */
export async function invite(tx: Transaction, personId: PersonId, publicUrl: string): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const changed = await tx.run(sql`
    update person set invitation_hash = ${hashOfInvitation(token)}, invitation_expires_at = now() + make_interval(days => ${DAYS})
    where id = ${personId}`);
  return changed === 0 ? null : `${publicUrl}/invitation?token=${token}`;
}

export const hashOfInvitation = (token: string): string => createHash('sha256').update(token).digest('base64url');
