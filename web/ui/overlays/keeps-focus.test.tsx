import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { KeepsFocus } from './keeps-focus.tsx';

afterEach(cleanup);

/**
 * A button that is gone, or of no more use, once it was pressed; one beside it, and one outside
 * that takes it away as well.
 */
function Work({ isDisabled = false }: { isDisabled?: boolean }) {
  const [done, setDone] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setDone(true)}>
        From outside
      </button>
      <KeepsFocus>
        {(!done || isDisabled) && (
          <button type="button" disabled={done} onClick={() => setDone(true)}>
            Accept
          </button>
        )}
        <button type="button">Next</button>
      </KeepsFocus>
    </>
  );
}

const named = () => document.activeElement?.textContent;

test.each([false, true])(
  'after a button that did its work the next stop is beside it (disabled: %s)',
  async (isDisabled) => {
    render(<Work isDisabled={isDisabled} />);
    screen.getByRole('button', { name: 'Accept' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).not.toBe(document.body);
    await userEvent.tab();
    expect(named()).toBe('Next');
  },
);

test('who is elsewhere is left there', async () => {
  render(<Work />);
  screen.getByRole('button', { name: 'Accept' }).focus();
  screen.getByRole('button', { name: 'From outside' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(named()).toBe('From outside');
});
