import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Whole seconds since something began, counted on from what the server said last; null while it has not begun. */
export function useElapsed(seconds: number | null): number | null {
  const [elapsed, setElapsed] = useState(seconds);
  useEffect(() => {
    setElapsed(seconds);
    if (seconds === null) return;
    const heardAt = performance.now();
    const timer = setInterval(() => setElapsed(seconds + Math.floor((performance.now() - heardAt) / SECOND)), SECOND);
    return () => clearInterval(timer);
  }, [seconds]);
  return elapsed;
}
