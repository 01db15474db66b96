import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SchoolId } from '#contract/ids.ts';
import { listCandidates, readSelectionState } from '#contract/transcripts/choosing.ts';
import { readFinalized } from '#contract/transcripts/transcript-records.ts';
import { callKey, useCall } from '#web/app/use-call.ts';
import { useNewNumbers } from './use-new-numbers.ts';

/** The version of the numbers on the server, and how often the candidates were read. */
const server = vi.hoisted(() => ({ version: 1, isFinalized: false, reads: 0 }));
vi.mock('#web/app/api.ts', () => ({
  call: async (route: unknown) => {
    if (route === readSelectionState) return { numbers: { version: server.version }, is_finalized: server.isFinalized };
    server.reads++;
    return { items: [], total: 0, pages: 0 };
  },
}));
vi.mock('#web/app/use-audit.ts', () => ({ useAudit: () => ({ id: 'audit' }) }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('candidates are read again when new numbers are there, and not before', async () => {
  const schoolId = 'school' as SchoolId; // of a server that is not there
  renderHook(
    () => {
      useNewNumbers(schoolId, { numbers: { version: 1, computed_at: null }, is_finalized: false }, true);
      useCall(listCandidates, { params: { eoaId: 'audit', schoolId }, query: { category: 'HIGH_FLIER' } } as never);
    },
    { wrapper },
  );
  await pass(30_000);
  expect(server.reads).toBe(1);
  server.version = 2;
  await pass(11_000);
  expect(server.reads).toBe(2);
});

test('a selection that someone else finalizes is read again once nothing is begun here', async () => {
  const schoolId = 'another' as SchoolId; // of a server that is not there
  const shown = { numbers: { version: server.version, computed_at: null }, is_finalized: false };
  const read = vi.spyOn(client, 'invalidateQueries');
  const { rerender } = renderHook(({ isIdle }) => useNewNumbers(schoolId, shown, isIdle), {
    wrapper,
    initialProps: { isIdle: false },
  });
  server.isFinalized = true;
  await pass(11_000);
  expect(read).not.toHaveBeenCalled();
  rerender({ isIdle: true });
  expect(read).toHaveBeenCalledWith({ queryKey: callKey(readSelectionState) });
  expect(read).toHaveBeenCalledWith({ queryKey: callKey(readFinalized) });
});
