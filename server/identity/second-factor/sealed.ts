import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key for one use, made from the provider's secret. */
const keyFor = (use: string, secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, 32));

/** Encrypts what the database alone must not give away (AES-256-GCM): nonce, text, tag, in base64url. `owner` is bound to it: moved to another row it does not open. */
export function seal(text: string, owner: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor('second-factor', secret), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return sealed.toString('base64url');
}

/** @throws for what was sealed with another secret or for another owner */
export function open(sealed: string, owner: string, secret: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyFor('second-factor', secret), bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

/** What a form of the sign-in carries to the next one, signed: `value.signature`. */
export function sign(value: object, use: string, secret: string): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${signatureOf(text, use, secret)}`;
}

/** What was signed, or null. */
export function verify(signed: string, use: string, secret: string): unknown {
  const [text = '', signature = ''] = signed.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(text, use, secret))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString());
}

const signatureOf = (text: string, use: string, secret: string): string =>
  createHmac('sha256', keyFor(use, secret)).update(text).digest('base64url');
