import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { hashFile } from '#server/platform/hashed-files/write-hashed.ts';
import { MANIFEST, type Manifest, readManifest, SIGNATURE } from './manifest.ts';

export interface FileBreach {
  is: 'changed' | 'missing' | 'added';
  path: string;
}

/** null where the manifest itself is not as it was signed; else what is not as it says. */
export async function checkFiles(
  folder: string,
  publicKey?: string,
): Promise<{ manifest: Manifest; breaches: FileBreach[] } | null> {
  const manifest = await readManifest(folder, publicKey);
  if (!manifest) return null;
  const there = new Set(await filesBelow(folder));
  there.delete(MANIFEST);
  there.delete(SIGNATURE);
  const breaches: FileBreach[] = [];
  for (const { path, sha256, bytes } of manifest.files) {
    if (!there.delete(path)) breaches.push({ is: 'missing', path });
    else {
      const found = await hashFile(folder, path);
      if (found.sha256 !== sha256 || found.bytes !== bytes) breaches.push({ is: 'changed', path });
    }
  }
  for (const path of there) breaches.push({ is: 'added', path });
  return { manifest, breaches };
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
