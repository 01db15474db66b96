import { isDeepStrictEqual } from 'node:util';
import { PortalError } from '#contract/errors.ts';

/**
 * What two people change at once is not lost: a form sends along what it was opened with.
 * @param seen undefined: the caller does not say, and overwrites
 * @param now under a lock that lasts as long as the transaction
 * @throws PortalError conflict where someone has changed it since
 */
export function assertUnchangedSince<Value>(seen: Value | undefined, now: Value): void {
  if (seen !== undefined && !isDeepStrictEqual(seen, now)) throw new PortalError('conflict', 'changed-since-opened');
}
