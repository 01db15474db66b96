import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { listSchools } from '#contract/audits.ts';
import { CallError } from '#web/app/call-error.ts';
import { callKey } from '#web/app/use-call.ts';
import { useRemovedSchools } from './use-removed-schools.ts';

afterEach(cleanup);

test('what is gone asks for the schools again, and the schools themselves do not', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 600_000 } } });
  const gone = new CallError('bad request', { status: 404, code: 'not_found' });
  const list = vi.fn(() => Promise.resolve(['North']));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(
    () => {
      useRemovedSchools();
      useQuery({ queryKey: callKey(listSchools, {}), queryFn: list });
    },
    { wrapper },
  );
  await waitFor(() => expect(list).toHaveBeenCalledTimes(1));
  list.mockRejectedValue(gone);
  await client.fetchQuery({ queryKey: ['panel'], queryFn: () => Promise.reject(gone) }).catch(() => undefined);
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(list).toHaveBeenCalledTimes(2);
});
