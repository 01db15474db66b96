import { useEffect, useState } from 'react';
import type { AuditId } from '#contract/ids.ts';
import { CallError } from '#web/app/call-error.ts';
import { showError } from '#web/app/errors/error-modal-state.ts';
import { formatAll } from '#web/app/format-list.ts';
import { type Fields, typed } from '#web/app/leaving/typed.ts';
import { useTyped } from '#web/app/leaving/use-typed.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';

const formOf = (auditId: AuditId) => `unsent.${auditId}`;

/** While the server does not know of a file that was submitted. Where a session ends then, nobody else can say that it was not sent. */
export const unsent = {
  add: (auditId: AuditId, key: string, name: string): void =>
    typed.set(formOf(auditId), { ...typed.of(formOf(auditId)), [key]: name }),
  /** The server knows of it, or somebody read why not. */
  drop: (auditId: AuditId, key: string): void => {
    const { [key]: _, ...rest } = typed.of(formOf(auditId)) ?? {};
    typed.set(formOf(auditId), rest);
  },
  failed: (auditId: AuditId, key: string, why: unknown): void => {
    if (!(why instanceof CallError && why.code === 'unauthenticated')) unsent.drop(auditId, key);
  },
};

/**
 * Says of the files that a session which ended kept from being sent that they were not, once.
 * @param isUnderWay whether this window still has a file, by its key
 */
export function useUnsent(isUnderWay: (key: string) => boolean): void {
  const { id } = useAudit();
  const [kept] = useTyped<Fields>(formOf(id), {});
  const [left] = useState(() => Object.entries(kept).filter(([key]) => !isUnderWay(key)));
  useEffect(() => {
    if (left.length === 0) return;
    for (const [key] of left) unsent.drop(id, key);
    const names = left.map(([, name]) => name);
    showError({ message: uploads.uploadError, hint: uploads.unsent(formatAll(names), names.length) });
  }, [id, left]);
}
