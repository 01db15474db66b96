import { useEffect, useEffectEvent } from 'react';
import type { useDraft } from './use-draft.ts';

/** Long enough to tick the next student, short enough to lose nothing. */
const SAVES_AFTER_MS = 3000;

/** Saves by itself after a pause, but not what was refused, and not while the person is asked. */
export function useAutosave({ draft, isDirty, isSending, error, save }: ReturnType<typeof useDraft>, isAsked: boolean) {
  const isDue = isDirty && !isSending && error === null && !isAsked;
  const ids = [...draft.keys()].join();
  const saveNow = useEffectEvent(() => void save());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the choice begins the pause again
  useEffect(() => {
    if (!isDue) return;
    const pause = setTimeout(() => saveNow(), SAVES_AFTER_MS);
    return () => clearTimeout(pause);
  }, [isDue, ids]);
}
