import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { AuditId } from '#contract/ids.ts';
import { listStaged, removeStaged } from '#contract/uploads/intake.ts';
import { listUploads } from '#contract/uploads/uploads.ts';
import { PortalTheme } from '#web/app/theme/portal-theme.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { sendAll } from './sending.ts';

vi.mock('#web/app/use-audit.ts', () => ({
  useAudit: () => ({ id: 'here', yearEnding: 2024 }),
  useSchools: () => ({ data: [] }),
}));
const away = vi.hoisted(() => ({ routes: [] as string[] }));
const confirming = vi.hoisted(() => ({ isPending: false, problems: new Map() }));
vi.mock('./use-confirm.ts', () => ({
  useConfirm: () => ({ ...confirming, uploaded: [] }),
}));
const server = vi.hoisted(() => ({ staged: [] as { id: string }[] }));
// Other lists are empty, and no file gets an address: each stays on its way.
vi.mock('#web/app/api.ts', () => ({
  call: (route: { method: string; name: string }, args: { params: { fileId: string } }) => {
    if (away.routes.includes(route.name)) return Promise.reject(new Error('away'));
    if (route.name === listStaged.name) return Promise.resolve(server.staged);
    if (route.name === removeStaged.name) {
      server.staged = server.staged.filter(({ id }) => id !== args.params.fileId);
      return Promise.resolve(null);
    }
    return route.method === 'GET' ? Promise.resolve([]) : new Promise(() => {});
  },
}));

afterEach(() => {
  cleanup();
  away.routes = [];
  server.staged = [];
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

const refused = (name: string) => ({
  id: name,
  purpose: 'bulk',
  file_name: name,
  size: 3,
  state: 'refused',
  refused: { reason: 'It is a PDF document.', fix: 'Export the table itself.' },
});
const removeButton = (name: string) => screen.findByRole('button', { name: `Remove ${name}` });
const row = (name: string) => screen.getByRole('rowheader', { name: new RegExp(name) }).closest('tr');

test('a file that is taken out by keyboard leaves the focus in the row after it, and says that it is gone', async () => {
  server.staged = [refused('one.pdf'), refused('two.pdf'), refused('three.pdf')];
  show();
  (await removeButton('two.pdf')).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('two.pdf is removed from the list')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(row('three.pdf')));
});

test('a file that could not be taken out stays, and the dialog says so above its buttons', async () => {
  server.staged = [refused('one.pdf')];
  away.routes = [removeStaged.name];
  show();
  await userEvent.click(await removeButton('one.pdf'));
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain('one.pdf could not be removed. Try again in a moment.');
  expect(said.closest('footer')).not.toBeNull();
  away.routes = [];
  await userEvent.click(await removeButton('one.pdf'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.queryByText('one.pdf')).toBeNull();
});
