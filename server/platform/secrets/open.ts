import type { Database } from '../database/database.ts';
import { type SharedSecrets, secretsInDatabase } from './in-database.ts';
import { secretsInFolder } from './in-folder.ts';
import type { Secrets } from './secrets.ts';

export interface SecretSettings {
  dataDir: string;
  /** Keys of what is kept in the database; null: secrets are files of the data folder. */
  secretsKeys: readonly string[] | null;
}

export const openSecrets = (settings: SecretSettings, database: Pick<Database, 'system'>): Secrets =>
  sharedSecrets(settings, database) ?? secretsInFolder(settings.dataDir);

/** null where secrets are files. */
export function sharedSecrets(
  { dataDir, secretsKeys }: SecretSettings,
  database: Pick<Database, 'system'>,
): SharedSecrets | null {
  return secretsKeys === null ? null : secretsInDatabase(database, secretsKeys, secretsInFolder(dataDir));
}
