import { type ReactNode, useEffect, useState } from 'react';

/** Milliseconds (specification section 9). A load faster than this shows no loader at all. */
const DELAY = 100;

export function AfterDelay({ children }: { children: ReactNode }) {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), DELAY);
    return () => clearTimeout(timer);
  }, []);
  return waited ? children : null;
}
