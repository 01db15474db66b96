import { z } from 'zod';
import { EmailAddress } from '#contract/email-address.ts';
import { readConfig } from '#server/config.ts';
import { makeResetLink } from '#server/identity/password-reset.ts';
import { openDatabase } from '#server/platform/database/open.ts';

const USAGE = 'Usage: npm run --silent portal -- reset-link EMAIL\n';

/**
 * `portal reset-link EMAIL`: prints a link for a new password, good once and for an hour, for a portal that sends no email. Each audit of the
 * person has it in its log. With the embedded database the server must be stopped, since only one process may open it.
 * @returns the exit code
 */
export async function resetLinkCommand(args: string[]): Promise<number> {
  const email = z.tuple([EmailAddress]).safeParse(args);
  if (!email.success) return fail(USAGE);
  const config = readConfig();
  if (config.external) return fail('OIDC_ISSUER is set: passwords are kept by that provider, not here.\n');
  const database = await openDatabase(config).catch((error: unknown) => String(error));
  if (typeof database === 'string')
    return fail(`The database could not be opened. If it is the embedded one, stop the portal first.\n${database}\n`);
  try {
    const link = await makeResetLink(database, email.data[0], config.publicUrl);
    if (link === null) return fail('No one has this address.\n');
    process.stdout.write(`${link}\n`);
    return 0;
  } finally {
    await database.close();
  }
}

function fail(words: string): number {
  process.stderr.write(words);
  return 2;
}
