import { afterEach, expect, test, vi } from 'vitest';
import { DEADLINE, endForAllTabs, extendDeadline, hearSignOut, isPastDeadline, readDeadline } from './deadline.ts';

const ending = new AbortController();
afterEach(() => localStorage.clear());

/** As the browser tells the other tabs. */
const told = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: DEADLINE, newValue }));

test('a tab hears that someone signed out in another one, and of nothing else', () => {
  const over = vi.fn();
  hearSignOut(over, ending.signal);
  told(String(Date.now() + 1000));
  told(null);
  expect(over).not.toHaveBeenCalled();

  endForAllTabs();
  told(localStorage.getItem(DEADLINE));
  expect(over).toHaveBeenCalledTimes(1);
  ending.abort();
});

test('who signs out has not been away for too long, and the next sign-in counts its own time', () => {
  endForAllTabs();
  expect([readDeadline(), isPastDeadline()]).toEqual([null, false]);
  extendDeadline(5);
  expect(readDeadline()).toBeGreaterThan(Date.now());
  endForAllTabs();
  extendDeadline(0);
  expect(localStorage.getItem(DEADLINE)).toBeNull();
});
