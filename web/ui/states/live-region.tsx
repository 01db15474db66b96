import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';

let message = '';
const listeners = new Set<() => void>();

/** Says something politely to people who use a screen reader: 'Upload finished', '12 errors found'. */
export function announce(next: string) {
  // A repeated sentence is only spoken again when the text changes, so the repetition gets a no-break space.
  message = next === message ? `${next}\u00A0` : next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Mounted once, in the shell. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribe, () => message);
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
