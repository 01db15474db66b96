import { createContext } from 'react';

/**
 * Frame and page behind the results that an address names: a person who opens such a link waits for them, and
 * not for what is behind.
 */
export interface Behind {
  /** False until the results can be read. */
  isDue: boolean;
  show(): void;
}

export const BehindContext = createContext<Behind>({ isDue: true, show: () => {} });
