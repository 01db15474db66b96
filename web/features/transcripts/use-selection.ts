import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SchoolId } from '#contract/ids.ts';
import {
  type Candidate,
  finalizeSelection,
  readSelection,
  type SelectionSummary,
  saveSelection,
  unfinalizeSelection,
} from '#contract/transcripts.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey, useSend } from '#web/app/use-call.ts';
import { transcripts as words } from '#web/messages/en/transcripts.ts';
import { announce } from '#web/ui/live-region.tsx';
import { type Selection, sameSelection, selectionOf, toggle } from './selection.ts';

/** The draft of a selection over what the server holds, and the three ways to send it. The draft survives a refusal. */
export function useSelection(summary: SelectionSummary, schoolId: SchoolId) {
  const { id: eoaId } = useAudit();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<Selection | null>(null);
  const save = useSend(saveSelection);
  const finalize = useSend(finalizeSelection);
  const unfinalize = useSend(unfinalizeSelection);
  const stored = selectionOf(summary);
  const selection = draft ?? stored;
  const params = { eoaId, schoolId };
  const choice = { ids: [...selection], version: summary.version };

  /** Reads the summary again; the draft ends when it has arrived, so nothing flickers back. */
  const refresh =
    (said: string, keepDraft = false) =>
    async () => {
      await queries.invalidateQueries({ queryKey: callKey(readSelection) });
      if (!keepDraft) setDraft(null);
      announce(said);
    };
  return {
    selection,
    isDirty: !sameSelection(selection, stored),
    isSending: save.isPending || finalize.isPending || unfinalize.isPending,
    error: save.error ?? finalize.error ?? unfinalize.error,
    change: (candidate: Candidate) => setDraft(toggle(summary, selection, candidate)),
    save: () => save.mutate({ params, body: choice }, { onSuccess: refresh(words.saved) }),
    finalize: () => finalize.mutate({ params, body: choice }, { onSuccess: refresh(words.finalized) }),
    /** Withdraws a finalization so that `candidate` can change. */
    reopen: (candidate: Candidate, reason: string) =>
      unfinalize.mutate(
        { params, body: { reason, version: summary.version } },
        {
          onSuccess: () => {
            setDraft(toggle(summary, selection, candidate));
            return refresh(words.reopened, true)();
          },
        },
      ),
  };
}
