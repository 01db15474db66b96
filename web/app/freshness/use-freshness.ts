import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { readQualityStatus } from '#contract/quality/versions.ts';
import { refreshMatches } from '#web/app/files/refresh-files.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { quality } from '#web/messages/en/quality/quality.ts';
import { announce } from '#web/ui/states/live-region.tsx';
import { pollDelay } from './poll-delay.ts';
import { versionOf } from './version-of.ts';

/**
 * True while files are processed that the numbers do not hold yet. New numbers are fetched as soon as they are there,
 * and what is said of files: which of their students are on a roster is found with the numbers.
 * @param isSaid whether people hear that the numbers of the page are new
 */
export function useFreshness(isSaid = true): boolean {
  const { id: eoaId } = useAudit();
  const queryClient = useQueryClient();
  const answersAtRest = useRef(0);
  const { data } = useCall(
    readQualityStatus,
    { params: { eoaId } },
    {
      // Asked again on every render, so the count of answers comes from the query and not from these calls.
      refetchInterval: ({ state: { data, dataUpdateCount } }) => {
        if (!data?.refreshing) answersAtRest.current = dataUpdateCount;
        return pollDelay(dataUpdateCount - answersAtRest.current);
      },
    },
  );
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (data === undefined) return;
    const isNew = seen.current !== null && seen.current !== data.version;
    seen.current = data.version;
    if (!isNew) return;
    void queryClient.invalidateQueries({
      predicate: ({ queryKey, state }) => isPanel(queryKey[0]) && versionOf(state.data) === null,
    });
    refreshMatches(queryClient);
    if (isSaid && !data.refreshing) announce(quality.refreshing.done);
  }, [data, queryClient, isSaid]);
  useOlderAgain(data?.version);
  return data?.refreshing ?? false;
}

/**
 * Fetches again what says that it is of an earlier version, once for each version: asked at the same moment as the
 * status, a panel may be answered just before new numbers are there, and the status just after.
 */
function useOlderAgain(version: number | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (version === undefined) return;
    const asked = new Set<string>();
    const askAgain = ({ queryKey, queryHash, state }: Query) => {
      const its = versionOf(state.data);
      if (!isPanel(queryKey[0]) || its === null || its >= version || asked.has(queryHash)) return;
      asked.add(queryHash);
      void queryClient.invalidateQueries({ queryKey, exact: true });
    };
    const queries = queryClient.getQueryCache();
    queries.getAll().forEach(askAgain);
    return queries.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') askAgain(event.query);
    });
  }, [queryClient, version]);
}

const isPanel = (name: unknown) =>
  typeof name === 'string' && /^(quality|findings)\./.test(name) && name !== readQualityStatus.name;
