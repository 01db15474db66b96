import { useEffect, useId, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** So long ago, in milliseconds, a sentence was heard: where it shows next it is not said again. */
const HEARD = 1000;

let message = '';
let saidAt = Number.NEGATIVE_INFINITY;
/** The shell's, then that of each dialog over it. */
const regions: string[] = [];
const listeners = new Set<() => void>();

function tell(next: string) {
  message = next;
  for (const listener of listeners) listener();
}

/** Says something politely to people who use a screen reader: 'Upload finished', '12 errors found'. */
export function announce(next: string) {
  saidAt = performance.now();
  // A repeated sentence is only spoken again when the text changes, so the repetition gets a no-break space.
  tell(next === message ? `${next}\u00A0` : next);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A sentence from just before goes on in the region that is there now. */
const moved = () => tell(performance.now() - saidAt < HEARD ? message : '');

/**
 * In the shell and in each dialog: a dialog hides all that is below it from screen readers, so the one on top speaks.
 */
export function LiveRegion() {
  const id = useId();
  useEffect(() => {
    regions.push(id);
    moved();
    return () => {
      regions.splice(regions.indexOf(id), 1);
      moved();
    };
  }, [id]);
  const text = useSyncExternalStore(subscribe, () => (regions.at(-1) === id ? message : ''));
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  );
}
