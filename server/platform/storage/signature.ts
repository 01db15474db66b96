import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What one presigned address allows: one PUT of one key, of so many bytes, until then. */
export interface Permit {
  key: string;
  maxBytes: number;
  exactBytes: number | null;
  expiresAt: Date;
}

/** No address is good for longer (docs/threats.md#t8), whatever is asked for. */
const LONGEST_MS = 15 * 60_000;

const count = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const Query = z.object({
  key: z.string().max(500),
  max: count,
  exact: z.union([z.literal(''), count]),
  expires: count,
  signature: z.string().max(100),
});

/** `key=...&max=...&exact=...&expires=...&signature=...`, with an HMAC over the method and each of them. */
export function signPermit(secret: Buffer, { key, maxBytes, exactBytes, expiresAt }: Permit): string {
  const latest = Math.min(expiresAt.getTime(), Date.now() + LONGEST_MS);
  const fields = {
    key,
    max: String(maxBytes),
    exact: exactBytes === null ? '' : String(exactBytes),
    expires: String(latest),
  };
  return new URLSearchParams({ ...fields, signature: mac(secret, fields).toString('base64url') }).toString();
}

/** The permit in a query, or null where a field was changed, made up or is too old: the sender is not told which. */
export function readPermit(secret: Buffer, query: unknown): Permit | null {
  const parsed = Query.safeParse(query);
  if (!parsed.success) return null;
  const { key, max, exact, expires, signature } = parsed.data;
  const expected = mac(secret, { key, max: String(max), exact: String(exact), expires: String(expires) });
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  if (expires < Date.now()) return null;
  return { key, maxBytes: max, exactBytes: exact === '' ? null : exact, expiresAt: new Date(expires) };
}

const mac = (secret: Buffer, fields: Record<'key' | 'max' | 'exact' | 'expires', string>): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['PUT', fields.key, fields.max, fields.exact, fields.expires]))
    .digest();

/** The key of the signatures, made at first use, readable by the owner alone. Of two processes that make one, the first wins. */
export async function openSecret(dataDir: string): Promise<Buffer> {
  const folder = join(dataDir, 'secrets');
  const file = join(folder, 'upload-address.key');
  const there = await readFile(file).catch(() => null);
  if (there) return there;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(32), { mode: 0o600, flush: true });
  await link(draft, file).catch(() => {}); // the other process was first
  await rm(draft);
  return await readFile(file);
}
