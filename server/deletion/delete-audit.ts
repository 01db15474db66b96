import { createHash, type KeyObject } from 'node:crypto';
import { findHead } from '#server/platform/audit-trail/heads.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Store } from '#server/platform/storage/store.ts';
import { type Certificate, type DeletedFile, type Deletion, newDeletion, signCertificate } from './certificate.ts';
import { type AuditToDelete, countRows, deleteRows, findAudit, lockAudit } from './queries.ts';
import type { Register } from './register.ts';

export interface DeletionParts {
  database: Database;
  store: Store;
  register: Register;
  key: KeyObject;
  /** Addresses of people who stay although no audit knows them. */
  operators: readonly string[];
}

/** What a deletion would take, with the hash of every file. Reads all bytes of the audit. */
export async function planDeletion(
  { database, store }: Pick<DeletionParts, 'database' | 'store'>,
  audit: AuditToDelete,
  deletedBy: string,
): Promise<Deletion> {
  const [rows, head] = await database.system(async (tx) => [
    await countRows(tx, audit.id),
    await findHead(tx, audit.id),
  ]);
  const files: DeletedFile[] = [];
  for (const key of await store.keysOf(audit.id)) files.push(await hashed(store, key));
  return newDeletion({
    audit_id: audit.id,
    district: audit.district_name,
    year_ending: audit.year_ending,
    deleted_by: deletedBy,
    begun_at: new Date().toISOString(),
    rows,
    files,
    log_head: head ?? null,
  });
}

async function hashed(store: Store, key: string): Promise<DeletedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of await store.read(key)) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { key, bytes, sha256: hash.digest('hex') };
}

/**
 * An operator opened the audit again after its deletion was planned: hashing its files and
 * typing its name take minutes.
 */
export class OpenedAgain extends Error {}

/**
 * Deletes an audit for good. The order is what makes it resumable: the register says so first, then all rows go in one
 * transaction, then the files; whoever runs it again, or starts the portal, goes on from wherever a process was killed.
 * Other audits are not touched.
 * @returns the path of the certificate
 * @throws OpenedAgain, and nothing is deleted
 */
export async function deleteAudit(parts: DeletionParts, planned: Deletion): Promise<string> {
  const { register, key } = parts;
  // What the first attempt saw counts: a second one finds less.
  const begun = await register.begun(planned.audit_id);
  if (!begun) await begin(parts, planned);
  const deletion = begun ?? planned;
  await removeAll(parts, deletion.audit_id);
  return await register.finish(signCertificate(deletion, new Date(), key));
}

/** The register says so while no one can open the audit: who opens it then finds it gone. */
async function begin({ database, register }: DeletionParts, planned: Deletion): Promise<void> {
  await database.system(async (tx) => {
    const audit = await lockAudit(tx, planned.audit_id);
    if (audit?.closed_at === null) throw new OpenedAgain();
    await register.begin(planned);
  });
}

/** Rows, then files. Nothing is left to do where neither is there. @returns whether anything was */
async function removeAll({ database, store, operators }: DeletionParts, auditId: string): Promise<boolean> {
  const wasThere = await database.system(async (tx) => {
    const audit = await findAudit(tx, auditId);
    if (audit) await deleteRows(tx, audit, operators);
    return audit !== undefined;
  });
  const keys = await store.keysOf(auditId);
  for (const key of keys) await store.remove(key);
  await store.discardOf(auditId);
  return wasThere || keys.length > 0;
}

/**
 * Before the portal answers anyone: finishes what was interrupted, and deletes again what a
 * restored backup brought back.
 * @returns the audits of which something was there
 */
export async function finishDeletions(parts: DeletionParts): Promise<string[]> {
  const found: string[] = [];
  for (const auditId of await parts.register.auditIds()) {
    const certificate: Certificate | null = await parts.register.certificate(auditId);
    const begun = await parts.register.begun(auditId);
    if (certificate === null && begun !== null) {
      await deleteAudit(parts, begun);
      found.push(auditId);
    } else if (await removeAll(parts, auditId)) found.push(auditId);
  }
  return found;
}
