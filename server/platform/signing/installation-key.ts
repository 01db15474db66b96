import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { openSecret, type Secrets } from '../secrets/secrets.ts';

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

/** The installation's key for what it signs for others, made at first use. */
export async function openInstallationKey(secrets: Secrets): Promise<KeyObject> {
  const [text = ''] = await openSecret(secrets, 'installation-key.pem', () =>
    String(generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' })),
  );
  return createPrivateKey(text);
}
