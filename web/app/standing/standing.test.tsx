import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { Profile } from '#contract/session.ts';
import { call } from '#web/app/api.ts';
import { CallError } from '#web/app/call-error.ts';
import { showError, useShownError } from '#web/app/errors/error-modal-state.ts';
import { NO_SESSION, type SessionAudit, SessionContext } from '#web/app/session/session.ts';
import Standing from './standing.tsx';

vi.mock('#web/app/api.ts', () => ({ call: vi.fn(() => Promise.resolve({})) }));
afterEach(cleanup);

const about = { roles: ['ADMIN'], role: 'ADMIN', scope: 'district', closedAt: null };
// What is read of them.
const grove = { ...about, id: 'grove', district: 'Grove', yearEnding: 2024 } as unknown as SessionAudit;
const hills = { ...about, id: 'hills', district: 'Hills', yearEnding: 2025 } as unknown as SessionAudit;

function page(audit: SessionAudit, audits: readonly SessionAudit[], client = new QueryClient()) {
  const profile = {} as Profile; // that there is one
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <SessionContext value={{ ...NO_SESSION, profile, audit, audits }}>
          <Standing />
        </SessionContext>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

it('says that the audit was closed, once', () => {
  const { rerender } = render(page(grove, [grove, hills]));
  const closed = { ...grove, closedAt: '2026-11-03T15:00:00.000Z' };
  rerender(page(closed, [closed, hills]));
  expect(screen.getByRole('dialog', { name: 'This audit was closed while this page was open' })).toBeDefined();
  expect(screen.getByText(/^It was closed on November 3, 2026\./)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  rerender(page({ ...closed }, [closed, hills]));
  expect(screen.queryByText(/closed/)).toBeNull();
});

it('says which audit is gone and which one shows in its place', () => {
  const { rerender } = render(page(grove, [grove, hills]));
  rerender(page(hills, [hills]));
  expect(screen.getByRole('dialog', { name: 'You no longer have access to Grove, class of 2024' })).toBeDefined();
  expect(screen.getByText('You now see Hills, class of 2025.')).toBeDefined();
});

it('takes the place of the error that was there first, as a list that was refused', () => {
  const shown = renderHook(useShownError);
  act(() => showError({ message: 'The schools could not be loaded.', of: {} }));
  const { rerender } = render(page(grove, [grove, hills]));
  expect(shown.result.current).not.toBeNull();
  rerender(page(hills, [hills]));
  expect(shown.result.current).toBeNull();
});

it('says nothing to someone who goes to another audit', () => {
  const { rerender } = render(page(grove, [grove, hills]));
  rerender(page(hills, [grove, hills]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks again who the person is where a call is refused', async () => {
  const client = new QueryClient();
  render(page(grove, [grove], client));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  const before = vi.mocked(call).mock.calls.length;
  const refused = () => Promise.reject(new CallError('bad request', { status: 403, code: 'forbidden' }));
  await client.fetchQuery({ queryKey: ['uploads.list'], queryFn: refused }).catch(() => undefined);
  await waitFor(() => expect(vi.mocked(call).mock.calls.length).toBe(before + 1));
});

it('does not ask without end where that is refused itself', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.mocked(call).mockRejectedValue(new CallError('bad request', { status: 403, code: 'forbidden' }));
  const before = vi.mocked(call).mock.calls.length;
  render(page(grove, [grove], client));
  await waitFor(() => expect(client.getQueryCache().getAll()[0]?.state.status).toBe('error'));
  // A second question would have begun with the answer to the first.
  expect([client.isFetching(), vi.mocked(call).mock.calls.length - before]).toEqual([0, 1]);
});
