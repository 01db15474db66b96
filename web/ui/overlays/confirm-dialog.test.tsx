import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

afterEach(cleanup);

const ways = [
  () => userEvent.keyboard('{Escape}'),
  () => userEvent.click(document.querySelector('.MuiDialog-container') ?? document.body),
];
const buttons = () => ['Cancel', 'Close'].map((name) => screen.getByRole('button', { name }));

function show(isPending: boolean) {
  const onClose = vi.fn();
  const words = { title: 'Remove Ana?', body: 'At once.', cancel: 'Cancel', confirm: 'Remove' };
  render(<ConfirmDialog {...words} isPending={isPending} error={null} onConfirm={() => undefined} onClose={onClose} />);
  return onClose;
}

test('what was confirmed is being sent: the dialog stays, and shows the answer', async () => {
  const onClose = show(true);
  for (const leave of ways) await leave();
  expect(onClose).not.toHaveBeenCalled();
  for (const button of buttons()) expect(button).toHaveProperty('disabled', true);
});

test('before and after, every way closes it', async () => {
  const onClose = show(false);
  for (const leave of ways) await leave();
  for (const button of buttons()) await userEvent.click(button);
  expect(onClose).toHaveBeenCalledTimes(4);
});

test('it can be closed where no answer comes within 20 seconds', () => {
  vi.useFakeTimers();
  try {
    const onClose = show(true);
    act(() => vi.advanceTimersByTime(20_000));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});
