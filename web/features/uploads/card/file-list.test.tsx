import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { datasetOf } from '#datasets/index.ts';
import { NO_SESSION, SessionContext } from '#web/app/session/session.ts';
import { FileList } from './file-list.tsx';

/** Files of the audit by name, newest first. */
const audit = vi.hoisted(() => ({ files: [] as string[] }));
vi.mock('#web/app/api.ts', () => ({
  call: async (_route: unknown, { query: { page, size } }: { query: { page: number; size: number } }) => ({
    items: audit.files
      .slice((page - 1) * size, page * size)
      .map((name) => ({ file_id: name, file_name: name, status: 'SUCCESS' })),
    total: audit.files.length,
    pages: Math.ceil(audit.files.length / size),
  }),
}));
vi.mock('#web/app/use-audit.ts', () => ({ useAudit: () => ({ id: 'audit' }) }));
vi.mock('./file-row.tsx', () => ({
  FileRow: ({ file }: { file: { file_name: string } }) => <li>{file.file_name}</li>,
}));
afterEach(cleanup);

test('the last file of the last page is removed: the page before it shows', async () => {
  audit.files = Array.from({ length: 11 }, (_, at) => `${at + 1}.csv`);
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <SessionContext value={NO_SESSION}>
        <FileList dataset={datasetOf('STUDENT_ROSTER')} />
      </SessionContext>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /next/i }));
  await screen.findByText('11.csv');
  audit.files.pop();
  await client.invalidateQueries();
  expect((await screen.findByText('1.csv')).isConnected).toBe(true);
});
