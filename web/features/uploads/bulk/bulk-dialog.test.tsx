import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AuditId } from '#contract/ids.ts';
import { PortalTheme } from '#web/app/theme/portal-theme.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { sendAll } from './sending.ts';

vi.mock('#web/app/use-audit.ts', () => ({
  useAudit: () => ({ id: 'here', yearEnding: 2024 }),
  useSchools: () => ({ data: [] }),
}));
// Lists are empty, and no file gets an address: each stays on its way.
vi.mock('#web/app/api.ts', () => ({
  call: (route: { method: string }) => (route.method === 'GET' ? Promise.resolve([]) : new Promise(() => {})),
}));

test('files of another district that are still being sent are not listed in this one', async () => {
  const send = (auditId: string, name: string) =>
    sendAll(auditId as AuditId, [new File(['id'], name)], () => Promise.resolve()); // audits of a server that is not there
  send('elsewhere', 'oak-park.csv');
  send('here', 'lakeview.csv');
  render(
    <PortalTheme>
      <QueryClientProvider client={new QueryClient()}>
        <BulkDialog
          rejected={[]}
          onAdd={() => undefined}
          onArrived={() => Promise.resolve()}
          onReview={() => undefined}
          onClose={() => undefined}
        />
      </QueryClientProvider>
    </PortalTheme>,
  );
  expect(await screen.findByText('lakeview.csv')).toBeTruthy();
  expect(screen.queryByText('oak-park.csv')).toBeNull();
});
