import { DEADLINE, extendDeadline, isPastDeadline, readDeadline } from './deadline.ts';
import { lastWork } from './work.ts';

/** What a person does. Not where the pointer is: it moves with the desk. */
const DOINGS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
const MINUTE = 60_000;
/** The person is asked so long before the end; WCAG 2.2.1 asks for 20 seconds. */
const ASKED_MINUTES = 5;
/** Looked at so often at least: the timers of a machine that slept come late. */
const LOOK_EVERY_MS = 30_000;
/** The other tabs hear of it so often at most. */
const TELL_EVERY_MS = 1_000;

interface WatchParts {
  minutes: number;
  /** Tells the server that a person does something: at most once a minute. */
  tell: () => void;
  /** Minutes that are left, a beginning one as a whole one; null while no one need be asked. */
  onLeft: (minutes: number | null) => void;
  onOver: () => void;
}

/** Watches the person and the clock until `signal` ends it. */
export function watchInactivity({ minutes, tell, onLeft, onOver }: WatchParts, signal: AbortSignal) {
  const askedFor = Math.min(ASKED_MINUTES, minutes / 2) * MINUTE;
  // A page that has just been opened has told the server.
  let toldAt = Date.now();
  let extendedAt = 0;
  let seenWork = lastWork();
  let isAsking = false;
  let looking: ReturnType<typeof setTimeout> | undefined;
  let telling: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    clearTimeout(looking);
    const now = Date.now();
    const until = readDeadline() ?? Number.POSITIVE_INFINITY;
    const left = until - now;
    if (left <= 0) {
      onOver();
      return;
    }
    if (lastWork() !== seenWork) {
      seenWork = lastWork();
      extend();
      return;
    }
    isAsking = left <= askedFor;
    onLeft(isAsking ? Math.ceil(left / MINUTE) : null);
    const next = isAsking ? left % MINUTE || MINUTE : left - askedFor;
    looking = setTimeout(look, Math.min(next, LOOK_EVERY_MS));
  }

  function extend(): void {
    extendedAt = Date.now();
    extendDeadline(minutes);
    clearTimeout(telling);
    const due = toldAt + MINUTE - extendedAt;
    if (due > 0) telling = setTimeout(tellNow, due);
    else tellNow();
    look();
  }

  function tellNow(): void {
    toldAt = Date.now();
    if (!isPastDeadline()) tell();
  }

  /** While it asks, an answer alone counts: the key that leads to a button is none. */
  function notice(): void {
    if (!isAsking && Date.now() - extendedAt >= TELL_EVERY_MS && !isPastDeadline()) extend();
  }

  for (const doing of DOINGS) window.addEventListener(doing, notice, { capture: true, passive: true, signal });
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('storage', ({ key }) => key === DEADLINE && look(), { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(looking);
    clearTimeout(telling);
  });
  look();
  return { stay: extend };
}
