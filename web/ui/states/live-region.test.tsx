import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Modal } from '../overlays/modal.tsx';
import { announce, LiveRegion } from './live-region.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Page({ withDialog, asks = false }: { withDialog: boolean; asks?: boolean }) {
  return (
    <>
      <LiveRegion />
      {withDialog && (
        <Modal open atOnce title="Schools" size="choice" onClose={() => undefined}>
          Lincoln High
          {asks && (
            <Modal open atOnce title="Leave?" size="choice" onClose={() => undefined}>
              {' '}
            </Modal>
          )}
        </Modal>
      )}
    </>
  );
}
/** What those hear who use a screen reader: nothing below a dialog. */
const heard = () =>
  [...document.querySelectorAll('[aria-live]')]
    .filter((region) => region.closest('[aria-hidden="true"]') === null)
    .map((region) => region.textContent)
    .join();

test('what is announced over a dialog is heard there, and goes on below it where it closes at once', () => {
  const { rerender } = render(<Page withDialog />);
  act(() => announce('2 schools added'));
  expect(heard()).toBe('2 schools added');
  rerender(<Page withDialog={false} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(heard()).toBe('2 schools added');
});

test('of two dialogs that come together the upper one speaks', () => {
  render(<Page withDialog asks />);
  act(() => announce('Not saved'));
  expect(heard()).toBe('Not saved');
});

test('what was heard is not said again where a dialog opens or closes', () => {
  const { rerender } = render(<Page withDialog={false} />);
  act(() => announce('Saved'));
  act(() => vi.advanceTimersByTime(2000));
  rerender(<Page withDialog />);
  expect(heard()).toBe('');
  act(() => announce('1 school found'));
  act(() => vi.advanceTimersByTime(2000));
  rerender(<Page withDialog={false} />);
  expect(heard()).toBe('');
});
