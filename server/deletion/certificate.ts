import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const FORMAT = 'portal-deletion-certificate/1';

const DeletedFile = z.object({ key: z.string(), bytes: z.number().int().nonnegative(), sha256: z.string() });
export type DeletedFile = z.infer<typeof DeletedFile>;

/** What was deleted: known before the first row goes, and so the same however often a deletion is interrupted. No name of a student or member is in it. */
export const Deletion = z.object({
  format: z.literal(FORMAT),
  audit_id: z.uuid(),
  district: z.string(),
  year_ending: z.number().int(),
  deleted_by: z.string(),
  begun_at: z.iso.datetime(),
  /** Rows by table. */
  rows: z.record(z.string(), z.number().int()),
  files: z.array(DeletedFile),
  /** The newest link of the audit's log (docs/decisions/0047-the-log-is-a-chain.md); null for an audit without a line. */
  log_head: z.object({ sequence: z.number().int(), hash: z.string() }).nullable(),
});
export type Deletion = z.infer<typeof Deletion>;

export const Certificate = Deletion.extend({
  finished_at: z.iso.datetime(),
  /** Ed25519, as SPKI in base64. */
  public_key: z.string(),
  /** Of everything above, in base64. */
  signature: z.string(),
});
export type Certificate = z.infer<typeof Certificate>;

export const newDeletion = (what: Omit<Deletion, 'format'>): Deletion => ({ format: FORMAT, ...what });

/** Names are written in the order of the schema, so that equal certificates are equal texts. */
const signedText = ({ signature: _, ...signed }: Certificate): Buffer =>
  Buffer.from(JSON.stringify(Certificate.omit({ signature: true }).parse(signed)));

export function signCertificate(deletion: Deletion, finishedAt: Date, key: KeyObject): Certificate {
  const certificate: Certificate = {
    ...deletion,
    finished_at: finishedAt.toISOString(),
    public_key: publicKeyOf(key),
    signature: '',
  };
  return { ...certificate, signature: sign(null, signedText(certificate), key).toString('base64') };
}

/** @param publicKey of the installation, as `publicKeyOf` writes it: a certificate that names another one is not its own */
export function isGenuine(certificate: Certificate, publicKey: string): boolean {
  if (certificate.public_key !== publicKey) return false;
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, signedText(certificate), key, Buffer.from(certificate.signature, 'base64'));
}

export const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');

/**
 * The installation's key for what it signs for others, made at first use and kept in `<dataDir>/identity/installation-key.pem`, readable by
 * the owner alone. Whoever links the file first wins, as with the provider's keys.
 */
export async function openInstallationKey(dataDir: string): Promise<KeyObject> {
  const folder = join(dataDir, 'identity');
  const file = join(folder, 'installation-key.pem');
  const text = await readFile(file, 'utf8').catch(ignore('ENOENT'));
  if (text !== undefined) return createPrivateKey(text);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const { privateKey } = generateKeyPairSync('ed25519');
  await writeFile(draft, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flush: true });
  await chmod(draft, 0o600);
  await link(draft, file).catch(ignore('EEXIST'));
  await rm(draft);
  return await openInstallationKey(dataDir);
}

const ignore = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error;
  return undefined;
};
