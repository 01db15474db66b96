import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { readContact } from '#contract/audits.ts';
import { useSession } from '#web/app/session/session.ts';
import { useCall } from '#web/app/use-call.ts';
import { memberships as words } from '#web/messages/en/people/memberships.ts';

/** Changes about once a year. */
const CONTACT_STALE = 10 * 60_000;

/**
 * Who the account manager is, behind a sentence that says to ask them; `otherwise` where there is none,
 * or where it is the reader.
 */
export function AccountManager({ asked = '', otherwise = '' }: { asked?: string; otherwise?: string }): ReactNode {
  const { audit, profile } = useSession();
  const contact = useCall(readContact, audit && { params: { eoaId: audit.id } }, { staleTime: CONTACT_STALE });
  const manager = contact.data?.account_manager ?? null;
  if (manager === null || manager.email === profile?.email) return otherwise;
  return (
    <>
      {asked} {words.accountManager} <Link href={`mailto:${manager.email}`}>{manager.name}</Link>.
    </>
  );
}
