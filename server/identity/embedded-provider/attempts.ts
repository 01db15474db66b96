import { createHash } from 'node:crypto';
import { PortalError } from '#contract/errors.ts';
import type { Database } from '#server/platform/database/database.ts';
import { countFailure, deleteEndedWindows, selectBlocked } from './queries.ts';

const WINDOW_MINUTES = 15;
/** A person mistypes a few times; a school's whole staff may sit behind one network address. */
const MOST_PER_ACCOUNT = 10;
const MOST_PER_ADDRESS = 100;

/** Slows down guessing: failed attempts per account and per network address, counted in the database for all processes. */
export function attemptsOf(database: Database) {
  return {
    /** @throws PortalError too_many_requests, with the seconds to wait; alike for known and unknown accounts */
    async assertAllowed(email: string, address: string): Promise<void> {
      const blocked = await database.system(
        async (tx) =>
          (await selectBlocked(tx, keyOf('account', email), MOST_PER_ACCOUNT)) ??
          (await selectBlocked(tx, keyOf('address', address), MOST_PER_ADDRESS)),
      );
      if (!blocked) return;
      throw new PortalError('too_many_requests', 'Too many attempts. Wait a while and try again.', {
        seconds: blocked.seconds_left,
      });
    },

    async recordFailure(email: string, address: string): Promise<void> {
      await database.system(async (tx) => {
        await deleteEndedWindows(tx);
        await countFailure(tx, keyOf('account', email), WINDOW_MINUTES);
        await countFailure(tx, keyOf('address', address), WINDOW_MINUTES);
      });
    },
  };
}

const keyOf = (kind: 'account' | 'address', value: string): string =>
  createHash('sha256').update(`${kind}:${value}`).digest('base64url');
