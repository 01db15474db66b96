import { readConfig } from '#server/config.ts';
import { KEYS_NAME, newKeysText, openKeys, secretsOf } from '#server/identity/embedded-provider/keys.ts';
import { sealAgain } from '#server/identity/second-factor/second-factor.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { openSecrets } from '#server/platform/secrets/open.ts';
import { retireAddressKey, rotateAddressKey } from '#server/platform/storage/address-keys.ts';

const USAGE = 'Usage: npm run --silent portal -- rotate-keys [--retire]\n';

/**
 * `portal rotate-keys`: makes a new key for tokens and cookies of the embedded provider, and one for presigned addresses of files on disk, beside those
 * in use, which are believed until `--retire` forgets them. docs/operations.md says when. @returns the exit code
 */
export async function rotateKeysCommand(args: string[]): Promise<number> {
  const retires = args[0] === '--retire';
  if (args.length > (retires ? 1 : 0)) return fail(USAGE);
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    const secrets = openSecrets(config, database);
    const keys = await openKeys(secrets);
    if (retires) {
      // What an earlier secret has encrypted could not be read without it.
      await database.system((tx) => sealAgain(tx, secretsOf(keys)));
      if (config.s3 === null) await retireAddressKey(config.dataDir);
      process.stdout.write(`Earlier keys forgotten: ${await secrets.retire(KEYS_NAME)}.\n`);
    } else {
      await secrets.add(KEYS_NAME, await newKeysText());
      if (config.s3 === null) await rotateAddressKey(config.dataDir);
      process.stdout.write(
        'A new key is there. Restart the API processes one after the other, then retire the old one after a day.\n',
      );
    }
    return 0;
  } finally {
    await database.close();
  }
}

function fail(words: string): number {
  process.stderr.write(words);
  return 2;
}
