import { readConfig } from '#server/config.ts';
import { KEYS_NAME, newKeysText } from '#server/identity/embedded-provider/keys.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { sharedSecrets } from '#server/platform/secrets/open.ts';

const USAGE = 'Usage: npm run --silent portal -- rotate-keys [--retire]\n';

/**
 * `portal rotate-keys`: makes a new key for tokens and cookies of the embedded provider, beside the one in use; with `--retire` the earlier
 * ones are forgotten. docs/operations.md says when. @returns the exit code
 */
export async function rotateKeysCommand(args: string[]): Promise<number> {
  const retires = args[0] === '--retire';
  if (args.length > (retires ? 1 : 0)) return fail(USAGE);
  const config = readConfig();
  if (config.secretsKeys === null)
    return fail('Keys are files here. Set PORTAL_SECRETS_KEY to keep them in the database.\n');
  const database = await openDatabase(config);
  try {
    const secrets = sharedSecrets(config, database);
    if (retires) process.stdout.write(`Earlier keys forgotten: ${await secrets?.retire(KEYS_NAME)}.\n`);
    else {
      await secrets?.add(KEYS_NAME, await newKeysText());
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
