import { z } from 'zod';
import { EmailAddress } from '#contract/email-address.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openExistingDatabase, sentenceOf } from './existing-database.ts';
import { fail } from './fail.ts';
import { strictOptions } from './strict-options.ts';
import { EMAIL, NO_MORE, wrongCall } from './wrong-call.ts';

/**
 * A command about the sign-in of one person, on the portal's machine. With the embedded database the server must be
 * stopped, since only one process may open it.
 * @param work what to print, or why nothing was done
 * @returns the exit code
 */
export async function atAddress(
  args: string[],
  usage: string,
  work: (database: Database, email: string, config: Config) => Promise<{ done: string } | { refused: string }>,
): Promise<number> {
  const options = strictOptions(args, {});
  if (!options) return fail(usage);
  const [given, ...more] = options.positionals;
  const asked = z.object({ email: EMAIL.pipe(EmailAddress), more: NO_MORE }).safeParse({ email: given, more });
  if (!asked.success) return wrongCall(usage, asked.error);
  const config = readConfig();
  if (config.external) return fail('OIDC_ISSUER is set: that provider signs people in, and not the portal.\n');
  const database = await openExistingDatabase(config).catch(sentenceOf);
  if (typeof database === 'string') return fail(`${database}\n`);
  try {
    const outcome = await work(database, asked.data.email, config);
    if ('refused' in outcome) return fail(`${outcome.refused}\n`);
    process.stdout.write(`${outcome.done}\n`);
    return 0;
  } finally {
    await database.close();
  }
}
