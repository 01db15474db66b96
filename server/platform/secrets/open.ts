import type { Database } from '../database/database.ts';
import { secretsInDatabase } from './in-database.ts';
import { secretsInFolder } from './in-folder.ts';
import type { ManySecrets } from './secrets.ts';

export interface SecretSettings {
  dataDir: string;
  /** Keys of what is kept in the database; null: secrets are files of the data folder. */
  secretsKeys: readonly string[] | null;
}

export function openSecrets({ dataDir, secretsKeys }: SecretSettings, database: Pick<Database, 'system'>): ManySecrets {
  const inFolder = secretsInFolder(dataDir);
  return secretsKeys === null ? inFolder : secretsInDatabase(database, secretsKeys, inFolder);
}
