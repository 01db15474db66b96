import { z } from 'zod';
import { EmailAddress } from '#contract/email-address.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openExistingDatabase, sentenceOf } from './existing-database.ts';

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
  const email = z.tuple([EmailAddress]).safeParse(args);
  if (!email.success) return fail(`Usage: npm run --silent portal -- ${usage}`);
  const config = readConfig();
  if (config.external) return fail('OIDC_ISSUER is set: that provider signs people in, and not the portal.');
  const database = await openExistingDatabase(config).catch(sentenceOf);
  if (typeof database === 'string') return fail(database);
  try {
    const outcome = await work(database, email.data[0], config);
    if ('refused' in outcome) return fail(outcome.refused);
    process.stdout.write(`${outcome.done}\n`);
    return 0;
  } finally {
    await database.close();
  }
}

function fail(words: string): number {
  process.stderr.write(`${words}\n`);
  return 2;
}
