import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { readConfig } from '#server/config.ts';
import { Certificate, isGenuine } from '#server/deletion/certificate.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { secretsInFolder } from '#server/platform/secrets/in-folder.ts';
import { openSecrets } from '#server/platform/secrets/open.ts';
import { openInstallationKey, publicKeyOf } from '#server/platform/signing/installation-key.ts';

const USAGE = `Usage: npm run --silent portal -- check-certificate FILE [PUBLIC KEY]

Without a key, that of this installation is used, which is printed.
`;

/** `portal check-certificate FILE`: whether a certificate of deletion is unchanged and of this installation. @returns the exit code */
export async function checkCertificateCommand(args: string[]): Promise<number> {
  const asked = z.union([z.tuple([z.string()]), z.tuple([z.string(), z.string()])]).safeParse(args);
  if (!asked.success) return fail(USAGE);
  const [file, given] = asked.data;
  const publicKey = given ?? (await ownPublicKey());
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return fail(`${file} could not be read.\n`);
  const certificate = parsed(text);
  if (!certificate || !isGenuine(certificate, publicKey)) {
    return fail('This is not a certificate of this installation, or it was changed.\n');
  }
  const { district, year_ending, finished_at, deleted_by, files } = certificate;
  process.stdout.write(
    `Genuine. ${district}, class of ${year_ending}: ${files.length} files deleted by ${deleted_by}, finished ${finished_at}.\nPublic key: ${publicKey}\n`,
  );
  return 0;
}

async function ownPublicKey(): Promise<string> {
  const config = readConfig();
  if (config.secretsKeys === null) return publicKeyOf(await openInstallationKey(secretsInFolder(config.dataDir)));
  const database = await openDatabase(config);
  return await openInstallationKey(openSecrets(config, database))
    .then(publicKeyOf)
    .finally(() => database.close());
}

function parsed(text: string): Certificate | null {
  try {
    return Certificate.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function fail(words: string): number {
  process.stderr.write(words);
  return 2;
}
