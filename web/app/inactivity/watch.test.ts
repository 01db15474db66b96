import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { extendDeadline } from './deadline.ts';
import { watchInactivity } from './watch.ts';
import { noteWork } from './work.ts';

const MINUTE = 60_000;
let ending: AbortController;
let told: number;
let left: (number | null)[];
let isOver: boolean;

/** A page that has just been opened, where two hours may go by. */
function open() {
  extendDeadline(120);
  const parts = {
    minutes: 120,
    tell: () => {
      told += 1;
    },
    onLeft: (minutes: number | null) => left.push(minutes),
    onOver: () => {
      isOver = true;
    },
  };
  return watchInactivity(parts, ending.signal);
}
const pass = (minutes: number) => vi.advanceTimersByTime(minutes * MINUTE);
const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
/** What the other tabs hear when one of them changes what is kept. */
const storageEvent = () => window.dispatchEvent(new StorageEvent('storage', { key: 'portal.signed-in-until' }));

beforeEach(() => {
  vi.useFakeTimers();
  ending = new AbortController();
  told = 0;
  left = [];
  isOver = false;
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
  localStorage.clear();
});

test('asks five minutes before the end, counts them down, and ends', () => {
  open();
  pass(114.9);
  expect(left.at(-1)).toBeNull();
  pass(0.1);
  expect(left.at(-1)).toBe(5);
  pass(4.5);
  expect([left.at(-1), isOver]).toEqual([1, false]);
  pass(0.5);
  expect(isOver).toBe(true);
  expect(told).toBe(0);
});

test('what a person does counts from then on, and the server hears of it once a minute, also of the last', () => {
  open();
  pass(100);
  press();
  expect(told).toBe(1);
  pass(0.1);
  press();
  pass(0.1);
  press();
  expect(told).toBe(1);
  pass(1);
  expect(told).toBe(2);
  pass(113);
  expect([left.at(-1), isOver]).toEqual([null, false]);
  pass(6);
  expect(isOver).toBe(true);
});

test('while it asks, only the answer counts', () => {
  const { stay } = open();
  pass(116);
  press();
  expect(left.at(-1)).toBe(4);
  stay();
  expect([left.at(-1), told]).toEqual([null, 1]);
  pass(114);
  expect(left.at(-1)).toBeNull();
});

test('what is done in another tab counts here', () => {
  open();
  pass(117);
  expect(left.at(-1)).toBe(3);
  extendDeadline(120);
  storageEvent();
  expect(left.at(-1)).toBeNull();
  pass(10);
  expect(isOver).toBe(false);
});

test('an upload whose bytes go on leaving is something that is done, and one that hangs is not', () => {
  open();
  for (let minute = 0; minute < 300; minute += 1) {
    noteWork();
    pass(1);
  }
  expect(isOver).toBe(false);
  expect(told).toBeGreaterThan(200);
  pass(121);
  expect(isOver).toBe(true);
});

test('a machine that slept past the end begins with it', () => {
  open();
  vi.setSystemTime(Date.now() + 200 * MINUTE);
  press();
  document.dispatchEvent(new Event('visibilitychange'));
  expect([isOver, told]).toEqual([true, 0]);
});
