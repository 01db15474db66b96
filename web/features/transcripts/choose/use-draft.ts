import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SchoolId } from '#contract/ids.ts';
import { readSelectionState, type SelectionState } from '#contract/transcripts/choosing.ts';
import { listSelections } from '#contract/transcripts/selection-statuses.ts';
import { readFinalized } from '#contract/transcripts/transcript-records.ts';
import {
  type Candidate,
  finalizeSelection,
  saveSelection,
  unfinalizeSelection,
} from '#contract/transcripts/transcripts.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey, useSend } from '#web/app/use-call.ts';
import { transcripts as words } from '#web/messages/en/transcripts/transcripts.ts';
import { announce } from '#web/ui/states/live-region.tsx';
import { type Draft, draftOf, sameChoice, toggle } from '../draft.ts';

/**
 * What was chosen here, and the version of the selection that it was chosen on: where someone else has saved
 * since, the server says so.
 */
interface Own {
  draft: Draft;
  version: number;
}

/** The draft of a selection over what the server holds, and the ways to send it. The draft survives every refusal. */
export function useDraft(state: SelectionState, schoolId: SchoolId) {
  const params = { eoaId: useAudit().id, schoolId };
  const queries = useQueryClient();
  const [own, setOwn] = useState<Own | null>(null);
  /** Until what was saved has been read again, so that nothing is saved twice. */
  const [isSaving, setSaving] = useState(false);
  const { save, finalize, unfinalize, step, forget, error, failed } = useSends();
  const stored = draftOf(state.chosen);
  const draft = own?.draft ?? stored;
  const isDirty = own !== null && !sameChoice(own.draft, stored);
  const sending = isSaving ? ('save' as const) : step;
  const version = isDirty ? own.version : state.version;
  const choice = { ids: [...draft.values()].map(({ id }) => id), version };

  /** Reads the selection again; `keep` says what of the draft outlives it, so that nothing flickers back. */
  const refresh = async (keep: (now: Own | null) => Own | null) => {
    const changed = [readSelectionState, readFinalized, listSelections];
    await Promise.all(changed.map((route) => queries.invalidateQueries({ queryKey: callKey(route) })));
    // After those who show the selection have what was read: it is passed to them in a task of its own.
    await new Promise<void>((resolve) => notifyManager.schedule(resolve));
    setOwn(keep);
  };
  const thenSay = (sentence: string) => ({
    onSuccess: async () => {
      await refresh(() => null);
      announce(sentence);
    },
  });
  const change = (next: Draft) => {
    forget();
    // A student who is ticked and unticked again is not a change: kept as one, it would undo what
    // someone else saves later.
    setOwn(sending === null && sameChoice(next, stored) ? null : { draft: next, version });
  };
  const saveNow = async (): Promise<boolean> => {
    forget();
    const sent = draft;
    setSaving(true);
    try {
      const saved = await save.mutateAsync({ params, body: choice });
      // What was ticked while it was being saved is still to be saved.
      await refresh((now) =>
        now !== null && !sameChoice(now.draft, sent) ? { ...now, version: saved.version } : null,
      );
    } catch {
      return false; // shown by `error`
    } finally {
      setSaving(false);
    }
    announce(words.saved);
    return true;
  };

  return {
    draft,
    isDirty,
    sending,
    isSending: sending !== null,
    error,
    failed,
    change: (candidate: Candidate) => change(toggle(draft, candidate, state.limits)),
    replace: (chosen: readonly Candidate[]) => change(draftOf(chosen)),
    save: saveNow,
    /** Back to what the server holds. */
    discard: () => {
      forget();
      setOwn(null);
    },
    finalize: () => {
      forget();
      finalize.mutate({ params, body: choice }, thenSay(words.finalized));
    },
    /** Withdraws a finalization, in one step with a change that was the reason for it where there is one. */
    reopen: (reason: string, candidate: Candidate | null) => {
      forget();
      const ids = candidate && [...toggle(draft, candidate, state.limits).values()].map(({ id }) => id);
      unfinalize.mutate({ params, body: { reason, version, ...(ids && { ids }) } }, thenSay(words.reopened));
    },
    /** After someone else was faster: their selection, or one's own over the version that is theirs. */
    settle: (over: number | null) => {
      const mine = draft;
      forget();
      return refresh(() => (over === null ? null : { draft: mine, version: over }));
    },
  };
}

/** The ways to send a selection, and which of them was refused. */
function useSends() {
  const save = useSend(saveSelection);
  const finalize = useSend(finalizeSelection);
  const unfinalize = useSend(unfinalizeSelection);
  return {
    save,
    finalize,
    unfinalize,
    /** What is under way but for saving. */
    step: finalize.isPending ? ('finalize' as const) : unfinalize.isPending ? ('unfinalize' as const) : null,
    forget: () => {
      for (const send of [save, finalize, unfinalize]) send.reset();
    },
    error: save.error ?? finalize.error ?? unfinalize.error,
    failed: save.isError
      ? ('save' as const)
      : finalize.isError
        ? ('finalize' as const)
        : unfinalize.isError
          ? ('unfinalize' as const)
          : null,
  };
}
