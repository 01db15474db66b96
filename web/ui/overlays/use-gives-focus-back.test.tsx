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

/**
 * A button that opens a panel, and from when it is gone: as the row of what was removed, or as a
 * notice that offers to open it.
 */
function Page({ goneIn, start = 'before' }: { goneIn?: 'open' | 'after'; start?: 'before' | 'open' }) {
  const [state, setState] = useState<'before' | 'open' | 'after'>(start);
  return (
    <main>
      <h1 id="page-title" tabIndex={-1}>
        Data upload
      </h1>
      <section aria-label="Files">
        {(goneIn === undefined || state === 'before' || (goneIn === 'after' && state === 'open')) && (
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

test.each(['after', 'open'] as const)(
  'where the opener has gone (%s), the focus goes to the part of the page it was in',
  async (goneIn) => {
    render(<Page goneIn={goneIn} />);
    await openAndClose();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Files' })));
  },
);

test('where the page was opened with it, as by a link in a mail, the focus goes to the title of the page', async () => {
  render(<Page start="open" />);
  screen.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Data upload' })));
});

/** A dialog, outside of the page, that goes as another one comes. */
function Chain() {
  const [step, setStep] = useState(0);
  const next = () => setStep(step + 1);
  return (
    <>
      <main>
        <section aria-label="Files">
          <button type="button" onClick={next}>
            Open
          </button>
        </section>
      </main>
      {step > 0 && step < 3 && (
        <div key={step} role="dialog">
          <Panel onClose={next} />
        </div>
      )}
    </>
  );
}

test('where one dialog led to another, the focus goes back to what opened the first', async () => {
  render(<Chain />);
  await openAndClose();
  screen.getByRole('button', { name: 'Close' }).focus();
  // The first gives nothing back where the second has the focus.
  await new Promise(requestAnimationFrame);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});
