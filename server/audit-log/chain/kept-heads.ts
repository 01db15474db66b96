import { appendFile, mkdir, readFile, rename, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { findHeads } from '#server/platform/audit-trail/heads.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  type InstallationKeys,
  isKnown,
  isSignedBy,
  type KnownKey,
  signed,
} from '#server/platform/signing/installation-key.ts';
import type { LogHead } from './verify-chain.ts';

const FILE = 'log-heads.txt';

export interface KeptHead extends LogHead {
  auditId: string;
}

/**
 * '<audit ID> <sequence> <hash>', also as `portal verify-audit-log --print-heads` prints it; kept ones go on
 * with ' <time> <signature>'.
 */
const LINE = /^([0-9a-f-]{36}) (\d+) ([0-9a-f]{64})(?: (\S+) ([\w-]{86}))?$/;

/** @throws Error with a sentence for a line that is not a head, or where it is signed, not with a known key */
export function readHeads(text: string, known: readonly KnownKey[]): KeptHead[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, auditId = '', sequence, hash = '', at = '', signature] = LINE.exec(line) ?? [];
      if (hash === '') throw new Error(`This is not a head of a log: ${line}`);
      const said = Buffer.from(`${auditId} ${sequence} ${hash} ${at}`);
      const isSigned = ({ publicKey }: KnownKey) =>
        isKnown(known, publicKey, at) && isSignedBy(said, Buffer.from(signature ?? '', 'base64url'), publicKey);
      if (signature !== undefined && !known.some(isSigned))
        throw new Error(`This head is not signed by this installation: ${line}`);
      return { auditId, sequence: Number(sequence), hash };
    });
}

export const keptHeads = async (folder: string, known: readonly KnownKey[]): Promise<KeptHead[]> =>
  readHeads((await readKept(folder)).whole, known);

/** The file with what a full disk has cut off, and its lines without that. */
async function readKept(folder: string): Promise<{ text: string; whole: string }> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(ignoreMissing);
  return { text, whole: text.slice(0, text.lastIndexOf('\n') + 1) };
}

/**
 * Adds the newest link of each log that has grown to `<folder>/log-heads.txt`, signed: what came before it cannot be
 * cut off unseen. The folder is apart from the database and its backups; whoever copies the file elsewhere needs to
 * trust no one on this machine.
 * @returns how many were added
 */
export async function keepHeads(
  { database, folder, keys: { key, known } }: { database: Database; folder: string; keys: InstallationKeys },
  now: Date,
): Promise<number> {
  const { text, whole } = await readKept(folder);
  const last = new Map(readHeads(whole, known).map((head) => [head.auditId, head.hash]));
  const heads = await database.system(findHeads);
  const lines = heads
    .filter(({ audit_id, hash }) => last.get(audit_id) !== hash)
    .map(({ audit_id, sequence, hash }) => {
      const said = `${audit_id} ${sequence} ${hash} ${now.toISOString()}`;
      return `${said} ${signed(Buffer.from(said), key).toString('base64url')}\n`;
    });
  if (lines.length === 0) return 0;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (text !== whole) await truncate(join(folder, FILE), Buffer.byteLength(whole));
  await appendFile(join(folder, FILE), lines.join(''), { mode: 0o600, flush: true });
  return lines.length;
}

/**
 * After a restore the logs end earlier than what was kept says, and go on otherwise from there. The old heads
 * stay as a file of their own.
 * @returns its path, or null where nothing was kept
 */
export async function setHeadsAside(folder: string, now: Date): Promise<string | null> {
  const aside = join(folder, `log-heads.until-${now.toISOString().replaceAll(':', '')}.txt`);
  return await rename(join(folder, FILE), aside).then(
    () => aside,
    (error: NodeJS.ErrnoException) => ignoreMissing(error) || null,
  );
}

function ignoreMissing(error: NodeJS.ErrnoException): string {
  if (error.code !== 'ENOENT') throw error;
  return '';
}
