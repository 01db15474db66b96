import { makeResetLink } from '#server/identity/password-reset.ts';
import { atAddress } from './at-address.ts';

const USAGE = `Usage: npm run --silent portal -- reset-link EMAIL

Prints a link for a new password, valid once and for an hour. Each audit of the person has it in its log.
`;

/**
 * `portal reset-link EMAIL`: prints a link for a new password, good once and for an hour, for a portal that sends no
 * email. Each audit of the person has it in its log.
 */
export const resetLinkCommand = (args: string[]): Promise<number> =>
  atAddress(args, USAGE, async (database, email, { publicUrl }) => {
    const link = await makeResetLink(database, email, publicUrl);
    return link === null ? { refused: 'No one has this address.' } : { done: link };
  });
