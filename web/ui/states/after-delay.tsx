import { type ReactNode, useEffect, useState } from 'react';

/** Milliseconds (docs/constants.md). A load faster than this shows no loader at all. */
const DELAY = 100;

/** True once a load has taken long enough to say so. */
export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

export function AfterDelay({ children }: { children: ReactNode }) {
  return useIsLate() ? children : null;
}
