import { hashKey, type QueryClient } from '@tanstack/react-query';
import { type Profile, readProfile } from '#contract/session.ts';
import { callQuery } from '#web/app/use-call.ts';
import { fetchErrors } from '#web/messages/en/fetch-errors.ts';
import { firstAuditOf } from './chosen-audit.ts';
import type { SessionAudit } from './session.ts';

export const PROFILE_PROBLEM = fetchErrors.userDetails;

/** Who is signed in and which audits are theirs, for those who ask before a component does. */
export const profileQuery = callQuery(readProfile, {}, PROFILE_PROBLEM);

/**
 * The audit a page opens in, as soon as the profile has come and before anything is drawn with it; never
 * where the person has none.
 */
export const firstAudit = (client: QueryClient): Promise<SessionAudit['id']> =>
  new Promise((resolve) => {
    const stop = client.getQueryCache().subscribe(({ query: { queryHash } }) => {
      const profile = client.getQueryData<Profile>(profileQuery.queryKey);
      if (queryHash !== hashKey(profileQuery.queryKey) || profile === undefined) return;
      stop();
      const audit = firstAuditOf(profile);
      if (audit !== null) resolve(audit.id);
    });
  });
