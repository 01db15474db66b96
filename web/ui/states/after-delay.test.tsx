import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AfterDelay } from './after-delay.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('what loads within 100 ms shows no loader at all', () => {
  vi.useFakeTimers();
  render(<AfterDelay>Loading</AfterDelay>);
  act(() => void vi.advanceTimersByTime(99));
  expect(screen.queryByText('Loading')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText('Loading')).toBeTruthy();
});
