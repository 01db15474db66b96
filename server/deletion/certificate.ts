import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { isKnown, isSignedBy, type KnownKey, publicKeyOf, signed } from '#server/platform/signing/installation-key.ts';

const FORMAT = 'portal-deletion-certificate/1';

const DeletedFile = z.object({ key: z.string(), bytes: z.number().int().nonnegative(), sha256: z.string() });
export type DeletedFile = z.infer<typeof DeletedFile>;

/**
 * What was deleted: known before the first row goes, and so the same however often a deletion is interrupted. No name
 * of a student or member is in it.
 */
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
  /**
   * The newest link of the audit's log (docs/decisions/0047-the-log-is-a-chain.md); null for an audit without a line.
   */
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
const signedText = ({ signature: _, ...rest }: Certificate): Buffer =>
  Buffer.from(JSON.stringify(Certificate.omit({ signature: true }).parse(rest)));

export function signCertificate(deletion: Deletion, finishedAt: Date, key: KeyObject): Certificate {
  const certificate: Certificate = {
    ...deletion,
    finished_at: finishedAt.toISOString(),
    public_key: publicKeyOf(key),
    signature: '',
  };
  return { ...certificate, signature: signed(signedText(certificate), key).toString('base64') };
}

/** @param known keys of the installation: a certificate that names another one is not its own */
export function isGenuine(certificate: Certificate, known: readonly KnownKey[]): boolean {
  const { public_key: publicKey, finished_at: at } = certificate;
  if (!isKnown(known, publicKey, at)) return false;
  return isSignedBy(signedText(certificate), Buffer.from(certificate.signature, 'base64'), publicKey);
}
