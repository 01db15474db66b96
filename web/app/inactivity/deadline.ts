/** When the session of this browser ends where no one does anything; the tabs share it. Milliseconds since 1970. */
export const DEADLINE = 'portal.signed-in-until';

/** null: no one is signed in, or no such time is set. */
export const readDeadline = (): number | null => Number(localStorage.getItem(DEADLINE)) || null;

const SIGNED_OUT = '0';

/** Someone signs out: the other tabs hear of it. */
export const endForAllTabs = (): void => localStorage.setItem(DEADLINE, SIGNED_OUT);

/** The last session of this browser ended because its person signed out. */
export const isSignedOut = (): boolean => localStorage.getItem(DEADLINE) === SIGNED_OUT;

/**
 * Calls `over` where someone signs out in another tab, also while this page is kept to come back
 * to, until `signal` ends it.
 */
export function hearSignOut(over: () => void, signal: AbortSignal): void {
  const hear = (said: string | null) => said === SIGNED_OUT && over();
  window.addEventListener('storage', ({ key, newValue }) => key === DEADLINE && hear(newValue), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && hear(localStorage.getItem(DEADLINE)), { signal });
}

/** Someone does something now. @param minutes 0: the session ends with its day only */
export function extendDeadline(minutes: number): void {
  if (minutes === 0) localStorage.removeItem(DEADLINE);
  else localStorage.setItem(DEADLINE, String(Date.now() + minutes * 60_000));
}

export const isPastDeadline = (): boolean => (readDeadline() ?? Number.POSITIVE_INFINITY) <= Date.now();
