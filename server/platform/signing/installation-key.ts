import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Ed25519, 64 bytes. */
export const signed = (text: Uint8Array, key: KeyObject): Buffer => sign(null, text, key);

/** @param publicKey as `publicKeyOf` writes it */
export function isSignedBy(text: Uint8Array, signature: Uint8Array, publicKey: string): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, text, key, signature);
}

/** SPKI in base64. */
export const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');

/**
 * The installation's key for what it signs for others, made at first use and kept in `<dataDir>/identity/installation-key.pem`, readable by
 * the owner alone. Whoever links the file first wins, as with the provider's keys.
 */
export async function openInstallationKey(dataDir: string): Promise<KeyObject> {
  const folder = join(dataDir, 'identity');
  const file = join(folder, 'installation-key.pem');
  const text = await readFile(file, 'utf8').catch(ignore('ENOENT'));
  if (text !== undefined) return createPrivateKey(text);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const { privateKey } = generateKeyPairSync('ed25519');
  await writeFile(draft, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flush: true });
  await chmod(draft, 0o600);
  await link(draft, file).catch(ignore('EEXIST'));
  await rm(draft);
  return await openInstallationKey(dataDir);
}

const ignore = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error;
  return undefined;
};
