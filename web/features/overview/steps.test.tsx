import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { NO_SESSION, SessionContext } from '#web/app/session/session.ts';
import { Steps } from './steps.tsx';

afterEach(cleanup);

const show = (anyProcessed: boolean | null) =>
  render(
    <MemoryRouter>
      <SessionContext value={{ ...NO_SESSION, may: () => true }}>
        <Steps categories={null} anyProcessed={anyProcessed} />
      </SessionContext>
    </MemoryRouter>,
  );

const NOT_YET = 'Opens when the first file has been processed.';

it('says that nothing is processed once that is known, and not while it loads', () => {
  show(null);
  expect(screen.queryByText(NOT_YET)).toBeNull();
  cleanup();
  show(false);
  expect(screen.getByText(NOT_YET)).toBeDefined();
});
