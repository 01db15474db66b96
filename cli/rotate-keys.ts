import { type Config, readConfig } from '#server/config/config.ts';
import { KEYS_NAME, newKeysText, openKeys, secretsOf } from '#server/identity/embedded-provider/keys.ts';
import { sealAgain } from '#server/identity/second-factor/second-factor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openSecrets } from '#server/platform/secrets/open.ts';
import type { ManySecrets } from '#server/platform/secrets/secrets.ts';
import { rotateInstallationKey } from '#server/platform/signing/installation-key.ts';
import { retireAddressKey, rotateAddressKey } from '#server/platform/storage/address-keys.ts';
import { openExistingDatabase, sentenceOf } from './existing-database.ts';
import { fail } from './fail.ts';
import { strictOptions } from './strict-options.ts';
import { wrongCall } from './wrong-call.ts';

const USAGE = `Usage: npm run --silent portal -- rotate-keys [--retire | --installation]

--retire forgets the earlier keys. --installation makes a new key for certificates, seals and heads of logs instead.
`;

/**
 * `portal rotate-keys`: makes a new key for tokens and cookies of the embedded provider, and one for presigned
 * addresses of files on disk, beside those in use, which are believed until `--retire` forgets them; `--installation`
 * replaces the key of certificates, seals and heads. docs/operations.md says when.
 * @returns the exit code
 */
export async function rotateKeysCommand(args: string[]): Promise<number> {
  const options = strictOptions(args, { retire: { type: 'boolean' }, installation: { type: 'boolean' } });
  if (!options) return fail(USAGE);
  const { retire: retires, installation } = options.values;
  if (options.positionals.length > 0 || (retires && installation))
    return wrongCall(USAGE, 'Give --retire or --installation, or neither.');
  const config = readConfig();
  const database = await openExistingDatabase(config).catch(sentenceOf);
  if (typeof database === 'string') return fail(`${database}\n`);
  try {
    const secrets = openSecrets(config, database);
    const words =
      installation === true
        ? await rotateInstallation(secrets)
        : retires === true
          ? await retire({ config, database, secrets })
          : await rotate({ config, secrets });
    process.stdout.write(words);
    return 0;
  } finally {
    await database.close();
  }
}

interface Parts {
  config: Config;
  database: Database;
  secrets: ManySecrets;
}

async function rotate({ config, secrets }: Pick<Parts, 'config' | 'secrets'>): Promise<string> {
  await openKeys(secrets);
  await secrets.add(KEYS_NAME, await newKeysText());
  if (config.s3 === null) await rotateAddressKey(config.dataDir);
  return 'A new key is there. Restart the API processes one after the other, then retire the old one after a day.\n';
}

async function retire({ config, database, secrets }: Parts): Promise<string> {
  // What an earlier secret has encrypted could not be read without it.
  const keys = await openKeys(secrets);
  await database.system((tx) => sealAgain(tx, secretsOf(keys)));
  if (config.s3 === null) await retireAddressKey(config.dataDir);
  return `Earlier keys forgotten: ${await secrets.retire(KEYS_NAME)}.\n`;
}

async function rotateInstallation(secrets: ManySecrets): Promise<string> {
  const { known } = await rotateInstallationKey(secrets, new Date());
  const [now, before] = known.map(({ publicKey }) => publicKey);
  return `What the installation signs from now on is checked with
  ${now}
What it signed until now is checked with
  ${before}
as before. Give the first to whoever has the second.
`;
}
