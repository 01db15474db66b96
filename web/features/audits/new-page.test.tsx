import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createAudit, listAudits } from '#contract/operator/audits.ts';
import { call } from '#web/app/api.ts';
import { NO_SESSION, SessionContext } from '#web/app/session/session.ts';
import { PortalTheme } from '#web/app/theme/portal-theme.tsx';
import NewAuditPage from './new-page.tsx';

vi.mock('#web/app/api.ts', () => ({ call: vi.fn() }));

afterEach(cleanup);

const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const created = () => vi.mocked(call).mock.calls.filter(([route]) => route.name === createAudit.name);

test('a second audit of a district and class is created after a question', async () => {
  vi.mocked(call).mockImplementation((route) =>
    route.name === listAudits.name
      ? Promise.resolve([{ district: 'Demo District', year_ending: 2028 }] as never) // of whatever route
      : new Promise(() => {}),
  );
  const client = new QueryClient();
  const router = createMemoryRouter([{ path: '/', element: <NewAuditPage /> }]);
  render(
    <QueryClientProvider client={client}>
      <PortalTheme>
        <SessionContext value={NO_SESSION}>
          <RouterProvider router={router} />
        </SessionContext>
      </PortalTheme>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.getQueryData([listAudits.name, {}])).toBeDefined());
  fill(/^Name of the district/, ' demo district');
  fill(/^Class of/, '2028');
  fill(/^Email address/, 'first@demo.test');
  fill(/^Schools and their IDs/, 'River High');
  fireEvent.click(screen.getByRole('button', { name: 'Create audit' }));
  expect(await screen.findByText(/already an audit of demo district, Class of 2028/)).toBeDefined();
  expect(created()).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Create another audit' }));
  await waitFor(() => expect(created()).toHaveLength(1));
});
