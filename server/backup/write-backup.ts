import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findHeads } from '#server/platform/audit-trail/heads.ts';
import { findMigrations, findTables, holdStill, rowsOf } from '#server/platform/database/copy/write-rows.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type HashedFile, writeHashed } from '#server/platform/hashed-files/write-hashed.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { type BackupManifest, rowsPath, storePath, writeManifest } from './manifest.ts';
import type { BackupAnswer } from './on-request.ts';
import { findNeeded, type NeededFiles } from './queries.ts';

export interface BackupParts {
  database: Database;
  store: Pick<Store, 'keys' | 'read'>;
  dataDir: string;
}

export interface Backup {
  manifest: BackupManifest;
  /** SHA-256 of the manifest, in hex. */
  sha256: string;
  /** What the database names, and the store has not or has otherwise: the installation itself is damaged. */
  damaged: string[];
}

/** Folders of the data folder with keys of the installation, where they are not in the database. */
const KEY_FOLDERS = ['identity', 'secrets'] as const;

/**
 * Writes everything of the installation into an empty folder while it runs. The rows are those of one moment; files
 * never change, and are copied once before that moment and once after it, so that none that the rows name is missed
 * (docs/decisions/0063-a-backup-of-rows.md).
 * @param folder is made where it is missing
 * @throws Error with a sentence where the folder is not empty
 */
async function writeBackup({ database, store, dataDir }: BackupParts, folder: string): Promise<Backup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
  const copied = new Map<string, HashedFile>();
  await copyFiles(store, folder, copied);
  const { needed, ...rows } = await writeDatabase(database, folder);
  const there = await copyFiles(store, folder, copied);
  // Removed while the backup was made: no one needs them.
  for (const key of [...copied.keys()].filter((one) => !there.has(one) && !needed.has(one))) {
    await rm(join(folder, storePath(key)));
    copied.delete(key);
  }
  const files = [...rows.files, ...copied.values(), ...(await copyKeys(dataDir, folder))];
  const { migrations, tables, log_heads } = rows;
  const manifest: BackupManifest = {
    format: 'portal-backup/1',
    made_at: rows.at,
    migrations,
    tables,
    files,
    log_heads,
  };
  return { manifest, sha256: await writeManifest(folder, manifest), damaged: damagedOf(needed, copied) };
}

const damagedOf = (needed: NeededFiles, copied: ReadonlyMap<string, HashedFile>): string[] =>
  [...needed].flatMap(([key, sha256]) => {
    const found = copied.get(key)?.sha256;
    return found === undefined || (sha256 !== null && found !== sha256) ? [key] : [];
  });

/** All tables as of one moment. */
const writeDatabase = (database: Database, folder: string) =>
  database.system(async (tx) => {
    await holdStill(tx);
    const tables = await findTables(tx);
    const files: HashedFile[] = [];
    for (const { name } of tables) files.push(await writeHashed(folder, rowsPath(name), rowsOf(tx, name)));
    const [migrations, log_heads, needed] = [await findMigrations(tx), await findHeads(tx), await findNeeded(tx)];
    return { at: new Date().toISOString(), tables, files, migrations, log_heads, needed };
  });

/** Adds the files that are not copied yet. One that is removed meanwhile is left out. @returns what the store has */
async function copyFiles(
  store: BackupParts['store'],
  folder: string,
  copied: Map<string, HashedFile>,
): Promise<ReadonlySet<string>> {
  const keys = await store.keys();
  for (const key of keys.filter((one) => !copied.has(one))) {
    try {
      copied.set(key, await writeHashed(folder, storePath(key), await store.read(key)));
    } catch (error) {
      if ((await store.keys()).includes(key)) throw error;
      await rm(join(folder, storePath(key)), { force: true });
    }
  }
  return new Set(keys);
}

async function copyKeys(dataDir: string, folder: string): Promise<HashedFile[]> {
  const files: HashedFile[] = [];
  for (const from of KEY_FOLDERS) {
    const names = await readdir(join(dataDir, from)).catch(() => []);
    for (const name of names)
      files.push(await writeHashed(folder, `keys/${from}/${name}`, createReadStream(join(dataDir, from, name))));
  }
  return files;
}

/** The same, as the person who asked is told. */
export async function backupFor(parts: BackupParts, folder: string): Promise<BackupAnswer> {
  const { manifest, sha256, damaged } = await writeBackup(parts, folder);
  return { is: 'done', sha256, files: manifest.files.length, damaged };
}
