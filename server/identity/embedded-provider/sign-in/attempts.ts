import { createHash } from 'node:crypto';
import { PortalError } from '#contract/errors.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { networkOf } from '../../network-of.ts';
import { countAttempt, deleteEndedWindows, selectBlocked, takeAttemptBack } from '../queries.ts';

const WINDOW_MINUTES = 15;
/** A person mistypes a few times; a school's whole staff may sit behind one network address. */
const SIGN_IN = { purpose: '', most: { account: 10, address: 100 } };

/**
 * Whose attempt it is. `browser`: of one that the person has signed in with before; its failures
 * are counted by themselves.
 */
export interface SignInAttempt {
  email: string;
  address: string;
  browser?: string | null;
}

/**
 * Slows down guessing: failed attempts per account and per network address, counted in the database for all processes.
 * @param purpose attempts at something else than a password are counted by themselves
 */
export function attemptsOf(database: Database, { purpose, most }: typeof SIGN_IN = SIGN_IN) {
  const limitsOf = ({ email, address, browser = null }: SignInAttempt) => [
    {
      key: browser === null ? keyOf(`${purpose}account`, email) : keyOf(`${purpose}browser`, browser),
      most: most.account,
    },
    { key: keyOf(`${purpose}address`, networkOf(address)), most: most.address },
  ];

  /**
   * Makes an attempt that may fail. It counts before it is made: of a thousand at the same moment, too, no
   * more are made than may fail.
   * @throws PortalError too_many_requests, with the seconds to wait; alike for known and unknown accounts
   */
  return async <T>(who: SignInAttempt, work: () => Promise<T>, hasFailed: (outcome: T) => boolean): Promise<T> => {
    const limits = limitsOf(who);
    await database.system(async (tx) => {
      await deleteEndedWindows(tx);
      for (const { key, most } of limits)
        if (!(await countAttempt(tx, key, most, WINDOW_MINUTES))) throw await tooMany(tx, key, most);
    });
    const takeBack = () =>
      database.system(async (tx) => {
        for (const { key } of limits) await takeAttemptBack(tx, key);
      });
    try {
      const outcome = await work();
      if (!hasFailed(outcome)) await takeBack();
      return outcome;
    } catch (problem) {
      // Turned away before anything was tried.
      await takeBack();
      throw problem;
    }
  };
}

async function tooMany(tx: Transaction, key: string, most: number): Promise<PortalError> {
  const blocked = await selectBlocked(tx, key, most);
  return new PortalError('too_many_requests', 'too-many-attempts', { seconds: blocked?.seconds_left ?? 1 });
}

const keyOf = (kind: string, value: string): string =>
  createHash('sha256').update(`${kind}:${value}`).digest('base64url');
