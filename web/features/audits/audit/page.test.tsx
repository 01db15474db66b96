import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '#web/app/api.ts';
import { CallError } from '#web/app/call-error.ts';
import AuditPage from './page.tsx';

vi.mock('#web/app/api.ts', () => ({ call: vi.fn() }));

afterEach(cleanup);

function open(address: string, status: number) {
  vi.mocked(call).mockRejectedValue(new CallError('bad response', { status }));
  const router = createMemoryRouter([{ path: '/audits/:auditId', element: <AuditPage /> }], {
    initialEntries: [address],
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const UNKNOWN = '/audits/0198c1a2-7b1c-7000-8000-000000000001';

test.each(['/audits/xyz', UNKNOWN])('%s says that there is no such audit, and leads to the list', async (address) => {
  open(address, 404);
  expect((await screen.findByRole('alert')).textContent).toContain('There is no audit at this address.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'All audits' }).getAttribute('href')).toBe('/audits');
});

test('an audit that could not be loaded can be tried again', async () => {
  open(UNKNOWN, 500);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});
