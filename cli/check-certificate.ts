import { readFile } from 'node:fs/promises';
import { type Config, readConfig } from '#server/config/config.ts';
import { Certificate, isGenuine } from '#server/deletion/certificate.ts';
import { secretsInFolder } from '#server/platform/secrets/in-folder.ts';
import { openSecrets } from '#server/platform/secrets/open.ts';
import { type KnownKey, readKnownKeys } from '#server/platform/signing/installation-key.ts';
import { openExistingDatabase, sentenceOf } from './existing-database.ts';
import { fail } from './fail.ts';
import { strictOptions } from './strict-options.ts';
import { wrongCall } from './wrong-call.ts';

const USAGE = `Usage: npm run --silent portal -- check-certificate FILE [PUBLIC KEY]

Without a key, those of this installation are used.
`;

/**
 * `portal check-certificate FILE`: whether a certificate of deletion is unchanged and of this
 * installation. @returns the exit code
 */
export async function checkCertificateCommand(args: string[]): Promise<number> {
  const options = strictOptions(args, {});
  if (!options) return fail(USAGE);
  const [file, given, ...more] = options.positionals;
  if (file === undefined || more.length > 0) return wrongCall(USAGE, 'Give the file of one certificate.');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return fail(`${file} could not be read.\n`);
  const known = given === undefined ? await ownKeys().catch(sentenceOf) : [{ publicKey: given, until: null }];
  if (typeof known === 'string') return fail(`${known}\n`);
  const certificate = parsed(text);
  if (!certificate || !isGenuine(certificate, known)) {
    return fail('This is not a certificate of this installation, or it was changed.\n');
  }
  const { district, year_ending, finished_at, deleted_by, files } = certificate;
  process.stdout.write(
    `Genuine. ${district}, class of ${year_ending}: ${files.length} files deleted by ${deleted_by}, finished ${finished_at}.\nPublic key: ${certificate.public_key}\n`,
  );
  return 0;
}

/** @throws an Error with a sentence: without keys a genuine certificate would be called changed */
async function ownKeys(): Promise<readonly KnownKey[]> {
  const config = readConfig();
  const known = await readOwnKeys(config);
  if (known.length === 0)
    throw new Error(
      `${config.dataDir} has no keys of a portal. Set PORTAL_DATA_DIR to its data folder, or add the key.`,
    );
  return known;
}

async function readOwnKeys(config: Config): Promise<readonly KnownKey[]> {
  // The portal may be running, and its embedded database open.
  if (config.secretsKeys === null) return await readKnownKeys(secretsInFolder(config.dataDir));
  const database = await openExistingDatabase(config);
  return await readKnownKeys(openSecrets(config, database)).finally(() => database.close());
}

function parsed(text: string): Certificate | null {
  try {
    return Certificate.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
