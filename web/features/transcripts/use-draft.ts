import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readSelectionState, type SelectionState } from '#contract/choosing.ts';
import type { SchoolId } from '#contract/ids.ts';
import { readFinalized } from '#contract/transcript-records.ts';
import { type Candidate, finalizeSelection, saveSelection, unfinalizeSelection } from '#contract/transcripts.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey, useSend } from '#web/app/use-call.ts';
import { transcripts as words } from '#web/messages/en/transcripts.ts';
import { announce } from '#web/ui/live-region.tsx';
import { type Draft, draftOf, sameChoice, toggle } from './draft.ts';

/** Long enough to tick the next student, short enough to lose nothing. */
const SAVES_AFTER_MS = 3000;

/** The draft of a selection over what the server holds, and the ways to send it. The draft survives every refusal. */
export function useDraft(state: SelectionState, schoolId: SchoolId, mayChange: boolean) {
  const { id: eoaId } = useAudit();
  const queries = useQueryClient();
  const [own, setOwn] = useState<Draft | null>(null);
  const save = useSend(saveSelection);
  const finalize = useSend(finalizeSelection);
  const unfinalize = useSend(unfinalizeSelection);
  const stored = draftOf(state.chosen);
  const draft = own ?? stored;
  const isDirty = own !== null && !sameChoice(own, stored);
  const isSending = save.isPending || finalize.isPending || unfinalize.isPending;
  const params = { eoaId, schoolId };
  const choice = { ids: [...draft.values()].map(({ id }) => id), version: state.version };
  const error = save.error ?? finalize.error ?? unfinalize.error;
  const failed = save.isError ? 'save' : finalize.isError ? 'finalize' : unfinalize.isError ? 'unfinalize' : null;

  const forget = () => {
    for (const send of [save, finalize, unfinalize]) send.reset();
  };
  /** Reads the selection again; `keep` says what of the draft outlives it, so that nothing flickers back. */
  const refresh = async (keep: (now: Draft | null) => Draft | null) => {
    const changed = [readSelectionState, readFinalized];
    await Promise.all(changed.map((route) => queries.invalidateQueries({ queryKey: callKey(route) })));
    setOwn(keep);
  };
  const change = (next: Draft) => {
    forget();
    setOwn(next);
  };
  const saveNow = async (): Promise<boolean> => {
    forget();
    const sent = draft;
    try {
      await save.mutateAsync({ params, body: choice });
    } catch {
      return false; // shown by `error`
    }
    // What was ticked while it was being saved is still to be saved.
    await refresh((now) => (now !== null && !sameChoice(now, sent) ? now : null));
    announce(words.saved);
    return true;
  };
  useAutosave(mayChange && isDirty && !isSending && error === null && !state.is_finalized, draft, saveNow);

  return {
    draft,
    isDirty,
    isSending,
    error,
    failed,
    change: (candidate: Candidate) => change(toggle(draft, candidate, state.limits)),
    replace: (chosen: readonly Candidate[]) => change(draftOf(chosen)),
    save: saveNow,
    finalize: () => {
      forget();
      finalize.mutate(
        { params, body: choice },
        {
          onSuccess: async () => {
            await refresh(() => null);
            announce(words.finalized);
          },
        },
      );
    },
    /** Withdraws a finalization, with a change that was the reason for it where there is one. */
    reopen: (reason: string, candidate: Candidate | null) => {
      forget();
      const next = candidate === null ? null : toggle(draft, candidate, state.limits);
      unfinalize.mutate(
        { params, body: { reason, version: state.version } },
        {
          onSuccess: async () => {
            await refresh(() => next);
            announce(words.reopened);
          },
        },
      );
    },
    /** After somebody else was faster: their selection, or one's own over theirs. */
    settle: (keepsMine: boolean) => {
      const mine = draft;
      forget();
      void refresh(() => (keepsMine ? mine : null));
    },
  };
}

/** Saves by itself after a pause. */
function useAutosave(isDue: boolean, draft: Draft, save: () => Promise<boolean>): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const ids = [...draft.keys()].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the choice begins the pause anew
  useEffect(() => {
    if (!isDue) return;
    const pause = setTimeout(() => void latest.current(), SAVES_AFTER_MS);
    return () => clearTimeout(pause);
  }, [isDue, ids]);
}
