import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { listStaged, type StagedFile } from '#contract/uploads/intake.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { callKey, useCall } from '#web/app/use-call.ts';

const UNDER_WAY: readonly StagedFile['state'][] = ['uploading', 'inspecting'];
/** A look at a small file takes half a second; a file that comes from another window is not that urgent. */
const SOON = 500;
const LATER = 5_000;

function pollDelay(files: readonly StagedFile[]): number | false {
  if (files.some(({ state }) => state === 'inspecting')) return SOON;
  return files.some(({ state }) => UNDER_WAY.includes(state)) ? LATER : false;
}

/** The files that wait for this person, on the server: they are there again after the tab was closed. */
export function useStaged(wanted = true) {
  const { id: eoaId } = useAudit();
  const client = useQueryClient();
  const answer = useCall(listStaged, wanted ? { params: { eoaId } } : null, {
    refetchInterval: ({ state }) => pollDelay(state.data ?? []),
  });
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: callKey(listStaged) }), [client]);
  return { ...answer, files: answer.data ?? [], refresh };
}
