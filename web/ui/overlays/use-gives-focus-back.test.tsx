import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useGivesFocusBack } from './use-gives-focus-back.ts';

afterEach(cleanup);

function Panel({ onClose }: { onClose: () => void }) {
  useGivesFocusBack();
  return (
    <button type="button" onClick={onClose}>
      Close
    </button>
  );
}

/** A button that opens a panel; `isRow`: it is gone once the panel closes, as the row of what was removed. */
function Page({ isRow = false }: { isRow?: boolean }) {
  const [state, setState] = useState<'before' | 'open' | 'after'>('before');
  return (
    <main>
      <section aria-label="Files">
        {!(isRow && state === 'after') && (
          <button type="button" onClick={() => setState('open')}>
            Open
          </button>
        )}
      </section>
      {state === 'open' && <Panel onClose={() => setState('after')} />}
    </main>
  );
}

async function openAndClose(): Promise<void> {
  screen.getByRole('button', { name: 'Open' }).focus();
  await userEvent.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{Enter}');
}

test('the focus goes back to what opened the panel', async () => {
  render(<Page />);
  await openAndClose();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});

test('where the opener has gone, the focus goes to the part of the page it was in', async () => {
  render(<Page isRow />);
  await openAndClose();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Files' })));
});
