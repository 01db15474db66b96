import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';
import { openSecret, type Secrets } from '#server/platform/secrets/secrets.ts';
import type { ProviderSecrets } from '../second-factor/sealed.ts';

export const SIGNING_ALGORITHM = 'ES256';

const SigningKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
  kid: z.string(),
  use: z.literal('sig'),
  alg: z.literal(SIGNING_ALGORITHM),
});
export type SigningKey = z.infer<typeof SigningKey>;

const StoredKeys = z.object({ signing: SigningKey, cookieSecret: z.string().min(32) });
type StoredKeys = z.infer<typeof StoredKeys>;

export interface ProviderKeys extends StoredKeys {
  /** Not used for anything new, and still believed. */
  earlier: readonly StoredKeys[];
}

/** What cookies and tickets are signed and app secrets encrypted with. */
export const secretsOf = ({ cookieSecret, earlier }: ProviderKeys): ProviderSecrets => [
  cookieSecret,
  ...earlier.map((one) => one.cookieSecret),
];

export const KEYS_NAME = 'keys.json';

/**
 * The embedded provider's keys, made at first use. Server and command line may come first at the same
 * moment: both read the same.
 */
export async function openKeys(secrets: Secrets): Promise<ProviderKeys> {
  const texts = await openSecret(secrets, KEYS_NAME, newKeysText);
  const [newest, ...earlier] = texts.map((text) => StoredKeys.parse(JSON.parse(text)));
  if (!newest) throw new Error('A secret was kept and is not there');
  return { ...newest, earlier };
}

export async function newKeysText(): Promise<string> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const signing = SigningKey.parse({
    ...jwk,
    kid: await calculateJwkThumbprint(jwk),
    use: 'sig',
    alg: SIGNING_ALGORITHM,
  });
  return JSON.stringify({ signing, cookieSecret: randomBytes(32).toString('base64url') });
}
