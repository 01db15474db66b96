import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeError, showError, useShownError } from './error-modal-state.ts';

// What is shown is one for the whole window, and the next test may be in it.
afterEach(() => act(closeError));

test('shows one error at a time: the first one, until it is closed', () => {
  const { result } = renderHook(() => useShownError());
  act(() => showError({ message: 'first' }));
  act(() => showError({ message: 'second' }));
  expect(result.current?.message).toBe('first');

  act(closeError);
  expect(result.current).toBeNull();
  act(() => showError({ message: 'third' }));
  expect(result.current?.message).toBe('third');
});
