import { readProfile } from '#contract/session.ts';
import { callQuery } from '#web/app/use-call.ts';
import { fetchErrors } from '#web/messages/en/fetch-errors.ts';

export const PROFILE_PROBLEM = fetchErrors.userDetails;

/** Who is signed in and which audits are theirs, for those who ask before a component does. */
export const profileQuery = callQuery(readProfile, {}, PROFILE_PROBLEM);
