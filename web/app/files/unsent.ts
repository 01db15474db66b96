import type { AuditId } from '#contract/ids.ts';
import { CallError } from '#web/app/call-error.ts';
import { typed } from '#web/app/leaving/typed.ts';

export const unsentOf = (auditId: AuditId) => `unsent.${auditId}`;

/** Of this window, where its own row says what became of a file. */
const own = new Set<string>();
export const isOwn = (key: string): boolean => own.has(key);

/**
 * While the server does not know of a file that was submitted. Where a session ends then, no one else can
 * say that it was not sent.
 */
export const unsent = {
  add: (auditId: AuditId, key: string, name: string): void => {
    own.add(key);
    typed.set(unsentOf(auditId), { ...typed.of(unsentOf(auditId)), [key]: name });
  },
  /** The server knows of it, or someone read why not. */
  drop: (auditId: AuditId, key: string): void => {
    const { [key]: _, ...rest } = typed.of(unsentOf(auditId)) ?? {};
    typed.set(unsentOf(auditId), rest);
  },
  failed: (auditId: AuditId, key: string, why: unknown): void => {
    if (!(why instanceof CallError && why.code === 'unauthenticated')) unsent.drop(auditId, key);
  },
};
