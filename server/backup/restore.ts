import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type DatabaseSettings, fillDatabase } from '#server/platform/database/open.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { type BackupManifest, keyOfPath, rowsPath } from './manifest.ts';

export interface RestoreParts {
  settings: DatabaseSettings;
  store: Pick<Store, 'keys' | 'publish'>;
}

/**
 * Brings a backup, which has been checked, into an installation that has nothing: keys and files first, rows last and
 * in one transaction, so that what was interrupted is an installation without any.
 * @throws Error with a sentence where there is something already, or the backup is of a newer version
 */
export async function restore(
  { settings, store }: RestoreParts,
  folder: string,
  manifest: BackupManifest,
): Promise<void> {
  const { dataDir } = settings;
  if ((await store.keys()).length > 0) throw new Error('The store has files already. Restore into an empty one.');
  if (settings.databaseUrl === null && (await readdir(join(dataDir, 'pglite')).catch(() => [])).length > 0)
    throw new Error(`${dataDir} has a database already. Restore into an empty folder.`);
  const draft = join(dataDir, 'restoring');
  await mkdir(dataDir, { recursive: true });
  for (const { path } of manifest.files) {
    const key = keyOfPath(path);
    if (key !== null) {
      await copyFile(join(folder, path), draft);
      await store.publish(draft, key);
    } else if (path.startsWith('keys/')) {
      const target = join(dataDir, path.slice('keys/'.length));
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await copyFile(join(folder, path), target);
    }
  }
  await rm(draft, { force: true });
  const { migrations, tables } = manifest;
  await fillDatabase(settings, { migrations, tables, path: (table) => join(folder, rowsPath(table)) });
}
