import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from '#web/app/api.ts';
import { CallError } from '#web/app/call-error.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { recoverByItself } from './recover-by-itself.ts';

vi.mock('#web/app/api.ts', () => ({ call: vi.fn() }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const away = () => Promise.reject(new CallError('bad response', { status: 503 }));
const server = (answer: () => Promise<unknown>) => vi.mocked(call).mockImplementation(answer as typeof call);

/** A page whose code cannot be loaded, as the build and the page say it. */
function crash(): void {
  document.body.innerHTML = '<main role="alert"></main>';
  window.dispatchEvent(new Event('vite:preloadError'));
}

/** A page that shows what `load` gives, with all that is beside it. */
function open(load: () => Promise<string>) {
  const client = createQueryClient();
  const reload = vi.fn();
  const stop = recoverByItself(client, reload);
  const page = new QueryObserver(client, { queryKey: ['shown'], queryFn: load });
  const close = page.subscribe(() => undefined);
  return {
    reload,
    shown: () => page.getCurrentResult(),
    leave: () => {
      close();
      stop();
    },
  };
}

test('a page that failed while the server was away is loaded when it answers again', async () => {
  server(away);
  const load = vi.fn<() => Promise<string>>(away);
  const page = open(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.shown().isError).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
  load.mockResolvedValue('here');
  server(() => Promise.resolve({ status: 'ok' }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.shown().data).toBe('here');
  page.leave();
});

test.each([
  ['a call that fails while the server answers', new CallError('bad response', { status: 503 })],
  ['a call that fails for another reason', new CallError('bad response', { status: 500 })],
])('%s is not tried again and again', async (_, error) => {
  server(() => Promise.resolve({ status: 'ok' }));
  const load = vi.fn(() => Promise.reject(error));
  const page = open(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  page.leave();
});

test('nothing is asked after it was stopped', async () => {
  server(away);
  const page = open(away);
  await vi.advanceTimersByTimeAsync(1_000);
  page.leave();
  const before = vi.mocked(call).mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.mocked(call).mock.calls.length).toBe(before);
});

test('a page whose code could not be loaded is loaded again when the server answers again', async () => {
  server(away);
  const page = open(() => Promise.resolve('here'));
  crash();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.reload).not.toHaveBeenCalled();
  server(() => Promise.resolve({ status: 'ok' }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.reload).toHaveBeenCalledTimes(1);
  page.leave();
});

test('a page that broke while the server answers is not loaded again and again', async () => {
  server(() => Promise.resolve({ status: 'ok' }));
  const page = open(() => Promise.resolve('here'));
  crash();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.reload).not.toHaveBeenCalled();
  page.leave();
});
