import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig } from '#server/config.ts';
import { signAccessToken } from '#server/identity/embedded-provider/issuer.ts';
import { openKeys } from '#server/identity/embedded-provider/keys.ts';

const USAGE = 'Usage: npm run --silent portal -- token --as EMAIL\n';

/**
 * `portal token --as EMAIL`: prints a bearer token good for an hour, signed with the embedded provider's key. It does not open the
 * database, so the server may be running; whether the person exists is found out by the first call made with the token.
 * @returns the exit code
 */
export async function tokenCommand(args: string[]): Promise<number> {
  const email = z.email().safeParse(addressIn(args));
  if (!email.success) return fail(USAGE);
  const config = readConfig();
  if (config.external) return fail('OIDC_ISSUER is set: tokens come from that provider, not from here.\n');
  const token = await signAccessToken(config, await openKeys(config.dataDir), email.data);
  process.stdout.write(`${token}\n`);
  return 0;
}

function addressIn(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { as: { type: 'string' } } }).values.as;
  } catch {
    return undefined; // an argument that is not ours gets the usage line
  }
}

function fail(words: string): number {
  process.stderr.write(words);
  return 2;
}
