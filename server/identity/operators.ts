import type { PersonId } from '#contract/ids.ts';
import type { Database } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/sql.ts';
import { makeLink } from './invitation.ts';

/**
 * The way in of a portal no one has signed in to: each operator of PORTAL_OPERATORS who has not proven the address to
 * the portal itself gets a fresh link; a password set by an audit's link opens no operator's call. For the embedded
 * provider without the demo; at an external provider operators sign in as everyone does.
 */
export const inviteOperators = (
  database: Database,
  emails: readonly string[],
  links: { publicUrl: string; hours: number },
) =>
  database.system(async (tx) => {
    const waiting = await tx.rows<{ id: PersonId; email: string; is_proven: boolean }>(sql`
      insert into person (email, name)
      select email, email from unnest(${sql.param(emails)}::text[]) as operator (email)
      on conflict (email) do update set email = excluded.email
      returning id, email, operator_proven_at is not null or coalesce(address_proof = 'mail', false) as is_proven`);
    const shown = [];
    for (const { id, email, is_proven } of waiting)
      if (!is_proven) shown.push({ email, url: await makeLink(tx, { personId: id, invitedBy: null }, links) });
    return shown;
  });
