import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endForAllTabs, extendDeadline } from '#web/app/inactivity/deadline.ts';
import { NO_SESSION, type Session, SessionContext } from '#web/app/session/session.ts';
import { typed } from './typed.ts';
import { useTyped } from './use-typed.ts';

let email = 'ana@demo.test';

beforeEach(() => {
  extendDeadline(15);
  email = 'ana@demo.test';
});
afterEach(() => {
  cleanup();
  typed.belongsTo(null);
  sessionStorage.clear();
});

function SignedIn({ children }: { children: ReactNode }) {
  const session: Session = { ...NO_SESSION, profile: { name: '', email, eoas: [] } };
  return <SessionContext value={session}>{children}</SessionContext>;
}

const open = () =>
  renderHook(({ form }) => useTyped(form, { name: '' }), { initialProps: { form: FORM }, wrapper: SignedIn });
const FORM: string | null = 'invite';

/** The session ends below an open form, which goes with it, and someone signs in. */
function endSession(next: string): void {
  typed.belongsTo(null);
  cleanup();
  email = next;
}

function fill() {
  const form = open();
  act(() => form.result.current[1]({ name: 'Luis' }));
  return form;
}

test('what was typed is there again when the same person signs in again, and stays when that session ends too', () => {
  fill();
  endSession('ana@demo.test');
  expect(open().result.current[0]).toEqual({ name: 'Luis' });
  endSession('ana@demo.test');
  expect(open().result.current[0]).toEqual({ name: 'Luis' });
});

test('another person neither sees it nor leaves it for the first', () => {
  fill();
  endSession('eva@demo.test');
  expect(open().result.current[0]).toEqual({ name: '' });
  endSession('ana@demo.test');
  expect(open().result.current[0]).toEqual({ name: '' });
});

test('nothing is kept for whoever signs out, of a form that was closed, or after it was sent', () => {
  fill();
  endForAllTabs();
  endSession('ana@demo.test');
  expect(open().result.current[0]).toEqual({ name: '' });

  extendDeadline(15);
  fill().unmount();
  endSession('ana@demo.test');
  expect(open().result.current[0]).toEqual({ name: '' });

  fill().rerender({ form: null });
  endSession('ana@demo.test');
  expect(open().result.current[0]).toEqual({ name: '' });
});

test('nothing is written to the browser while the session goes on', () => {
  fill();
  expect(sessionStorage.length).toBe(0);
});
