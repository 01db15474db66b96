import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { type ManySecrets, openSecret, type Secrets } from '../secrets/secrets.ts';

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

/** A key by which signatures of this installation are known. */
export interface KnownKey {
  /** As `publicKeyOf` writes it. */
  publicKey: string;
  /** Until when it signed. null: it is in use, or was given by the person who asks. */
  until: string | null;
}

/** @param at when it says that it was signed: a key that was replaced signs nothing new */
export const isKnown = (known: readonly KnownKey[], publicKey: string, at: string): boolean =>
  known.some((one) => one.publicKey === publicKey && (one.until === null || Date.parse(at) <= Date.parse(one.until)));

export interface InstallationKeys {
  key: KeyObject;
  /** The one in use first, then those it has replaced. */
  known: readonly KnownKey[];
}

const KEY = 'installation-key.pem';
/**
 * Public keys alone: what is not there anymore cannot be stolen. One list, which goes along where secrets move
 * from files to the database.
 */
const EARLIER = 'installation-earlier-keys.json';
const Earlier = z.array(z.object({ publicKey: z.string(), until: z.iso.datetime() }));
/** Heads of logs are signed beside a rotation. */
const UNDER_WAY_MS = 60_000;

/** The installation's keys for what it signs for others; the first is made at first use. */
export async function openInstallationKeys(secrets: Secrets): Promise<InstallationKeys> {
  const [text = ''] = await openSecret(secrets, KEY, newKeyText);
  return { key: createPrivateKey(text), known: await readKnownKeys(secrets) };
}

/** Without making one: none where nothing was signed, as in a folder that is not the installation's. */
export async function readKnownKeys(secrets: Secrets): Promise<readonly KnownKey[]> {
  const [text] = await secrets.read(KEY);
  if (text === undefined) return [];
  return [{ publicKey: publicKeyOf(createPrivateKey(text)), until: null }, ...(await openEarlier(secrets))];
}

/**
 * A new key takes the place of the one in use, of which the public part stays. Ended half-way, it can be done again.
 */
export async function rotateInstallationKey(secrets: ManySecrets, now: Date): Promise<InstallationKeys> {
  const { key } = await openInstallationKeys(secrets);
  const until = new Date(now.getTime() + UNDER_WAY_MS).toISOString();
  const earlier = [{ publicKey: publicKeyOf(key), until }, ...(await openEarlier(secrets))];
  await secrets.add(EARLIER, JSON.stringify(earlier));
  await secrets.retire(EARLIER);
  await secrets.add(KEY, newKeyText());
  await secrets.retire(KEY);
  return await openInstallationKeys(secrets);
}

async function openEarlier(secrets: Secrets): Promise<z.infer<typeof Earlier>> {
  const [text = '[]'] = await openSecret(secrets, EARLIER, () => '[]');
  return Earlier.parse(JSON.parse(text));
}

const newKeyText = () => String(generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }));
