import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { InPlaceError } from './in-place-error.tsx';
import { LiveRegion } from './live-region.tsx';

afterEach(cleanup);

/** Two cards whose calls failed; the first loads again when it is asked for. */
function Page() {
  const [isLoading, setLoading] = useState(false);
  return (
    <main>
      <LiveRegion />
      <section aria-label="Roster">
        {isLoading ? <p aria-busy="true" /> : <InPlaceError message="No roster" onRetry={() => setLoading(true)} />}
      </section>
      <section aria-label="Scores">
        <InPlaceError message="No scores" onRetry={() => undefined} />
      </section>
    </main>
  );
}

const buttons = () => screen.getAllByRole('button', { name: 'Try again' });

test('asked again by keyboard, an error that makes way leaves the focus in its card, and says that it loads', async () => {
  render(<Page />);
  buttons()[0]?.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Roster' })));
  expect(screen.getByText('Loading')).toBeTruthy();
  // The next stop is beside it, not at the start of the page.
  await userEvent.tab();
  expect(document.activeElement).toBe(buttons()[0]);
});

test('one that goes while the focus is elsewhere leaves it there', async () => {
  const page = (isLoaded: boolean) => (
    <main>
      <button type="button">Elsewhere</button>
      <section aria-label="Roster">
        {!isLoaded && <InPlaceError message="No roster" onRetry={() => undefined} />}
      </section>
    </main>
  );
  const { rerender } = render(page(false));
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  rerender(page(true));
  await Promise.resolve();
  expect(document.activeElement).toBe(elsewhere);
});
