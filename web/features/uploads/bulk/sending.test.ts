import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AuditId } from '#contract/ids.ts';
import { sendAll, useSendingOf } from './sending.ts';

vi.mock('#web/app/api.ts', () => ({ call: () => Promise.resolve({ id: 'f1', presigned_url: '/f1' }) }));
vi.mock('../sending/send-file.ts', () => ({ sendFile: () => Promise.resolve() }));

const audit = 'here' as AuditId; // of a server that is not there

test('a file that has arrived keeps its row until the list of the server is read again', async () => {
  const { result } = renderHook(() => useSendingOf(audit));
  const list = Promise.withResolvers<void>();
  sendAll(audit, [new File(['id'], 'roster.csv')], () => list.promise);
  await waitFor(() => expect(result.current.map(({ state }) => state)).toEqual(['arrived']));
  list.resolve();
  await waitFor(() => expect(result.current).toEqual([]));
});

test('the next file does not wait for that list', async () => {
  const { result } = renderHook(() => useSendingOf(audit));
  const list = Promise.withResolvers<void>();
  const files = ['a', 'b', 'c', 'd'].map((name) => new File(['id'], `${name}.csv`));
  sendAll(audit, files, () => list.promise);
  await waitFor(() => expect(result.current.map(({ state }) => state)).toEqual(files.map(() => 'arrived')));
  list.resolve();
  await waitFor(() => expect(result.current).toEqual([]));
});
