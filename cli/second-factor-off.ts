import { turnOffFor } from '#server/identity/second-factor/second-factor.ts';
import { atAddress } from './at-address.ts';

/**
 * `portal second-factor-off EMAIL`: for a person who has lost both phone and recovery codes. The password alone signs
 * them in again; each of their audits has it in its log.
 */
export const secondFactorOffCommand = (args: string[]): Promise<number> =>
  atAddress(args, 'second-factor-off EMAIL', async (database, email) =>
    (await database.system((tx) => turnOffFor(tx, email)))
      ? { done: 'The second step of sign-in is off. The person can set it up again in Settings.' }
      : { refused: 'No one with this address uses a second step.' },
  );
