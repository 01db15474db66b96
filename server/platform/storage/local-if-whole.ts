import { ChangedBytes } from './changed-bytes.ts';
import type { Store } from './store.ts';

export type ReadableStore = Pick<Store, 'size' | 'local'>;

/** As `local` of the store; null where it has lost the object, or changed its bytes. */
export async function localIfWhole(
  store: ReadableStore,
  key: string,
  folder: string,
  sha256?: string,
): Promise<string | null> {
  if ((await store.size(key)) === null) return null;
  try {
    return await store.local(key, folder, sha256);
  } catch (error) {
    if (error instanceof ChangedBytes) return null;
    throw error;
  }
}
