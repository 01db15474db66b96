import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { takeOver, useSessionBefore } from './before-session.ts';

test('a button that was drawn before the library came still signs in', async () => {
  const { result } = renderHook(useSessionBefore);
  const signIn = vi.fn();
  const leave = takeOver(signIn);
  await result.current.signIn({ invitation: 'late' });
  leave();
  expect(signIn.mock.calls).toEqual([[{ invitation: 'late' }]]);
});

test('what was asked for before is carried out once, when the library comes', async () => {
  const { result } = renderHook(useSessionBefore);
  await result.current.signIn({ invitation: 'early' });
  const signIn = vi.fn();
  takeOver(signIn)();
  takeOver(signIn)();
  expect(signIn.mock.calls).toEqual([[{ invitation: 'early' }]]);
});
