import { z } from 'zod';
import { AuditId } from '#contract/ids.ts';

const KEY = 'portal.uploads-begun';
const Begun = z.array(z.object({ auditId: AuditId, fileId: z.string() }));
export type Begun = z.infer<typeof Begun>[number];

/**
 * Uploads that this browser began and whose end it has not seen. Kept over a reload or a closed tab, which end them
 * without a word; ids alone.
 */
function allBegun(): readonly Begun[] {
  try {
    return Begun.catch([]).parse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

const keep = (all: readonly Begun[]) => localStorage.setItem(KEY, JSON.stringify(all));

/**
 * The tab that sends a file holds its lock, which the browser takes away with the tab. A page
 * without HTTPS has no locks.
 */
const lockOf = (fileId: string) => `portal.upload.${fileId}`;
const locks = () => ('locks' in navigator ? navigator.locks : null);
const unlock = new Map<string, () => void>();

export function begun(auditId: AuditId, fileId: string): void {
  keep([...allBegun(), { auditId, fileId }]);
  void locks()?.request(lockOf(fileId), () => new Promise<void>((resolve) => unlock.set(fileId, resolve)));
}

export function ended(fileId: string | null): void {
  if (fileId === null) return;
  const all = allBegun();
  const rest = all.filter((upload) => upload.fileId !== fileId);
  if (rest.length < all.length) keep(rest);
  unlock.get(fileId)?.();
  unlock.delete(fileId);
}

/** What no tab is sending anymore. */
export async function allCutOff(): Promise<readonly Begun[]> {
  const all = allBegun();
  if (all.length === 0) return [];
  const held = new Set((await locks()?.query())?.held?.map(({ name }) => name));
  return all.filter(({ fileId }) => !held.has(lockOf(fileId)));
}
