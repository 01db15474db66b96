import { useEffect } from 'react';

/** What opens over the frame. A file that was loaded once is not asked for again. */
const PARTS = [
  () => import('#web/app/errors/error-modal.tsx'),
  () => import('#web/app/shell/change-district.tsx'),
  () => import('#web/app/shell/language-list.tsx'),
];
/** The page of the address, and what it asks for, come first. */
const LATER_MS = 3_000;

/** Loads parts while there is a connection: without one, an upload that failed could not say so, and the page ended. */
export function usePartsAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of PARTS) load().catch(() => undefined);
    }, LATER_MS);
    return () => clearTimeout(timer);
  }, []);
}
