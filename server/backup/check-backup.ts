import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { hashFile } from '#server/platform/hashed-files/write-hashed.ts';
import { MANIFEST, type Manifest, readManifest } from './manifest.ts';

export interface FileBreach {
  is: 'changed' | 'missing' | 'added';
  path: string;
}

/** Said where the hash of the manifest is not known: what is listed was compared with the list, and the list with nothing. */
export const NOT_COMPARED =
  'Without --sha256 this finds damage, but not a backup that was replaced as a whole. The hash was printed when it was made.\n';

/**
 * Holds every byte of a backup against its manifest.
 * @param sha256 of the manifest, where it is known
 * @throws Error with a sentence where there is no manifest, or another one
 */
export async function checkBackup(
  folder: string,
  sha256?: string,
): Promise<{ manifest: Manifest; breaches: FileBreach[] }> {
  const manifest = await readManifest(folder, sha256);
  const there = new Set(await filesBelow(folder));
  there.delete(MANIFEST);
  const breaches: FileBreach[] = [];
  for (const file of manifest.files) {
    if (!there.delete(file.path)) breaches.push({ is: 'missing', path: file.path });
    else {
      const found = await hashFile(folder, file.path);
      if (found.sha256 !== file.sha256 || found.bytes !== file.bytes) breaches.push({ is: 'changed', path: file.path });
    }
  }
  for (const path of there) breaches.push({ is: 'added', path });
  return { manifest, breaches };
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
