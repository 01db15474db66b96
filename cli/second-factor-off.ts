import { turnOffFor } from '#server/identity/second-factor/second-factor.ts';
import { atAddress } from './at-address.ts';

const USAGE = `Usage: npm run --silent portal -- second-factor-off EMAIL

Lets someone in by the password alone who lost phone and recovery codes. Each audit of the person has it in its log.
`;

/**
 * `portal second-factor-off EMAIL`: for a person who has lost both phone and recovery codes. The password alone signs
 * them in again; each of their audits has it in its log.
 */
export const secondFactorOffCommand = (args: string[]): Promise<number> =>
  atAddress(args, USAGE, async (database, email) =>
    (await database.system((tx) => turnOffFor(tx, email)))
      ? { done: 'The second step of sign-in is off. The person can set it up again in Settings.' }
      : { refused: 'No one with this address uses a second step.' },
  );
