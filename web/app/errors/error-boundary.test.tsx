import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}

test('something over a page that cannot be loaded leaves the page, and a page shows what can be done', () => {
  render(
    <MemoryRouter>
      <ErrorBoundary>
        <p>The page</p>
        <ErrorBoundary instead={null}>
          <Broken />
        </ErrorBoundary>
      </ErrorBoundary>
    </MemoryRouter>,
  );
  expect(screen.getByText('The page')).toBeTruthy();
  cleanup();
  render(
    <MemoryRouter>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </MemoryRouter>,
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
