import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { AuditId, SchoolId } from '#contract/ids.ts';
import { datasetOf } from '#datasets/index.ts';
import { CallError } from '#web/app/call-error.ts';
import ErrorModal from '#web/app/errors/error-modal.tsx';
import { closeError, useShownError } from '#web/app/errors/error-modal-state.ts';
import { NO_SESSION, SessionContext } from '#web/app/session/session.ts';
import { type Draft, useOutgoing, withdraw } from '../sending/outbox.ts';
import { useSendUpload } from '../sending/use-send-upload.ts';
import { OutgoingRow } from './outgoing-row.tsx';

const answer = vi.hoisted(() => ({ call: () => Promise.resolve(null as unknown) }));
vi.mock('#web/app/api.ts', () => ({ call: () => answer.call() }));

const DRAFT: Draft = {
  auditId: 'a1' as AuditId, // ids of a server that is not there
  type: 'STUDENT_TEST_SCORES',
  file: new File(['a,b'], 'ap.csv'),
  metadata: { school_ids: ['s1' as SchoolId], test_types: ['AP'] },
  replaces: null,
  acceptsLoss: false,
};

function Uploads() {
  const { submit } = useSendUpload();
  const shown = useShownError();
  return (
    <>
      <button type="button" onClick={() => submit(DRAFT)}>
        Upload
      </button>
      {useOutgoing().map((upload) => (
        <section key={upload.key} aria-label="Row">
          <OutgoingRow dataset={datasetOf('STUDENT_TEST_SCORES')} upload={upload} />
          <button type="button" onClick={() => withdraw(upload.key)}>
            Forget
          </button>
        </section>
      ))}
      {shown && <ErrorModal error={shown} />}
    </>
  );
}

async function upload(error: CallError) {
  answer.call = () => Promise.reject(error);
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={NO_SESSION}>
        <Uploads />
      </SessionContext>
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  const dialog = await screen.findByRole('dialog', { name: 'Error' });
  return { user, dialog };
}

afterEach(() => {
  for (const forget of screen.queryAllByText('Forget')) forget.click();
  closeError();
  cleanup();
});

test('an upload that the server refuses says why, also after the dialog is closed, and does not urge to try again', async () => {
  const why = 'This audit is closed. Ask an operator to reopen it.';
  const { user, dialog } = await upload(new CallError('bad request', { status: 409, code: 'conflict', message: why }));
  expect(within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(within(dialog).getByText('Close'));
  expect(within(screen.getByRole('region', { name: 'Row' })).getByText(why)).toBeDefined();
});

test('an upload that did not get through can be tried again, from the dialog too', async () => {
  const { user, dialog } = await upload(new CallError('network'));
  answer.call = () => new Promise(() => {});
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Uploading...')).toBeDefined();
});
