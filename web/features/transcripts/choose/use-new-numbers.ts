import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SchoolId } from '#contract/ids.ts';
import {
  findCandidates,
  listCandidates,
  readChecklist,
  readSelectionState,
  type SelectionState,
  suggestSelection,
} from '#contract/transcripts/choosing.ts';
import { listSelections } from '#contract/transcripts/selection-statuses.ts';
import { readFinalized } from '#contract/transcripts/transcript-records.ts';
import { call } from '#web/app/api.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey } from '#web/app/use-call.ts';
import { quality } from '#web/messages/en/quality/quality.ts';
import { announce } from '#web/ui/states/live-region.tsx';

/** As often as Data QC looks for a file that someone else has uploaded. */
const LOOK_MS = 10_000;
const FROM_NUMBERS = [readSelectionState, listCandidates, findCandidates, suggestSelection, readChecklist];
const FROM_SELECTION = [readSelectionState, readFinalized, listSelections];

/**
 * Reads the candidates again when newer numbers than those shown are there. Who chooses may not read the status of the
 * numbers, so the version comes with the selection; that is kept apart, since what others save meanwhile is shown when
 * this person saves. That it was finalized or reopened is shown as soon as this person has nothing begun.
 */
export function useNewNumbers(
  schoolId: SchoolId,
  { numbers: { version: shown }, is_finalized: wasFinalized }: Pick<SelectionState, 'numbers' | 'is_finalized'>,
  isIdle: boolean,
): void {
  const { id: eoaId } = useAudit();
  const queries = useQueryClient();
  const { data: newest } = useQuery({
    queryKey: ['numbers of candidates', eoaId, schoolId],
    queryFn: async ({ signal }) => {
      const { numbers, is_finalized } = await call(readSelectionState, { params: { eoaId, schoolId }, signal });
      return { version: numbers.version, isFinalized: is_finalized };
    },
    initialData: { version: shown, isFinalized: wasFinalized },
    refetchInterval: LOOK_MS,
  });
  useEffect(() => {
    if (newest.version <= shown) return;
    for (const route of FROM_NUMBERS) void queries.invalidateQueries({ queryKey: callKey(route) });
    announce(quality.refreshing.done);
  }, [newest.version, shown, queries]);
  useEffect(() => {
    if (!isIdle || newest.isFinalized === wasFinalized) return;
    for (const route of FROM_SELECTION) void queries.invalidateQueries({ queryKey: callKey(route) });
  }, [newest.isFinalized, wasFinalized, isIdle, queries]);
}
