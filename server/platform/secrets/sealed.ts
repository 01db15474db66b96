import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export class WrongSecretsKey extends Error {}

const keyOf = (passphrase: string) => Buffer.from(hkdfSync('sha256', passphrase, '', 'portal secrets', 32));

/**
 * Encrypts with the first key. The name is part of what is checked: one secret cannot be put in the place of another.
 */
export function seal([passphrase = '']: readonly string[], name: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(passphrase), iv).setAAD(Buffer.from(name));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
}

/** @throws WrongSecretsKey where none of the keys fits */
export function unseal(passphrases: readonly string[], name: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  for (const passphrase of passphrases) {
    const decipher = createDecipheriv(CIPHER, keyOf(passphrase), bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(name))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    } catch {
      // Not with this one.
    }
  }
  throw new WrongSecretsKey();
}
