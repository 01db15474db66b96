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

/** Rows that are taken away one by one. */
function Rows() {
  const [names, setNames] = useState(['one', 'two', 'three']);
  return (
    <KeepsFocus near="li">
      <ul>
        {names.map((name) => (
          <li key={name} aria-label={name}>
            <button type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
              Remove {name}
            </button>
          </li>
        ))}
      </ul>
    </KeepsFocus>
  );
}

test('in a list the focus goes on in the row after the one that was taken away, and from the last to the one before', async () => {
  render(<Rows />);
  screen.getByRole('button', { name: 'Remove two' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('listitem', { name: 'three' }));
  await userEvent.tab();
  expect(named()).toBe('Remove three');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('listitem', { name: 'one' }));
});
