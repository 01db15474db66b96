import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

export const MANIFEST = 'backup.json';

const BackedUpFile = z.object({ path: z.string(), bytes: z.int(), sha256: z.string() });

export const BackupManifest = z.object({
  format: z.literal('portal-backup/1'),
  made_at: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** Every other file of the backup: database/<table>.rows, store/<key>, keys/<folder>/<name>. */
  files: z.array(BackedUpFile),
  /** The newest link of each audit's log at that moment. */
  log_heads: z.array(z.object({ audit_id: z.uuid(), sequence: z.int(), hash: z.string() })),
});
export type BackupManifest = z.infer<typeof BackupManifest>;

export const rowsPath = (table: string): string => `database/${table}.rows`;
export const storePath = (key: string): string => `store/${key}`;
export const keyOfPath = (path: string): string | null => (path.startsWith('store/') ? path.slice(6) : null);

/**
 * Written last: a folder without it is not a whole backup. @returns its SHA-256 in hex, which says all hashes in one
 */
export async function writeManifest(folder: string, manifest: BackupManifest): Promise<string> {
  const text = `${JSON.stringify(BackupManifest.parse(manifest), null, 1)}\n`;
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600, flag: 'wx', flush: true });
  return sha256(text);
}

/** @throws Error with a sentence where the folder has no manifest, or another one than expected */
export async function readManifest(folder: string, expected?: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new Error(`${folder} is not a backup, or one that was not finished: it has no ${MANIFEST}.`);
  });
  if (expected !== undefined && sha256(text) !== expected)
    throw new Error(`${MANIFEST} has the SHA-256 ${sha256(text)}, not ${expected}.`);
  return BackupManifest.parse(JSON.parse(text));
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
