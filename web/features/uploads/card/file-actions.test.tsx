import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { datasetOf } from '#datasets/index.ts';
import { NO_SESSION, SessionContext } from '#web/app/session/session.ts';
import { UploadActionsContext } from '../actions.ts';
import { FileActions } from './file-actions.tsx';

vi.mock('#web/app/use-audit.ts', () => ({ useAudit: () => ({ id: 'audit' }) }));
afterEach(cleanup);

/** The buttons of a file that was read, for someone who may upload. */
function buttonsOf(covers_other_schools: boolean): (string | null)[] {
  // Only what the actions read.
  const file = { file_id: 'one', file_name: 'sat.csv', status: 'SUCCESS', held: null, covers_other_schools };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={{ ...NO_SESSION, may: () => true }}>
        <UploadActionsContext value={{} as never}>
          <FileActions dataset={datasetOf('STUDENT_TEST_SCORES')} file={file as UploadedFile} />
        </UploadActionsContext>
      </SessionContext>
    </QueryClientProvider>,
  );
  return screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
}

test('a file that also covers schools of others can be read, and not changed', () => {
  expect(buttonsOf(true)).toEqual(['Review data: sat.csv', 'Review audit log: sat.csv']);
});

test('a file of one’s own schools can be replaced and removed', () => {
  expect(buttonsOf(false)).toEqual(['Review data: sat.csv', 'Replace: sat.csv', 'More actions: sat.csv']);
});
