import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { closeAudit } from '#contract/operator/audits.ts';
import { call } from './api.ts';
import { useSend } from './use-call.ts';

vi.mock('./api.ts', () => ({ call: vi.fn() }));

test('a double click sends once and hears its answer; the same can be sent again afterwards', async () => {
  const answers: ((value: unknown) => void)[] = [];
  vi.mocked(call).mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const { result } = renderHook(() => useSend(closeAudit), {
    wrapper: ({ children }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>,
  });
  const closed = vi.fn();
  const args = { params: { eoaId: 'a' } } as never;
  const close = () => result.current.mutate(args, { onSuccess: closed });
  act(() => {
    close();
    close();
  });
  await waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => answers[0]?.({}));
  expect([vi.mocked(call).mock.calls.length, closed.mock.calls.length]).toEqual([1, 1]);
  act(close);
  await waitFor(() => expect(answers).toHaveLength(2));
});

test('who waits for the answer of a double click hears the one there is, and a failure once', async () => {
  const answers: PromiseWithResolvers<unknown>[] = [];
  vi.mocked(call).mockImplementation(() => {
    const answer = Promise.withResolvers();
    answers.push(answer);
    return answer.promise;
  });
  const { result } = renderHook(() => useSend(closeAudit), {
    wrapper: ({ children }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>,
  });
  const args = { params: { eoaId: 'a' } } as never;
  const close = () => result.current.mutateAsync(args).catch((error: Error) => error.message);
  const both = Promise.all([close(), close()]);
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.reject(new Error('Not now.'));
  expect(await both).toEqual(['Not now.', 'Not now.']);
  const again = close();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.resolve('closed');
  expect(await again).toBe('closed');
});
