import { readConfig } from '#server/config/config.ts';
import type { DeletionParts } from '#server/deletion/delete-audit.ts';
import { Register } from '#server/deletion/register.ts';
import type { OpenDatabase } from '#server/platform/database/open.ts';
import { openSecrets } from '#server/platform/secrets/open.ts';
import { type KnownKey, openInstallationKeys } from '#server/platform/signing/installation-key.ts';
import { openStore } from '#server/platform/storage/open.ts';
import { openExistingDatabase, sentenceOf } from './existing-database.ts';
import { fail } from './fail.ts';

/** What commands work on. */
export interface InstallationRecords extends DeletionParts {
  database: OpenDatabase;
  /** By which signatures of the installation are known. */
  known: readonly KnownKey[];
  close: () => Promise<void>;
}

/**
 * The records of the installation that the environment names, for a command. @throws an Error with a
 * sentence for the person who runs it
 */
export async function openRecords(): Promise<InstallationRecords> {
  const config = readConfig();
  const database = await openExistingDatabase(config);
  try {
    return {
      database,
      store: await openStore(config),
      register: new Register(config.deletionsDir),
      ...(await openInstallationKeys(openSecrets(config, database))),
      operators: config.operators,
      close: () => database.close(),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Does what a command does on the records of the installation, and closes them. Where they
 * cannot be opened, it says why.
 * @returns the exit code
 */
export async function withRecords(work: (records: InstallationRecords) => Promise<number>): Promise<number> {
  const records = await openRecords().catch(sentenceOf);
  if (typeof records === 'string') return fail(`${records}\n`);
  try {
    return await work(records);
  } finally {
    await records.close();
  }
}
