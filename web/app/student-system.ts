import { useSyncExternalStore } from 'react';

/**
 * Which student system a district exports from: the ID of its guide in Help. Kept in this browser, since
 * it only leads to a page.
 */
const KEY = 'portal.student-system';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useStudentSystem() {
  const system = useSyncExternalStore(subscribe, () => localStorage.getItem(KEY));
  const choose = (id: string) => {
    localStorage.setItem(KEY, id);
    for (const listener of listeners) listener();
  };
  return { system, choose };
}
