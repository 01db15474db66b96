import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { datasetOf } from '#datasets/index.ts';
import { CallError } from '#web/app/call-error.ts';
import { NO_SESSION, SessionContext } from '#web/app/session/session.ts';
import { UploadActionsContext } from '../actions.ts';
import { FileActions } from './file-actions.tsx';

vi.mock('#web/app/api.ts', () => ({ call: () => Promise.reject(new CallError('network')) }));
vi.mock('#web/app/use-audit.ts', () => ({ useAudit: () => ({ id: 'audit' }) }));
afterEach(cleanup);

/** The actions of a file for someone who may upload; only what they read. */
function show(over: Partial<UploadedFile>): void {
  const file = { file_id: 'one', file_name: 'sat.csv', status: 'SUCCESS', held: null, ...over };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={{ ...NO_SESSION, may: () => true }}>
        <UploadActionsContext value={{} as never}>
          <FileActions dataset={datasetOf('STUDENT_TEST_SCORES')} file={file as UploadedFile} />
        </UploadActionsContext>
      </SessionContext>
    </QueryClientProvider>,
  );
}

function buttonsOf(covers_other_schools: boolean): (string | null)[] {
  show({ covers_other_schools });
  return screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
}

test('a file that also covers schools of others can be read, and not changed', () => {
  expect(buttonsOf(true)).toEqual(['Review data: sat.csv', 'Review audit log: sat.csv']);
});

test('a file of one’s own schools can be replaced and removed', () => {
  expect(buttonsOf(false)).toEqual(['Review data: sat.csv', 'Replace: sat.csv', 'More actions: sat.csv']);
});

test.each([
  ['PROCESSING', 'Cancel: sat.csv'],
  ['MALFORMED', 'Try again: sat.csv'],
  ['UPLOAD_FAILED', 'Remove from the list: sat.csv'],
] as const)('of a file with %s, a click that fails says why', async (status, name) => {
  show({ status, covers_other_schools: false });
  await userEvent.click(screen.getByRole('button', { name }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('The portal could not be reached. Check your connection and try again.');
});
