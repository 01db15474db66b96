import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listSchools } from '#contract/audits.ts';
import { CallError } from '#web/app/call-error.ts';
import { callKey } from '#web/app/use-call.ts';

const SCHOOLS = callKey(listSchools);

/**
 * Asks for the schools again where a call finds nothing: the chosen one may have been removed, and their
 * list is kept for minutes.
 */
export function useRemovedSchools(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const error: unknown = event.action.error;
        const isGone = error instanceof CallError && error.code === 'not_found';
        if (isGone && event.query.queryKey[0] !== SCHOOLS[0]) void client.invalidateQueries({ queryKey: SCHOOLS });
      }),
    [client],
  );
}
