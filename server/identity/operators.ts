import { sql } from 'drizzle-orm/sql';
import type { PersonId } from '#contract/ids.ts';
import type { Database } from '#server/platform/database/database.ts';
import { invite } from './invitation.ts';

/**
 * The way in of a portal nobody has signed in to: each operator of PORTAL_OPERATORS who has no password yet gets a fresh invitation.
 * For the embedded provider without the demo; at an external provider operators sign in as everybody does.
 */
export const inviteOperators = (database: Database, emails: readonly string[], publicUrl: string) =>
  database.system(async (tx) => {
    const waiting = await tx.rows<{ id: PersonId; email: string; can_sign_in: boolean }>(sql`
      insert into person (email, name)
      select email, email from unnest(${sql.param(emails)}::text[]) as operator (email)
      on conflict (email) do update set email = excluded.email
      returning id, email, can_sign_in`);
    const links = [];
    for (const { id, email, can_sign_in } of waiting) {
      const url = can_sign_in ? null : await invite(tx, id, publicUrl);
      if (url !== null) links.push({ email, url });
    }
    return links;
  });
