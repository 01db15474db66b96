import { randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './password-threads.ts';

/**
 * OWASP Password Storage Cheat Sheet: scrypt with N=2^15, r=8, p=3 (32 MiB). Kept in each hash, so
 * they can be raised later.
 */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return written(salt, await derive(password, salt, COST));
}

/** Of codes of one person, under one salt: what someone types is hashed once to be found among them. */
export async function hashTogether(codes: readonly string[]): Promise<string[]> {
  const salt = randomBytes(SALT_BYTES);
  return await Promise.all(codes.map(async (code) => written(salt, await derive(code, salt, COST))));
}

/** The hash of what someone types, with salt and cost of another hash: the same text if both are of one code. */
export async function hashAs(hash: string, typed: string): Promise<string> {
  const { salt, cost } = partsOf(hash);
  return written(salt, await derive(typed, salt, cost), cost);
}

/** Takes the same time for a wrong password, an unknown person (`null`) and the right one. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const { salt, key, cost } = partsOf(hash ?? NOBODY);
  return timingSafeEqual(await derive(password, salt, cost), key) && hash !== null;
}

interface Cost {
  N: number;
  r: number;
  p: number;
}

const written = (salt: Buffer, key: Buffer, { N, r, p }: Cost = COST): string =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

function partsOf(hash: string): { salt: Buffer; key: Buffer; cost: Cost } {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  return { salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url'), cost };
}

/** What an unknown person's password is compared with: of the same cost, and made without hashing. */
const NOBODY = written(Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

/** Unicode spells some letters in two ways (NFC, NFKC); RFC 8265 has passwords compared in one of them. */
const derive = (password: string, salt: Buffer, cost: Cost): Promise<Buffer> =>
  deriveKey({ password: password.normalize('NFC'), salt, keyBytes: KEY_BYTES, cost });
