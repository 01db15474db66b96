import { useEffect, useState } from 'react';
import { showError } from '#web/app/errors/error-modal-state.ts';
import { isOwn, unsent, unsentOf } from '#web/app/files/unsent.ts';
import { formatAll } from '#web/app/format-list.ts';
import type { Fields } from '#web/app/leaving/typed.ts';
import { useTyped } from '#web/app/leaving/use-typed.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { notices as words } from '#web/messages/en/people/notices.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';

/** Says of the files that a session which ended kept from being sent that they were not, once, after signing in. */
export function useUnsent(): void {
  const { id } = useAudit();
  const [kept] = useTyped<Fields>(unsentOf(id), {});
  const [left] = useState(() => Object.entries(kept).filter(([key]) => !isOwn(key)));
  useEffect(() => {
    if (left.length === 0) return;
    for (const [key] of left) unsent.drop(id, key);
    const names = left.map(([, name]) => name);
    showError({ message: uploads.uploadError, hint: words.unsent(formatAll(names), names.length) });
  }, [id, left]);
}
