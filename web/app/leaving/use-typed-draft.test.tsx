import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { extendDeadline } from '#web/app/inactivity/deadline.ts';
import { NO_SESSION, type Session, SessionContext } from '#web/app/session/session.ts';
import { typed } from './typed.ts';
import { useTypedDraft } from './use-typed-draft.ts';

interface Draft {
  cut: string;
  lines: string[];
}
const STARTED: Draft = { cut: '3', lines: [] };
const CHANGED: Draft = { cut: '4', lines: ['English'] };

beforeEach(() => extendDeadline(15));
afterEach(() => {
  cleanup();
  typed.belongsTo(null);
  sessionStorage.clear();
});

function SignedIn({ children }: { children: ReactNode }) {
  const session: Session = { ...NO_SESSION, profile: { name: '', email: 'ana@demo.test', eoas: [] } };
  return <SessionContext value={session}>{children}</SessionContext>;
}

const open = (started: Draft) =>
  renderHook(({ from }) => useTypedDraft('settings', from), { initialProps: { from: started }, wrapper: SignedIn })
    .result;

function endSession(): void {
  typed.belongsTo(null);
  cleanup();
}

test('what was chosen is there again, and counts as not saved', () => {
  const form = open(STARTED);
  expect(form.current.isChanged).toBe(false);
  act(() => form.current.setDraft(CHANGED));
  endSession();
  const again = open(STARTED);
  expect(again.current.draft).toEqual(CHANGED);
  expect(again.current.isChanged).toBe(true);
});

test('over settings that someone else has changed meanwhile it is not', () => {
  const form = open(STARTED);
  act(() => form.current.setDraft(CHANGED));
  endSession();
  const other: Draft = { cut: '5', lines: [] };
  const again = open(other);
  expect(again.current.draft).toEqual(other);
  expect(again.current.isChanged).toBe(false);
});

test('once it is saved, the form goes on from there', () => {
  const form = renderHook(({ from }) => useTypedDraft('settings', from), {
    initialProps: { from: STARTED },
    wrapper: SignedIn,
  });
  act(() => form.result.current.setDraft(CHANGED));
  form.rerender({ from: CHANGED });
  expect(form.result.current.draft).toEqual(CHANGED);
  expect(form.result.current.isChanged).toBe(false);
  const next: Draft = { cut: '2', lines: ['English'] };
  act(() => form.result.current.setDraft(next));
  expect(form.result.current.isChanged).toBe(true);
  endSession();
  expect(open(CHANGED).current.draft).toEqual(next);
});
