import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Whether the browser knows that it has no network. */
export const useOffline = (): boolean => useSyncExternalStore(subscribe, () => !navigator.onLine);
