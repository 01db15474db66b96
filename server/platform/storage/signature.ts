import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { AddressKeys } from './address-keys.ts';
import type { Expected } from './store.ts';

/** What one presigned address allows: one PUT of one key, or of one part of it, of this many bytes, until then. */
export interface Permit extends Expected {
  /** From 1. Null for the whole. */
  part: number | null;
}

/** No address is good for longer (docs/threats.md#t8), whatever is asked for. */
export const LONGEST_MS = 15 * 60_000;

const count = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const Query = z.object({
  key: z.string().max(500),
  max: count,
  exact: z.union([z.literal(''), count]),
  part: z.union([z.literal(''), count]),
  expires: count,
  signature: z.string().max(100),
});

/** `key=...&max=...&exact=...&part=...&expires=...&signature=...`, with an HMAC over the method and each of them. */
export function signPermit([secret]: AddressKeys, { key, maxBytes, exactBytes, part, expiresAt }: Permit): string {
  const latest = Math.min(expiresAt.getTime(), Date.now() + LONGEST_MS);
  const fields = {
    key,
    max: String(maxBytes),
    exact: exactBytes === null ? '' : String(exactBytes),
    part: part === null ? '' : String(part),
    expires: String(latest),
  };
  return new URLSearchParams({ ...fields, signature: mac(secret, fields).toString('base64url') }).toString();
}

/** The permit in a query, or null where a field was changed, made up or is too old: the sender is not told which. */
export function readPermit(keys: AddressKeys, query: unknown): Permit | null {
  const parsed = Query.safeParse(query);
  if (!parsed.success) return null;
  const { key, max, exact, part, expires, signature } = parsed.data;
  const fields = { key, max: String(max), exact: String(exact), part: String(part), expires: String(expires) };
  const given = Buffer.from(signature, 'base64url');
  if (!keys.some((secret) => isSame(given, mac(secret, fields)))) return null;
  if (expires < Date.now()) return null;
  const orNull = (value: number | '') => (value === '' ? null : value);
  return { key, maxBytes: max, exactBytes: orNull(exact), part: orNull(part), expiresAt: new Date(expires) };
}

const isSame = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected);

const mac = (secret: Buffer, fields: Record<'key' | 'max' | 'exact' | 'part' | 'expires', string>): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['PUT', fields.key, fields.max, fields.exact, fields.part, fields.expires]))
    .digest();
