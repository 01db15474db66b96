import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { AuditId } from '#contract/ids.ts';
import { listUploads } from '#contract/uploads/uploads.ts';
import { PortalTheme } from '#web/app/theme/portal-theme.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { sendAll } from './sending.ts';

vi.mock('#web/app/use-audit.ts', () => ({
  useAudit: () => ({ id: 'here', yearEnding: 2024 }),
  useSchools: () => ({ data: [] }),
}));
const away = vi.hoisted(() => ({ routes: [] as string[] }));
const confirming = vi.hoisted(() => ({ isPending: false }));
vi.mock('./use-confirm.ts', () => ({
  useConfirm: () => ({ ...confirming, uploaded: [], problems: new Map() }),
}));
// Lists are empty, and no file gets an address: each stays on its way.
vi.mock('#web/app/api.ts', () => ({
  call: (route: { method: string; name: string }) => {
    if (away.routes.includes(route.name)) return Promise.reject(new Error('away'));
    return route.method === 'GET' ? Promise.resolve([]) : new Promise(() => {});
  },
}));

afterEach(() => {
  cleanup();
  away.routes = [];
  confirming.isPending = false;
});

const show = (onClose = () => {}) =>
  render(
    <PortalTheme>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <BulkDialog
          said={new Map()}
          say={() => undefined}
          rejected={[]}
          onAdd={() => undefined}
          onArrived={() => Promise.resolve()}
          onReview={() => undefined}
          onClose={onClose}
        />
      </QueryClientProvider>
    </PortalTheme>,
  );

test('files of another district that are still being sent are not listed in this one', async () => {
  const send = (auditId: string, name: string) =>
    sendAll(auditId as AuditId, [new File(['id'], name)], () => Promise.resolve()); // audits of a server that is not there
  send('elsewhere', 'oak-park.csv');
  send('here', 'lakeview.csv');
  show();
  expect(await screen.findByText('lakeview.csv')).toBeTruthy();
  expect(screen.queryByText('oak-park.csv')).toBeNull();
});

test('what is uploaded already could not be loaded: the dialog says so in place of a skeleton, and tries again', async () => {
  away.routes = [listUploads.name];
  show();
  expect(await screen.findByText('The list of waiting files could not be loaded.')).toBeTruthy();
  expect(document.querySelector('.MuiSkeleton-root')).toBeNull();
  away.routes = [];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  // Still on its way since the test before.
  expect(await screen.findByText('lakeview.csv')).toBeTruthy();
  expect(screen.queryByText('The list of waiting files could not be loaded.')).toBeNull();
});

test.each([
  [true, 0],
  [false, 1],
])(
  'while files are being confirmed (%s) none is added, and Escape leaves the dialog open, which says what came of it',
  async (isPending, times) => {
    confirming.isPending = isPending;
    const onClose = vi.fn();
    show(onClose);
    for (const name of ['Close', 'Add files'])
      expect((await screen.findByText(name)).matches(':disabled')).toBe(isPending);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(times);
  },
);
