import { type Config, readConfig } from '#server/config/config.ts';
import { signAccessToken } from '#server/identity/embedded-provider/issuer.ts';
import { openKeys, type ProviderKeys } from '#server/identity/embedded-provider/keys.ts';
import { secretsInFolder } from '#server/platform/secrets/in-folder.ts';
import { openSecrets } from '#server/platform/secrets/open.ts';
import { fail } from './fail.ts';
import { strictOptions } from './strict-options.ts';
import { EMAIL, wrongCall } from './wrong-call.ts';

const USAGE = 'Usage: npm run --silent portal -- token --as EMAIL\n';

/**
 * `portal token --as EMAIL`: prints a bearer token good for an hour, signed with the embedded provider's key. Where
 * keys are files it does not open the database, so the server may be running; whether the person exists is found out by
 * the first call made with the token.
 * @returns the exit code
 */
export async function tokenCommand(args: string[]): Promise<number> {
  const options = strictOptions(args, { as: { type: 'string' } });
  if (!options) return fail(USAGE);
  const email = EMAIL.safeParse(options.values.as);
  if (!email.success || options.positionals.length > 0) return wrongCall(USAGE, 'Give an email address after --as.');
  const config = readConfig();
  if (config.external) return fail('OIDC_ISSUER is set: tokens come from that provider, not from here.\n');
  const token = await signAccessToken(config, await keysOf(config), email.data);
  process.stdout.write(`${token}\n`);
  return 0;
}

async function keysOf(config: Config): Promise<ProviderKeys> {
  if (config.secretsKeys === null) return await openKeys(secretsInFolder(config.dataDir));
  const { openDatabase } = await import('#server/platform/database/open.ts');
  const database = await openDatabase(config);
  return await openKeys(openSecrets(config, database)).finally(() => database.close());
}
