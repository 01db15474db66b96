import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SchoolId } from '#contract/ids.ts';
import type { SelectionState } from '#contract/transcripts/choosing.ts';
import { CallError } from '#web/app/call-error.ts';
import { NO_SESSION, SessionContext } from '#web/app/session/session.ts';

import { ConfirmChange } from './confirm-change.tsx';
import { Failure } from './failure.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { useDraft } from './use-draft.ts';

vi.mock('#web/app/leaving/use-unsaved.tsx', () => ({
  useUnsaved: () => ({ ask: (go: () => void) => go(), question: null }),
}));
vi.mock('react-router', () => ({ Link: 'a' }));
afterEach(cleanup);

// Of a draft and a selection only what is read here.
const draft = (failed: 'save' | 'finalize' | 'unfinalize') =>
  ({
    draft: new Map(),
    isDirty: true,
    isSending: false,
    sending: null,
    failed,
    error: new CallError('bad response', { status: 500, message: 'The server could not answer.' }),
  }) as unknown as ReturnType<typeof useDraft>;
const state = { is_finalized: false } as SelectionState;

function open(failed: 'save' | 'finalize' | 'unfinalize') {
  render(
    <>
      <Failure draft={draft(failed)} />
      <SelectionBar state={state} draft={draft(failed)} onFinalize={() => undefined} onWithdraw={() => undefined} />
    </>,
  );
  return screen.getByRole('alert').parentElement;
}

test('what could not be finalized says why where the focus is', () => {
  const reason = open('finalize');
  expect(document.activeElement).toBe(reason);
});

test('a selection that could not be reopened is said to be finalized still, and not to be here still', () => {
  expect(open('unfinalize')?.textContent).toContain('The selection was not reopened: it is still finalized.');
  expect(screen.queryByText(/Your selection is still here/)).toBeNull();
});

test('a draft that could not be saved by itself leaves the focus, and its bar leads to why', async () => {
  const reason = open('save');
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'See why' }));
  expect(document.activeElement).toBe(reason);
});

test.each([
  [
    'save',
    false,
    'This selection was changed.',
    'Femi saved a different selection. Yours is still here.',
    /Saved November 3/,
  ],
  [
    'save',
    true,
    'This selection is finalized.',
    'That did not work. Your selection is still here.',
    /Finalized by Femi, November 3/,
  ],
  [
    'unfinalize',
    false,
    'This selection is not finalized.',
    'That did not work. Your selection is still here.',
    /This selection is not finalized\./,
  ],
] as const)('who was faster is named once (%s, finalized: %s)', (failed, is_finalized, message, title, text) => {
  const details = { version: 4, is_finalized, by: 'Femi', at: '2026-11-03T15:00:00.000Z' };
  const error = new CallError('bad response', { status: 409, message, details });
  render(<Failure draft={{ ...draft('save'), failed, error } as ReturnType<typeof useDraft>} />);
  const said = screen.getByRole('alert').textContent ?? '';
  expect(said).toContain(title);
  expect(said).toMatch(text);
  expect(said.split('Femi').length - 1).toBeLessThanOrEqual(1);
});

function confirmChange(said: string) {
  const confirmed = vi.fn();
  const schoolId = SchoolId.parse('3f2a7a52-4c11-4b52-9e0e-1d7b6a2f0b01');
  render(
    <SessionContext value={NO_SESSION}>
      <ConfirmChange schoolId={schoolId} changes={false} said={said} onConfirm={confirmed} onClose={() => undefined} />
    </SessionContext>,
  );
  return confirmed;
}

test('Enter in the reason confirms, once there is one', async () => {
  const confirmed = confirmChange('');
  const reason = screen.getByRole('textbox');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(true);
  await userEvent.type(reason, '   {Enter}');
  expect(confirmed).not.toHaveBeenCalled();
  await userEvent.type(reason, 'A student asked. {Enter}');
  expect(confirmed).toHaveBeenCalledExactlyOnceWith('A student asked.');
});

test('the reason of a time that did not work is there again', async () => {
  const confirmed = confirmChange('A student asked.');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(confirmed).toHaveBeenCalledExactlyOnceWith('A student asked.');
});
