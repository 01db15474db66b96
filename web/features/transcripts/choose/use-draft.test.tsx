import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SchoolId } from '#contract/ids.ts';
import type { SelectionState } from '#contract/transcripts/choosing.ts';
import type { Candidate } from '#contract/transcripts/transcripts.ts';
import { useDraft } from './use-draft.ts';

/** The bodies that were sent. */
const sent = vi.hoisted(() => [] as { ids: string[]; version: number }[]);
vi.mock('#web/app/api.ts', () => ({
  call: async (_route: unknown, { body }: { body: { ids: string[]; version: number } }) => {
    sent.push(body);
    return { version: body.version + 1 };
  },
}));
vi.mock('#web/app/use-audit.ts', () => ({ useAudit: () => ({ id: 'audit' }) }));
beforeEach(() => {
  sent.length = 0;
});

// Of candidates and states only what the draft reads.
const student = (id: string) => ({ id, category: 'HIGH_FLIER' }) as Candidate;
const state = (version: number, ...ids: string[]) =>
  ({
    version,
    chosen: ids.map(student),
    limits: { HIGH_FLIER: 4, ON_THE_CUSP: 4, STRUGGLING: 2 },
  }) as unknown as SelectionState;

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);
const open = (first: SelectionState) =>
  renderHook((now: SelectionState) => useDraft(now, 'school' as SchoolId), { wrapper, initialProps: first });

test('a choice is saved as one of the selection it was made on, also where a newer one was read meanwhile', async () => {
  const { result, rerender } = open(state(3, 'a'));
  act(() => result.current.change(student('b')));
  rerender(state(4, 'c'));
  await act(() => result.current.save());
  expect(sent).toEqual([{ ids: ['a', 'b'], version: 3 }]);
});

test('a student who is ticked and unticked again changes nothing of what someone else saves later', () => {
  const { result, rerender } = open(state(3, 'a'));
  act(() => result.current.change(student('b')));
  act(() => result.current.change(student('b')));
  rerender(state(4, 'a', 'c'));
  expect([...result.current.draft.keys()]).toEqual(['a', 'c']);
  expect(result.current.isDirty).toBe(false);
});

test('what is ticked while a choice is being saved is saved after it', async () => {
  const { result } = open(state(3, 'a'));
  act(() => result.current.change(student('b')));
  await act(async () => {
    const saving = result.current.save();
    result.current.change(student('c'));
    await saving;
  });
  await waitFor(() => expect(result.current.isSending).toBe(false));
  await act(() => result.current.save());
  expect(sent.map(({ version }) => version)).toEqual([3, 4]);
});

test('what is unticked while it is being saved is unticked after it', async () => {
  const { result, rerender } = open(state(3, 'a'));
  act(() => result.current.change(student('b')));
  let saving: Promise<boolean> | undefined;
  act(() => {
    saving = result.current.save();
  });
  act(() => result.current.change(student('b')));
  rerender(state(4, 'a', 'b'));
  await act(async () => void (await saving));
  expect([...result.current.draft.keys()]).toEqual(['a']);
  expect(result.current.isDirty).toBe(true);
});

test('one’s own choice is kept over the version of someone else that was shown', async () => {
  const { result, rerender } = open(state(3, 'a'));
  act(() => result.current.change(student('b')));
  rerender(state(4, 'c'));
  await act(() => result.current.settle(4));
  await act(() => result.current.save());
  expect(sent).toEqual([{ ids: ['a', 'b'], version: 4 }]);
});
