import { PortalError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/database.ts';
import { verifyPassword } from '../../password.ts';
import type { AccountRow } from '../queries.ts';
import { attemptsOf } from './attempts.ts';
import { ownHash } from './sign-in.ts';

/**
 * Checks what someone who follows a link says of the password an account has. The check is one more place to guess at
 * it, so it counts with the attempts at the sign-in page; so does choosing the present password again, which would tell
 * whether a guess is right. It resolves to the credential that was known, null for none, and rejects with PortalError
 * unprocessable or too_many_requests.
 */
export function createPresentPassword(database: Database) {
  const attempt = attemptsOf(database);

  return async (
    account: AccountRow,
    { present, wanted }: { present: string; wanted: string },
    address: string,
  ): Promise<string | null> => {
    const hash = ownHash(account);
    if (hash === null) return null;
    const check = async () => {
      if (present !== '' && !(await verifyPassword(present, hash))) return 'wrong-present-password';
      return (await verifyPassword(wanted, hash)) ? 'same-password' : null;
    };
    const refused = await attempt({ email: account.email, address }, check, (reason) => reason !== null);
    if (refused !== null) throw new PortalError('unprocessable', refused);
    return present === '' ? null : account.credential;
  };
}
