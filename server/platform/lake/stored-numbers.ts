import { PortalError } from '#contract/errors.ts';
import { localIfWhole, type ReadableStore } from '../storage/local-if-whole.ts';

/** Where the files of computed numbers are read from. */
export interface StoredNumbers {
  store: ReadableStore;
  /** Where a store that is not on this machine puts its copies, and what does not fit in memory goes. */
  workFolder: string;
  /** Has the numbers of an audit computed again, unless that is due already. */
  onLost: (auditId: string) => void;
}

/**
 * Path of a file of an audit's numbers on this machine.
 * @param folder for a copy
 * @throws PortalError unavailable where the store has lost or changed it, or never had it: an
 * earlier portal did not write it
 */
export async function bringNumbers(
  { store, onLost }: StoredNumbers,
  auditId: string,
  key: string,
  folder: string,
): Promise<string> {
  const path = await localIfWhole(store, key, folder);
  if (path === null) throw lostNumbers(onLost, auditId);
  return path;
}

/** What to throw where a file is not there: the next version of the numbers has it. */
export function lostNumbers(onLost: StoredNumbers['onLost'], auditId: string): PortalError {
  onLost(auditId);
  return new PortalError('unavailable', 'numbers-updating');
}
