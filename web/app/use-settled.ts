import { useEffect, useState } from 'react';

/** While someone types. */
const PAUSE_MS = 250;

/** The newest value once it has rested for a moment; what cannot be computed yet (null) changes nothing. */
export function useSettled<Value>(value: Value | null): Value | null {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal values are the same question
  useEffect(() => {
    if (value === null) return;
    const pause = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [key]);
  return settled;
}
