import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';

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

const ProviderKeys = z.object({ signing: SigningKey, cookieSecret: z.string().min(32) });
export type ProviderKeys = z.infer<typeof ProviderKeys>;

/**
 * The embedded provider's keys, made at first use and kept in `<dataDir>/identity/keys.json`, readable by the owner alone.
 * Server and command line may come first at the same moment: whoever links the file first wins, both read the same.
 */
export async function openKeys(dataDir: string): Promise<ProviderKeys> {
  const file = join(dataDir, 'identity', 'keys.json');
  const text = await readFile(file, 'utf8').catch(ignore('ENOENT'));
  if (text !== undefined) return ProviderKeys.parse(JSON.parse(text));
  await keepNewKeys(file, join(dataDir, 'identity'));
  return await openKeys(dataDir);
}

async function keepNewKeys(file: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, JSON.stringify(await newKeys()), { mode: 0o600, flush: true });
  await chmod(draft, 0o600);
  await link(draft, file).catch(ignore('EEXIST'));
  await rm(draft);
}

async function newKeys(): Promise<ProviderKeys> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const signing = SigningKey.parse({
    ...jwk,
    kid: await calculateJwkThumbprint(jwk),
    use: 'sig',
    alg: SIGNING_ALGORITHM,
  });
  return { signing, cookieSecret: randomBytes(32).toString('base64url') };
}

const ignore = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error;
  return undefined;
};
