import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { UploadedFile } from '#contract/uploads/uploaded-file.ts';
import { call } from '#web/app/api.ts';
import { uploads } from '#web/messages/en/uploads/uploads.ts';
import { AnsweredState, UploadedState } from './state-cell.tsx';
import type { Answered } from './use-answers.ts';

vi.mock('#web/app/api.ts', () => ({ call: vi.fn() }));
vi.mock('#web/app/use-audit.ts', () => ({ useAudit: () => ({ id: 'audit' }) }));
beforeEach(() => {
  vi.mocked(call).mockReset();
});

const file = (over: Partial<UploadedFile>): UploadedFile =>
  ({
    file_id: 'one',
    file_name: 'one.csv',
    status: 'PROCESSING',
    version: 1,
    progress: null,
    rows: { read: 3, kept: 3 },
    results_summary: [],
    issue_counts: { error: 0, warning: 0, note: 0 },
    ...over,
  }) as unknown as UploadedFile; // what the cell does not read is left out

const noted = file({});

const options = { schools: [], 'academic-periods': [], 'demographic-types': [], 'test-types': [] };
const nothing = () => undefined;
const actions = { onRemove: nothing, onWithdraw: nothing, onAgain: nothing, onReview: nothing };

function show(files: readonly UploadedFile[]) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UploadedState upload={noted} setting={{ options, files }} actions={actions} />
    </QueryClientProvider>,
  );
}

test('a file that was uploaded says what the list says of it, and does not ask for itself', () => {
  show([file({ status: 'SUCCESS' })]);
  expect(screen.getByText(uploads.status.SUCCESS)).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

test('one that another has taken the place of is asked for by itself, once', async () => {
  vi.mocked(call).mockResolvedValue(file({ status: 'SUCCESS' }));
  show([file({ file_id: 'two' as UploadedFile['file_id'], status: 'PROCESSING' })]);
  expect(await screen.findByText(uploads.status.SUCCESS)).toBeTruthy();
  expect(call).toHaveBeenCalledTimes(1);
});

test('a file that the server did not take is not called one that cannot be used', () => {
  const answered = {
    ...{ staged: { id: 'one', file_name: 'one.csv', inspection: null, moves: null, same_as: null } },
    ...{ answer: { type: null, choices: {} }, question: null, hold: null, replaces: null, candidates: [] },
  } as unknown as Answered; // what the cell does not read is left out
  const setting = { options, files: [] };
  render(
    <AnsweredState
      file={answered}
      setting={setting}
      problem="The server took too long."
      actions={actions}
      onConfirm={nothing}
    />,
  );
  expect(screen.getByText('Not uploaded')).toBeTruthy();
  expect(screen.getByText('The server took too long.')).toBeTruthy();
});
