import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { PortalError } from '#contract/errors.ts';
import { openAddressKeys } from './address-keys.ts';
import { ChangedBytes } from './changed-bytes.ts';
import { DiskParts } from './disk-parts.ts';
import { hasCode, StoreFolder } from './folder.ts';
import { type Arrival, measure, writeIncoming } from './incoming.ts';
import { partSizes } from './part-sizes.ts';
import { Senders } from './senders.ts';
import { type Permit, readPermit, signPermit } from './signature.ts';
import type { Store } from './store.ts';

const hashOf = async (path: string): Promise<string> =>
  (await measure(createReadStream(path), { maxBytes: Number.POSITIVE_INFINITY, exactBytes: null })).sha256;

export const PUT_PATH = '/store/put';

/**
 * Called when all bytes of a key are stored, before the sender hears so. A PortalError refuses them: then they are
 * taken out again. After any other error they stay for the sweep: what failed may be the answer to a commit that was
 * made, and then a row counts on them.
 */
export type OnReceived = (key: string, arrival: Arrival) => Promise<void>;

export interface DiskStore extends Store {
  /**
   * Takes the bytes of one presigned PUT.
   * @throws PortalError forbidden for an address that is not one of ours or too old, conflict when the key has its
   * bytes already, too_many_requests when several send to it at once, too_large, bad_request for another length than
   * announced, unavailable when the disk is full
   */
  receive(query: unknown, bytes: Readable, announced: number | null, onReceived: OnReceived): Promise<void>;
}

/** The file store in `<dataDir>/store`; its addresses are below `origin`. */
export async function openDiskStore(dataDir: string, origin: string): Promise<DiskStore> {
  const folder = new StoreFolder(join(dataDir, 'store'));
  await folder.open();
  const permits = await permitsOf(dataDir);
  const parts = new DiskParts(folder);
  const senders = new Senders();
  const addressOf = (permit: Permit) => `${origin}${PUT_PATH}?${permits.sign(permit)}`;
  const size = (key: string) => folder.size(key);

  return {
    presignPut: async (expected) => addressOf({ ...expected, part: null }),

    async presignParts(expected) {
      const missing = await parts.missing(expected.key, expected.exactBytes);
      return partSizes(expected.exactBytes).map((size, index) => {
        const part = index + 1;
        const address = missing.has(part) ? addressOf({ ...expected, maxBytes: size, exactBytes: size, part }) : null;
        return { number: part, size, address };
      });
    },

    joinParts: ({ key, exactBytes }) => parts.join(key, exactBytes),
    arrivals: async () => [],

    async seal({ key, ...limits }) {
      if ((await size(key)) !== null) return await measure(await read(key), limits);
      return await parts.seal(key, limits);
    },

    async discard(key) {
      await parts.discard(key);
      return false; // nothing is received for a key that has its bytes
    },

    discardOf: (auditId) => folder.discardOf(auditId),
    discardAbandoned: () => folder.removeAbandoned(),

    async receive(query, bytes, announced, onReceived) {
      const permit = await permits.read(query);
      if (!permit) throw new PortalError('forbidden', 'address-expired');
      const { key, part } = permit;
      if ((await size(key)) !== null) throw alreadyThere();
      await senders.receive(`${key} ${part}`, () =>
        part === null
          ? takeWhole(folder, permit, { bytes, announced }, onReceived)
          : parts.receive(key, part, bytes, permit.maxBytes),
      );
    },

    size,
    read,

    async local(key, _folder, sha256) {
      const path = folder.path(key);
      const wanted = sha256 ?? (await folder.noted(key));
      if (wanted !== null && (await hashOf(path)) !== wanted) throw new ChangedBytes();
      return path;
    },
    publish: async (localPath, key) => folder.replace(localPath, key, await hashOf(localPath)),
    async remove(key) {
      await folder.remove(key);
      await parts.discard(key);
    },
    keysOf: (auditId) => folder.keysWith(`**/eoa=${auditId}/**`),
    keys: () => folder.keysWith('**'),

    async ready() {
      const probe = folder.newPath('ready');
      await writeIncoming(probe, Readable.from([]), 0, { maxBytes: 0, exactBytes: 0 });
      await rm(probe);
      return true;
    },
  };

  async function read(key: string): Promise<Readable> {
    const handle = await open(folder.path(key)).catch((error: unknown) => {
      throw hasCode(error, 'ENOENT') ? new PortalError('not_found') : error;
    });
    return handle.createReadStream();
  }
}

async function takeWhole(
  folder: StoreFolder,
  permit: Permit,
  { bytes, announced }: { bytes: Readable; announced: number | null },
  onReceived: OnReceived,
): Promise<void> {
  const incoming = folder.newPath(permit.key);
  const arrival = await writeIncoming(incoming, bytes, announced, permit);
  if (!(await folder.settle(incoming, permit.key))) throw alreadyThere();
  try {
    await onReceived(permit.key, arrival);
  } catch (error) {
    if (error instanceof PortalError) await rm(folder.path(permit.key), { force: true });
    throw error;
  }
}

/** How often an address that is not ours makes the keys be read again: another process may have newer ones. */
const LOOK_AGAIN_MS = 5_000;

async function permitsOf(dataDir: string) {
  let keys = await openAddressKeys(dataDir);
  let readAt = 0;
  return {
    sign: (permit: Permit) => signPermit(keys, permit),
    async read(query: unknown): Promise<Permit | null> {
      const permit = readPermit(keys, query);
      if (permit !== null || Date.now() - readAt < LOOK_AGAIN_MS) return permit;
      readAt = Date.now();
      keys = await openAddressKeys(dataDir);
      return readPermit(keys, query);
    },
  };
}

const alreadyThere = () => new PortalError('conflict', 'address-used');
