import { createHash } from 'node:crypto';
import { PortalError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/database.ts';
import { networkOf } from '../../network-of.ts';
import { countFailure, deleteEndedWindows, selectBlocked } from '../queries.ts';

const WINDOW_MINUTES = 15;
/** A person mistypes a few times; a school's whole staff may sit behind one network address. */
const SIGN_IN = { purpose: '', most: { account: 10, address: 100 } };

/**
 * Slows down guessing: failed attempts per account and per network address, counted in the database for all processes.
 * @param purpose attempts at something else than a password are counted by themselves
 */
export function attemptsOf(database: Database, { purpose, most }: typeof SIGN_IN = SIGN_IN) {
  const whoKey = (email: string, browser: string | null) =>
    browser === null ? keyOf(`${purpose}account`, email) : keyOf(`${purpose}browser`, browser);
  const addressKey = (address: string) => keyOf(`${purpose}address`, networkOf(address));
  return {
    /**
     * @param browser of one that the person has signed in with before: its failures are counted by themselves
     * @throws PortalError too_many_requests, with the seconds to wait; alike for known and unknown accounts
     */
    async assertAllowed(email: string, address: string, browser: string | null = null): Promise<void> {
      const blocked = await database.system(
        async (tx) =>
          (await selectBlocked(tx, whoKey(email, browser), most.account)) ??
          (await selectBlocked(tx, addressKey(address), most.address)),
      );
      if (!blocked) return;
      throw new PortalError('too_many_requests', 'too-many-attempts', {
        seconds: blocked.seconds_left,
      });
    },

    async recordFailure(email: string, address: string, browser: string | null = null): Promise<void> {
      await database.system(async (tx) => {
        await deleteEndedWindows(tx);
        await countFailure(tx, whoKey(email, browser), WINDOW_MINUTES);
        await countFailure(tx, addressKey(address), WINDOW_MINUTES);
      });
    },
  };
}

const keyOf = (kind: string, value: string): string =>
  createHash('sha256').update(`${kind}:${value}`).digest('base64url');
