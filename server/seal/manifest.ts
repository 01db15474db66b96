import type { KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isSignedBy, publicKeyOf, signed } from '#server/platform/signing/installation-key.ts';

export const MANIFEST = 'manifest.json';
/** Of the bytes of the manifest: 64 bytes as they are, since any text around them could be changed unseen. */
export const SIGNATURE = 'manifest.sig';

const SealedFile = z.object({ path: z.string(), bytes: z.int(), sha256: z.string() });

export const SealManifest = z.object({
  format: z.literal('portal-seal/1'),
  audit_id: z.uuid(),
  district: z.string(),
  year_ending: z.int(),
  sealed_at: z.iso.datetime(),
  sealed_by: z.string(),
  /** Of the numbers, and when they were computed. */
  version: z.int(),
  computed_at: z.string(),
  /** Which software computed them: docs/seal.md. */
  method: z.string(),
  /** The newest link of the log when the seal was made. */
  log_head: z.object({ sequence: z.int(), hash: z.string() }).nullable(),
  /** Every other file of the seal. */
  files: z.array(SealedFile),
  /** Ed25519, as SPKI in base64. */
  public_key: z.string(),
});
export type SealManifest = z.infer<typeof SealManifest>;

export async function writeManifest(
  folder: string,
  about: Omit<SealManifest, 'format' | 'public_key'>,
  key: KeyObject,
): Promise<SealManifest> {
  const manifest = SealManifest.parse({ format: 'portal-seal/1', ...about, public_key: publicKeyOf(key) });
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600 });
  await writeFile(join(folder, SIGNATURE), signed(text, key), { mode: 0o600 });
  return manifest;
}

/**
 * null where it is not one, or not as it was signed.
 * @param publicKey of the installation, where it is known: without it, only that the manifest fits the key it names
 */
export async function readManifest(folder: string, publicKey?: string): Promise<SealManifest | null> {
  try {
    const [text, signature] = await Promise.all([readFile(join(folder, MANIFEST)), readFile(join(folder, SIGNATURE))]);
    const manifest = SealManifest.parse(JSON.parse(text.toString()));
    const isRight = signature.length === 64 && (publicKey === undefined || publicKey === manifest.public_key);
    return isRight && isSignedBy(text, signature, manifest.public_key) ? manifest : null;
  } catch {
    return null; // a file that is missing, not JSON, of another shape, or with a key that is none
  }
}
