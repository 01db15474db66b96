import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { readQualityStatus } from '#contract/quality/versions.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useCall } from '#web/app/use-call.ts';
import { quality } from '#web/messages/en/quality/quality.ts';
import { announce } from '#web/ui/states/live-region.tsx';
import { pollDelay } from './poll-delay.ts';

/** True while files are processed that the numbers do not hold yet. New numbers are fetched as soon as they are there. */
export function useFreshness(): boolean {
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
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isPanel(queryKey[0]) });
    if (!data.refreshing) announce(quality.refreshing.done);
  }, [data, queryClient]);
  return data?.refreshing ?? false;
}

const isPanel = (name: unknown) =>
  typeof name === 'string' && /^(quality|findings)\./.test(name) && name !== readQualityStatus.name;
