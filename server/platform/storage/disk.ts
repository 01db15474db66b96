import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { PortalError } from '#contract/errors.ts';
import { hasCode, StoreFolder } from './folder.ts';
import { type Arrival, writeIncoming } from './incoming.ts';
import { openSecret, readPermit, signPermit } from './signature.ts';
import type { Store } from './store.ts';

export const PUT_PATH = '/store/put';

/** Called when all bytes of a key are stored, before the sender hears so. Throws to refuse them: then they are taken out again. */
export type OnReceived = (key: string, arrival: Arrival) => Promise<void>;

export interface DiskStore extends Store {
  /**
   * Takes the bytes of one presigned PUT.
   * @throws PortalError forbidden for an address that is not one of ours or too old, conflict when the key has its bytes already,
   *   too_large, bad_request for another length than announced, unavailable when the disk is full
   */
  receive(query: unknown, bytes: Readable, announced: number | null, onReceived: OnReceived): Promise<void>;
  /** Whether the folder can be written to. */
  ready(): Promise<boolean>;
}

/** The file store in `<dataDir>/store`; its addresses are below `origin`. */
export async function openDiskStore(dataDir: string, origin: string): Promise<DiskStore> {
  const folder = new StoreFolder(join(dataDir, 'store'));
  await folder.open();
  const secret = await openSecret(dataDir);

  return {
    presignPut: (permit) => `${origin}${PUT_PATH}?${signPermit(secret, permit)}`,

    async receive(query, bytes, announced, onReceived) {
      const permit = readPermit(secret, query);
      if (!permit) throw new PortalError('forbidden', 'address-expired');
      if ((await size(permit.key)) !== null) throw alreadyThere();
      const incoming = folder.newPath();
      const arrival = await writeIncoming(incoming, bytes, announced, permit);
      if (!(await folder.settle(incoming, permit.key))) throw alreadyThere();
      try {
        await onReceived(permit.key, arrival);
      } catch (error) {
        await rm(folder.path(permit.key), { force: true });
        throw error;
      }
    },

    size,

    async read(key) {
      const handle = await open(folder.path(key)).catch((error: unknown) => {
        throw hasCode(error, 'ENOENT') ? new PortalError('not_found') : error;
      });
      return handle.createReadStream();
    },

    local: async (key) => folder.path(key),
    publish: (localPath, key) => folder.replace(localPath, key),
    remove: (key) => rm(folder.path(key), { force: true }),
    keysOf: (auditId) => folder.keysWith(`eoa=${auditId}`),

    async ready() {
      const probe = folder.newPath();
      await writeIncoming(probe, Readable.from([]), 0, { maxBytes: 0, exactBytes: 0 });
      await rm(probe);
      return true;
    },
  };

  async function size(key: string): Promise<number | null> {
    try {
      return (await stat(folder.path(key))).size;
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return null;
      throw error;
    }
  }
}

const alreadyThere = () => new PortalError('conflict', 'address-used');
