import { listSchools } from '#contract/audits.ts';
import { fetchErrors } from '#web/messages/en/fetch-errors.ts';
import { type SessionAudit, useSession } from './session/session.ts';
import { useCall } from './use-call.ts';

/** The chosen audit. The shell shows its pages only to a person who has one. */
export function useAudit(): SessionAudit {
  const { audit } = useSession();
  if (audit === null) throw new Error('useAudit outside of the guarded shell');
  return audit;
}

/** Schools change about once a year. */
const SCHOOLS_STALE = 10 * 60_000;

/** The schools of the audit that the person may see, by name. */
export function useSchools() {
  const { id } = useAudit();
  return useCall(
    listSchools,
    { params: { eoaId: id } },
    { staleTime: SCHOOLS_STALE, modalMessage: fetchErrors.schools },
  );
}
