import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSessionBefore } from './before-session.ts';
import { type Session, SessionContext } from './session.ts';

/** Starts to load at once, beside the first paint: the sign-in library is a tenth of the first JavaScript. */
const source = import('./session-source.tsx');
const SessionSource = lazy(() => source);

/** Who is signed in, for everything below. Stands inside the router and the query client, once. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const before = useSessionBefore();
  const [live, setLive] = useState<Session | null>(null);
  return (
    <>
      <Suspense>
        <SessionSource onSession={setLive} />
      </Suspense>
      <SessionContext value={live ?? before}>{children}</SessionContext>
    </>
  );
}
