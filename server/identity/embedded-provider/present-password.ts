import { PortalError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/database.ts';
import { verifyPassword } from '../password.ts';
import { attemptsOf } from './attempts.ts';
import type { AccountRow } from './queries.ts';
import { ownHash } from './sign-in.ts';

const WRONG_PASSWORD = 'The present password is not right. Correct it, or leave it empty.';
export const SAME_PASSWORD = 'Choose another password than the present one.';

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
    if (present !== '' && !(await verifyPassword(present, hash))) await refuse(WRONG_PASSWORD);
    if (await verifyPassword(wanted, hash)) await refuse(SAME_PASSWORD);
    return present === '' ? null : account.credential;

    async function refuse(words: string): Promise<never> {
      await attempts.recordFailure(account.email, address);
      throw new PortalError('unprocessable', words);
    }
  };
}
