import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { AuditId } from '#contract/ids.ts';
import { editAudit } from '#contract/operator/audits.ts';
import { call } from '#web/app/api.ts';
import { CallError } from '#web/app/call-error.ts';
import { extendDeadline } from '#web/app/inactivity/deadline.ts';
import { typed } from '#web/app/leaving/typed.ts';
import { NO_SESSION, type Session, SessionContext } from '#web/app/session/session.ts';
import AuditPage from './page.tsx';

vi.mock('#web/app/api.ts', () => ({ call: vi.fn() }));

afterEach(cleanup);

const OPERATOR: Session = { ...NO_SESSION, profile: { name: '', email: 'operator@demo.test', eoas: [] } };

function open(address: string, status: number) {
  vi.mocked(call).mockRejectedValue(new CallError('bad response', { status }));
  return show(address);
}

function show(address: string) {
  const router = createMemoryRouter([{ path: '/audits/:auditId', element: <AuditPage /> }], {
    initialEntries: [address],
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <SessionContext value={OPERATOR}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SessionContext>,
  );
  return client;
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

const AUDIT = {
  id: AuditId.parse('0198c1a2-7b1c-7000-8000-000000000001'),
  district: 'Lakeview',
  year_ending: 2024,
  due_on: null,
  closed_at: null,
  status: 'empty',
  last_activity: null,
  people: { active: 0, pending: 0 },
  missing: [],
  version: 'first',
  storage: { files: 0, bytes: 0, most: { files: 100, bytes: 1_000_000_000 } },
  schools: [],
  members: [],
} as const;
const OF_ANOTHER = { ...AUDIT, district: 'Lakeview Unified', version: 'second' };

/** A server that has `now`, as it answers operators. */
const serve = (now: () => { version: string }) =>
  vi.mocked(call).mockImplementation((route, args) => {
    if (route.name !== editAudit.name) return Promise.resolve(now());
    const { version } = args.body as { version: string }; // of this page
    if (version === now().version) return Promise.resolve({ ...now(), version: 'saved' });
    return Promise.reject(
      new CallError('bad response', { status: 409, code: 'conflict', message: 'Someone else was first.' }),
    );
  });

test('says that closing deletes nothing, who does delete, and which ID that takes', async () => {
  vi.mocked(call).mockResolvedValue(AUDIT);
  show(`/audits/${AUDIT.id}`);
  expect((await screen.findByText(/^Closing deletes nothing/)).textContent).toContain('‘purge’');
  expect(screen.getByText(AUDIT.id, { selector: 'code' })).toBeDefined();
});

test('says that files are read again before their class is changed, and nothing where there are none', async () => {
  const again = /every file is read again for this class/;
  const type = async (audit: object) => {
    vi.mocked(call).mockResolvedValue(audit);
    show(UNKNOWN);
    const year = await screen.findByLabelText('Class of');
    expect(screen.queryByText(again)).toBeNull();
    await userEvent.clear(year);
    await userEvent.type(year, '2025');
  };
  await type({ ...AUDIT, storage: { ...AUDIT.storage, files: 1 } });
  expect(screen.getByText(again).textContent).toContain('2021-2022, 2022-2023, 2023-2024, 2024-2025');
  endSession();
  sessionStorage.clear();
  await type(AUDIT);
  expect(screen.queryByText(again)).toBeNull();
  endSession();
  sessionStorage.clear();
});

test('what an operator typed stays where another one saves meanwhile, is not saved over theirs, and makes way for it', async () => {
  let now: { version: string } = AUDIT;
  serve(() => now);
  const client = show(UNKNOWN);
  const name = await screen.findByLabelText('Name of the district');
  await userEvent.type(name, ' Schools');
  now = OF_ANOTHER;
  await act(() => client.invalidateQueries());
  await screen.findByRole('heading', { name: /^Lakeview Unified/ });
  expect(screen.getByLabelText('Name of the district')).toHaveProperty('value', 'Lakeview Schools');

  const [save] = screen.getAllByRole('button', { name: 'Save' });
  await userEvent.click(save as HTMLElement);
  expect((await screen.findByRole('alert')).textContent).toContain('Someone else was first.');
  await userEvent.click(screen.getByRole('button', { name: 'Show the current version' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByLabelText('Name of the district')).toHaveProperty('value', 'Lakeview Unified');
  expect(document.activeElement).not.toBe(document.body);
});

/** As when nothing is done for too long: the page forgets what it has read, and the same person signs in again. */
function endSession(): void {
  extendDeadline(15);
  typed.belongsTo(null);
  cleanup();
}

test('what an operator typed is there again after a session that ended, except over what someone else changed meanwhile', async () => {
  let now: { version: string } = AUDIT;
  serve(() => now);
  show(UNKNOWN);
  await userEvent.type(await screen.findByLabelText('Name of the district'), ' Schools');
  await userEvent.type(screen.getByLabelText('Maximum number of files'), '0');
  endSession();

  now = OF_ANOTHER;
  show(UNKNOWN);
  expect(await screen.findByLabelText('Name of the district')).toHaveProperty('value', 'Lakeview Unified');
  expect(screen.getByLabelText('Maximum number of files')).toHaveProperty('value', '1000');
  endSession();
  sessionStorage.clear();
});
