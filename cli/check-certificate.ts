import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { readConfig } from '#server/config/config.ts';
import { Certificate, isGenuine } from '#server/deletion/certificate.ts';
import { openDatabase } from '#server/platform/database/open.ts';
import { secretsInFolder } from '#server/platform/secrets/in-folder.ts';
import { openSecrets } from '#server/platform/secrets/open.ts';
import { type KnownKey, openInstallationKeys } from '#server/platform/signing/installation-key.ts';
import { fail } from './fail.ts';

const USAGE = `Usage: npm run --silent portal -- check-certificate FILE [PUBLIC KEY]

Without a key, those of this installation are used.
`;

/** `portal check-certificate FILE`: whether a certificate of deletion is unchanged and of this installation. @returns the exit code */
export async function checkCertificateCommand(args: string[]): Promise<number> {
  const asked = z.union([z.tuple([z.string()]), z.tuple([z.string(), z.string()])]).safeParse(args);
  if (!asked.success) return fail(USAGE);
  const [file, given] = asked.data;
  const known = given === undefined ? await ownKeys() : [{ publicKey: given, until: null }];
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return fail(`${file} could not be read.\n`);
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

async function ownKeys(): Promise<readonly KnownKey[]> {
  const config = readConfig();
  if (config.secretsKeys === null) return (await openInstallationKeys(secretsInFolder(config.dataDir))).known;
  const database = await openDatabase(config);
  return await openInstallationKeys(openSecrets(config, database))
    .then(({ known }) => known)
    .finally(() => database.close());
}

function parsed(text: string): Certificate | null {
  try {
    return Certificate.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
