import { z } from 'zod';
import { AuditId } from '#contract/ids.ts';

const KEY = 'portal.uploads-begun';
const Begun = z.array(z.object({ auditId: AuditId, fileId: z.string() }));
export type Begun = z.infer<typeof Begun>[number];

/** Uploads that this tab began and whose end it has not seen. Kept over a reload, which ends them without a word; ids alone. */
export function allBegun(): readonly Begun[] {
  try {
    return Begun.catch([]).parse(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

const keep = (all: readonly Begun[]) => sessionStorage.setItem(KEY, JSON.stringify(all));

export const begun = (auditId: AuditId, fileId: string): void => keep([...allBegun(), { auditId, fileId }]);

export function ended(fileId: string | null): void {
  const all = allBegun();
  const rest = all.filter((upload) => upload.fileId !== fileId);
  if (rest.length < all.length) keep(rest);
}
