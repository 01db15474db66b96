import { PortalError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/database.ts';
import { hashPassword, verifyPassword } from '../password.ts';
import { attemptsOf } from './attempts.ts';
import { selectAccount } from './queries.ts';

/** Password of everybody who has set none, while the demo district is there. Shorter than any a person may set. */
export const DEMO_PASSWORD = 'demo';

export type SignIn = (email: string, password: string, address: string) => Promise<string>;

/**
 * Makes the password check. It answers the address in lower case, and rejects with PortalError
 * unauthenticated (in the same words and time for an unknown address and a wrong password) or too_many_requests.
 */
export function createSignIn(database: Database, demo: boolean): SignIn {
  const attempts = attemptsOf(database);
  const demoHash = demo ? hashPassword(DEMO_PASSWORD) : null;

  return async (typed, password, address) => {
    const email = typed.trim().toLowerCase();
    await attempts.assertAllowed(email, address);
    const account = await database.system((tx) => selectAccount(tx, email));
    const hash = account ? (account.password_hash ?? (account.is_invited ? null : await demoHash)) : null;
    const isRight = await verifyPassword(password, hash);
    // It is in the database of a portal that began with the demo; it ends with the demo.
    if (isRight && (demo || password !== DEMO_PASSWORD)) return email;
    await attempts.recordFailure(email, address);
    throw new PortalError('unauthenticated', 'Email or password is not right.');
  };
}
