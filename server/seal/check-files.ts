import { compareFiles, type FileBreach } from '#server/platform/hashed-files/compare-files.ts';
import { MANIFEST, readManifest, type SealManifest, SIGNATURE } from './manifest.ts';

/** null where the manifest itself is not as it was signed; otherwise what is not as it says. */
export async function checkFiles(
  folder: string,
  publicKey?: string,
): Promise<{ manifest: SealManifest; breaches: FileBreach[] } | null> {
  const manifest = await readManifest(folder, publicKey);
  return manifest && { manifest, breaches: await compareFiles(folder, manifest.files, [MANIFEST, SIGNATURE]) };
}
