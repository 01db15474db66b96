import { useSyncExternalStore } from 'react';

export interface ShownError {
  /** The fixed sentence for what failed (docs/product.md#fixed-wording). */
  message: string;
  /** What it means for the person. */
  hint?: string;
  retry?: () => void;
  /** What failed: once it is there, nothing is left to say. */
  of?: object;
}

let shown: ShownError | null = null;
const listeners = new Set<() => void>();

const show = (next: ShownError | null) => {
  shown = next;
  for (const listener of listeners) listener();
};

/** Opens the error modal. While one error is open, later ones stay where they happened. */
export const showError = (error: ShownError) => {
  if (shown === null) show(error);
};

export const closeError = () => show(null);

export const closeErrorOf = (loaded: object) => {
  if (shown?.of === loaded) closeError();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useShownError = () => useSyncExternalStore(subscribe, () => shown);
