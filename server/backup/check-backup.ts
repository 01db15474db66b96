import { compareFiles, type FileBreach } from '#server/platform/hashed-files/compare-files.ts';
import { type BackupManifest, MANIFEST, readManifest } from './manifest.ts';

/**
 * Said where the hash of the manifest is not known: what is listed was compared with the list,
 * and the list with nothing.
 */
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
): Promise<{ manifest: BackupManifest; breaches: FileBreach[] }> {
  const manifest = await readManifest(folder, sha256);
  return { manifest, breaches: await compareFiles(folder, manifest.files, [MANIFEST]) };
}
