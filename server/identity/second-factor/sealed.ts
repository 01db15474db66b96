import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * The provider's secrets: the newest encrypts and signs, each is believed, so that a rotation
 * ends no one's second step.
 */
export type ProviderSecrets = readonly [newest: string, ...earlier: string[]];

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key for one use, made from the provider's secret. */
const keyFor = (use: string, secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, 32));

/**
 * Encrypts what the database alone must not give away (AES-256-GCM): nonce, text, tag, in base64url. `owner` is bound
 * to it: moved to another row it does not open.
 */
export function seal(text: string, owner: string, [secret]: ProviderSecrets): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor('second-factor', secret), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return sealed.toString('base64url');
}

/** @throws for what was sealed with another secret or for another owner */
export function open(sealed: string, owner: string, secrets: ProviderSecrets): string {
  for (const secret of secrets) {
    try {
      return openWith(secret, sealed, owner);
    } catch {
      // Of another secret, perhaps of the next one.
    }
  }
  throw new Error('Sealed with a secret that is not there, or for another owner');
}

/** Whether the newest secret alone opens it. */
export function isSealedByNewest(sealed: string, owner: string, [newest]: ProviderSecrets): boolean {
  try {
    openWith(newest, sealed, owner);
    return true;
  } catch {
    return false;
  }
}

function openWith(secret: string, sealed: string, owner: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyFor('second-factor', secret), bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

/** What a form of the sign-in carries to the next one, signed: `value.signature`. */
export function sign(value: object, use: string, [secret]: ProviderSecrets): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${signatureOf(text, use, secret)}`;
}

/** What was signed, or null. */
export function verify(signed: string, use: string, secrets: ProviderSecrets): unknown {
  const [text = '', signature = ''] = signed.split('.');
  if (!secrets.some((secret) => isSame(signature, signatureOf(text, use, secret)))) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString());
}

function isSame(signature: string, expected: string): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(expected)];
  return given.length === right.length && timingSafeEqual(given, right);
}

const signatureOf = (text: string, use: string, secret: string): string =>
  createHmac('sha256', keyFor(use, secret)).update(text).digest('base64url');
