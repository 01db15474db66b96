import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { readNetwork } from '#contract/operator/network.ts';
import { call } from '#web/app/api.ts';
import { PortalTheme } from '#web/app/theme/portal-theme.tsx';
import NetworkPage from './page.tsx';

vi.mock('#web/app/api.ts', () => ({ call: vi.fn() }));

afterEach(cleanup);

function show(years: number[], year_ending: number | null) {
  const network = { years, year_ending, audits: [], measures: [] };
  vi.mocked(call).mockImplementation((route) => Promise.resolve(route.name === readNetwork.name ? network : []));
  const router = createMemoryRouter([{ path: '/', element: <NetworkPage /> }], {
    initialEntries: [year_ending === null ? '/' : `/?class=${year_ending}`],
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PortalTheme>
        <RouterProvider router={router} />
      </PortalTheme>
    </QueryClientProvider>,
  );
}

test('a class without audits is not called a portal without audits, and is shown as the class that was asked for', async () => {
  show([2025, 2024], 2031);
  expect(await screen.findByText('There is no audit of this class. Choose another class.')).toBeDefined();
  expect(screen.getByRole('combobox').textContent).toBe('Class of 2031');
});

test('a portal without audits offers no class', async () => {
  show([], null);
  expect(await screen.findByText('There is no audit yet.')).toBeDefined();
  expect(screen.queryByRole('combobox')).toBeNull();
});
