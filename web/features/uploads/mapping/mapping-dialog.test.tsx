import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { type FileMapping, readMapping, saveMapping } from '#contract/uploads/mappings.ts';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { call } from '#web/app/api.ts';
import { CallError } from '#web/app/call-error.ts';
import { NO_SESSION, SessionContext } from '#web/app/session/session.ts';
import { PortalTheme } from '#web/app/theme/portal-theme.tsx';
import { useCall } from '#web/app/use-call.ts';
import { MappingDialog } from './mapping-dialog.tsx';
import { ValueTable } from './value-table.tsx';

vi.mock('#web/app/api.ts', () => ({ call: vi.fn() }));
vi.mock('#web/app/use-audit.ts', () => ({ useAudit: () => ({ id: 'audit' }) }));

afterEach(cleanup);

const FILE = { file_id: 'file', file_name: 'catalog.csv' } as unknown as UploadedFile;
const value = (key: string, text: string) => ({
  ...{ column: 'subject', label: 'Subject', key, text, rows: 3, guess: null },
  choices: ['Arts', 'Math'].map((one) => ({ value: one, label: one })),
});
const BEFORE: FileMapping = {
  ...{ run: 1, headers: [], columns: [], confirmed: null, replaces: null, counts_for: null },
  values: [value('vp', 'VP'), value('mt', 'MT')],
};
/** Someone else has said what MT means. */
const AFTER: FileMapping = {
  ...{ ...BEFORE, run: 2 },
  values: [value('vp', 'VP'), { ...value('mt', 'MT'), decided: { value: 'Math' } }],
};

function Opened() {
  const mapping = useCall(readMapping, { params: { eoaId: 'audit', fileId: 'file' } } as never);
  return mapping.data ? <MappingDialog file={FILE} mapping={mapping.data} onClose={() => {}} /> : null;
}

const means = (text: string) => screen.getByRole('combobox', { name: `What '${text}' means in Subject` });

test('where someone else was first, the current columns are shown, and what was chosen is kept', async () => {
  let now = BEFORE;
  const saved: unknown[] = [];
  vi.mocked(call).mockImplementation((route, args) => {
    if (route.name !== saveMapping.name) return Promise.resolve(now);
    saved.push(args.body);
    return Promise.reject(new CallError('bad request', { status: 409, code: 'conflict', message: 'Read again.' }));
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PortalTheme>
          <SessionContext value={NO_SESSION}>
            <Opened />
          </SessionContext>
        </PortalTheme>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('dialog');
  await userEvent.click(means('VP'));
  await userEvent.click(screen.getByRole('option', { name: 'Arts' }));
  now = AFTER;
  await userEvent.click(screen.getByRole('button', { name: 'Save and read the file again' }));
  const told = await screen.findByRole('alert');
  expect(told.textContent).toContain('Read again.');
  await userEvent.click(within(told).getByRole('button', { name: 'Show the current columns' }));
  await vi.waitFor(() => expect(means('MT').textContent).toBe('Math'));
  expect(means('VP').textContent).toBe('Arts');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save and read the file again' }));
  expect(saved.at(-1)).toMatchObject({
    run: 2,
    values: [
      { key: 'vp', value: 'Arts' },
      { key: 'mt', value: 'Math' },
    ],
  });
});

test('the values of one column follow each other, also where another value is in more rows', async () => {
  const of = (column: string, text: string, rows: number) => ({ ...value(text, text), column, label: column, rows });
  const values = [of('Lunch', '1', 9), of('Gender', '2', 8), of('Lunch', '3', 7), of('Gender', '1', 6)];
  render(
    <PortalTheme>
      <ValueTable values={values} choices={new Map()} onChoose={() => {}} />
    </PortalTheme>,
  );
  expect(screen.getAllByRole('combobox').map((one) => one.getAttribute('aria-label'))).toEqual([
    "What '1' means in Lunch",
    "What '3' means in Lunch",
    "What '2' means in Gender",
    "What '1' means in Gender",
  ]);
});
