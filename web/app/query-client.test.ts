import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { closeError, useShownError } from './errors/error-modal-state.ts';
import { createQueryClient } from './query-client.ts';

test.each([
  ['a call that fails', new CallError('bad response', { status: 500 }), 'It did not come.'],
  ['a call of a page that was left', new CallError('canceled'), undefined],
  [
    'a call after the session has ended',
    new CallError('bad request', { status: 401, code: 'unauthenticated' }),
    undefined,
  ],
])('%s opens its dialog, or none', async (_, error, shown) => {
  const { result } = renderHook(() => useShownError());
  const client = createQueryClient();
  await act(() =>
    client
      .fetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(error), meta: { modalMessage: 'It did not come.' } })
      .catch(() => undefined),
  );
  expect(result.current?.message).toBe(shown);
  act(closeError);
});

test('the dialog of a call closes when the call is answered after all, and no other', async () => {
  const { result } = renderHook(() => useShownError());
  const client = createQueryClient();
  const load = (key: string, answer: () => Promise<string>) =>
    act(() =>
      client
        .fetchQuery({ queryKey: [key], queryFn: answer, meta: { modalMessage: 'It did not come.' } })
        .catch(() => undefined),
    );
  await load('x', () => Promise.reject(new CallError('bad response', { status: 503 })));
  await load('y', () => Promise.resolve('here'));
  expect(result.current?.message).toBe('It did not come.');
  await load('x', () => Promise.resolve('here'));
  expect(result.current).toBeNull();
});
