import { type ComponentProps, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useSessionBefore } from './before-session.ts';
import { type Session, SessionContext } from './session.ts';

/** Starts to load at once, beside the first paint: the sign-in library is a tenth of the first JavaScript. */
const source = import('./session-source.tsx');
// Whoever waits for it hears of a failure below.
source.catch(() => undefined);

/** Starts to find out who is signed in, before the page is drawn. */
export function beginSession(): void {
  source.then(({ begin }) => begin()).catch(() => undefined);
}

/** Who is signed in, for everything below. Used once, inside the router and the query client. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const before = useSessionBefore();
  const [live, setLive] = useState<Session | null>(null);
  // Not within the commit that brings it: React would run the effects of frame and page before they are painted.
  const hear = useCallback((session: Session | null) => queueMicrotask(() => setLive(session)), []);
  return (
    <>
      <SessionSource onSession={hear} />
      <SessionContext value={live ?? before}>{children}</SessionContext>
    </>
  );
}

type Source = Awaited<typeof source>['default'];

/**
 * Shown as soon as it is there. Not below a `Suspense`, behind which React would keep it for 300 ms. @throws
 * what kept it from loading
 */
function SessionSource(props: ComponentProps<Source>) {
  const [Loaded, setLoaded] = useState<Source | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    source.then((file) => setLoaded(() => file.default), setFailure);
  }, []);
  if (failure !== null) throw failure;
  return Loaded && <Loaded {...props} />;
}
