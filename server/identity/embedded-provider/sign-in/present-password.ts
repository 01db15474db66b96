import { PortalError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/database.ts';
import { verifyPassword } from '../../password.ts';
import type { AccountRow } from '../queries.ts';
import { attemptsOf } from './attempts.ts';
import { ownHash } from './sign-in.ts';

/**
 * Checks what somebody who follows a link says of the password an account has. The check is one more place to guess at it, so it counts with the
 * attempts at the sign-in page; so does choosing the present password again, which would tell whether a guess is right.
 * It resolves to the credential that was known, null for none, and rejects with PortalError unprocessable or too_many_requests.
 */
export function createPresentPassword(database: Database) {
  const attempts = attemptsOf(database);

  return async (
    account: AccountRow,
    { present, wanted }: { present: string; wanted: string },
    address: string,
  ): Promise<string | null> => {
    const hash = ownHash(account);
    if (hash === null) return null;
    await attempts.assertAllowed(account.email, address);
    if (present !== '' && !(await verifyPassword(present, hash))) await refuse('wrong-present-password');
    if (await verifyPassword(wanted, hash)) await refuse('same-password');
    return present === '' ? null : account.credential;

    async function refuse(reason: 'wrong-present-password' | 'same-password'): Promise<never> {
      await attempts.recordFailure(account.email, address);
      throw new PortalError('unprocessable', reason);
    }
  };
}
