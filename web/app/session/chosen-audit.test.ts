import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { AuditId } from '#contract/ids.ts';
import type { Profile } from '#contract/session.ts';
import { useChosenAudit } from './chosen-audit.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// Of a profile only what is read here; IDs of any form will do on this side.
const profile = { eoas: ['a', 'b', 'c'].map((id) => ({ id, roles: [] })) } as unknown as Profile;
const open = () => renderHook(() => useChosenAudit(profile)).result;
const shown = () => open().current.audit?.id;

test('a tab that is loaded again is in its audit, although another tab has changed to a different one', () => {
  expect(shown()).toBe('b');
  localStorage.setItem('portal.district', 'c');
  expect(shown()).toBe('b');
  sessionStorage.clear();
  expect(shown()).toBe('c');
});

test('the audit that was chosen last is that of the next tab, until someone signs out', () => {
  const session = open();
  act(() => session.current.choose('a' as AuditId));
  expect([session.current.audit?.id, shown()]).toEqual(['a', 'a']);
  sessionStorage.clear();
  expect(shown()).toBe('a');
  session.current.forget();
  expect(shown()).toBe('b');
});
