import { PortalError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/database.ts';
import { hashPassword, verifyPassword } from '../../password.ts';
import { type AccountRow, selectAccount } from '../queries.ts';
import { outcomeOf, type TellAttempt } from './attempt-lines.ts';
import { attemptsOf } from './attempts.ts';

/** Password of people made for the demo, while it is there. Shorter than any a person may set. */
export const DEMO_PASSWORD = 'demo';

/** Where an attempt comes from. `browser`: its number, where the person has signed in with it before. */
interface Origin {
  address: string;
  browser: string | null;
}

export type SignIn = (
  typed: string,
  password: string,
  from: (email: string) => Origin,
  tell: TellAttempt,
) => Promise<AccountRow>;

/**
 * Makes the password check. It answers the account, and rejects with PortalError
 * unauthenticated (in the same words and time for an unknown address and a wrong password) or too_many_requests.
 */
export function createSignIn(database: Database, demo: boolean): SignIn {
  const attempt = attemptsOf(database);
  // Made when someone of the demo signs in: it takes a fifth of a second and a thread, which each start would pay for.
  let demoHash: Promise<string> | null = null;
  const hashOfDemo = () => {
    demoHash ??= demo ? hashPassword(DEMO_PASSWORD) : null;
    return demoHash;
  };

  return async (typed, password, from, tell) => {
    const email = typed.trim().toLowerCase();
    const account = await database.system((tx) => selectAccount(tx, email));
    try {
      return await check(email, account, password, from(email));
    } catch (problem) {
      const outcome = problem instanceof PortalError ? outcomeOf(problem) : null;
      if (outcome !== null) tell(outcome, account?.id ?? null);
      throw problem;
    }
  };

  async function check(email: string, account: AccountRow | undefined, password: string, { address, browser }: Origin) {
    const verify = async () => {
      const hash = account?.address_proof === 'demo' ? await hashOfDemo() : ownHash(account);
      const isRight = await verifyPassword(password, hash);
      // It is in the database of a portal that began with the demo; it ends with the demo.
      return account && isRight && (demo || password !== DEMO_PASSWORD) ? account : null;
    };
    const found = await attempt({ email, address, browser }, verify, (one) => one === null);
    if (!found) throw new PortalError('unauthenticated', 'wrong-sign-in');
    return found;
  }
}

/** The password that a person has set here; an external provider's word is not a password. */
export const ownHash = (account: AccountRow | undefined): string | null =>
  account?.address_proof === 'link' || account?.address_proof === 'mail' ? account.password_hash : null;
