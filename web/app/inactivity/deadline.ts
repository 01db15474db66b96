/** When the session of this browser ends where nobody does anything; the tabs share it. Milliseconds since 1970. */
export const DEADLINE = 'portal.signed-in-until';

/** null: nobody is signed in, or no such time is set. */
export const readDeadline = (): number | null => Number(localStorage.getItem(DEADLINE)) || null;

export const clearDeadline = (): void => localStorage.removeItem(DEADLINE);

/** Somebody does something now. @param minutes 0: the session ends with its day only */
export function extendDeadline(minutes: number): void {
  if (minutes === 0) clearDeadline();
  else localStorage.setItem(DEADLINE, String(Date.now() + minutes * 60_000));
}

export const isPastDeadline = (): boolean => (readDeadline() ?? Number.POSITIVE_INFINITY) <= Date.now();
