import { type ReactNode, useEffect, useState } from 'react';

/** Milliseconds (docs/constants.md). A load faster than this shows no loader at all. */
const DELAY = 100;
/** Milliseconds. A large district's numbers come within a few seconds; a call that is lost on its way may never end. */
export const LONG = 20_000;

/** True once a load has taken long enough to say so. */
export function useIsLate(delay = DELAY): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return isLate;
}

export function AfterDelay({ delay, children }: { delay?: number; children: ReactNode }) {
  return useIsLate(delay) ? children : null;
}
