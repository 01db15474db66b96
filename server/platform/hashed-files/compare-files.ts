import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type HashedFile, hashFile } from './write-hashed.ts';

export interface FileBreach {
  is: 'changed' | 'missing' | 'added';
  path: string;
}

/**
 * Holds every file below a folder against a list of them. @param beside what the list itself is
 * made of, and does not name
 */
export async function compareFiles(
  folder: string,
  listed: readonly HashedFile[],
  beside: readonly string[],
): Promise<FileBreach[]> {
  const there = new Set(await filesBelow(folder));
  for (const path of beside) there.delete(path);
  const breaches: FileBreach[] = [];
  for (const { path, sha256, bytes } of listed) {
    if (!there.delete(path)) breaches.push({ is: 'missing', path });
    else {
      const found = await hashFile(folder, path);
      if (found.sha256 !== sha256 || found.bytes !== bytes) breaches.push({ is: 'changed', path });
    }
  }
  for (const path of there) breaches.push({ is: 'added', path });
  return breaches;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
