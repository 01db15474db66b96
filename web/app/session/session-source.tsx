import { type QueryClient, useQuery } from '@tanstack/react-query';
import { memo, useCallback, useEffect } from 'react';
import { AuthProvider } from 'react-oidc-context';
import { useNavigate } from 'react-router';
import { readConfig } from '#web/app/config.ts';
import { session as words } from '#web/messages/en/session.ts';
import { LiveSession } from './live-session.tsx';
import { profileQuery } from './profile-query.ts';
import { isCallback, returnPathOf } from './return-path.ts';
import { NO_SESSION, type Session, tokenSource } from './session.ts';
import { createManager, LEEWAY_SECONDS, type SessionManager } from './user-manager.ts';

interface SessionSourceProps {
  /** Hears of every change; null until the library is connected. */
  onSession: (session: Session | null) => void;
}

/** Finds out who is signed in. Shows nothing, so that no page depends on when it has come. */
function SessionSource({ onSession }: SessionSourceProps) {
  const connection = useQuery({
    queryKey: ['session.connect'],
    // Tokens live in the manager: a second one would be a second, signed-out session. So not even a refetch
    // of everything makes one.
    queryFn: ({ client, queryKey }) => client.getQueryData<SessionManager>(queryKey) ?? connect(client),
    staleTime: 'static',
  });
  const { data: manager, isError, refetch } = connection;
  const navigate = useNavigate();
  // The one place that leaves the address with the provider's answer in it, be it a code or an error.
  const leaveCallback = useCallback(
    async (state: unknown) => await navigate(returnPathOf(state), { replace: true }),
    [navigate],
  );
  useEffect(() => {
    if (manager !== undefined) return;
    const failed: Session = {
      ...NO_SESSION,
      status: 'error',
      problem: words.unreachable,
      retry: () => void refetch(),
    };
    onSession(isError ? failed : null);
  }, [manager, isError, refetch, onSession]);

  if (manager === undefined) return null;
  return (
    <AuthProvider userManager={manager} onSigninCallback={(user) => leaveCallback(user?.state)}>
      <LiveSession manager={manager} leaveCallback={leaveCallback} onSession={onSession} />
    </AuthProvider>
  );
}

/** What it reports renders what is above it; that is not a reason to report again. */
export default memo(SessionSource);

let begun: Promise<SessionManager> | null = null;

/**
 * Connects before anything is drawn. The provider's answer in the address is passed in right away: its answer comes
 * while the page is drawn.
 */
export function begin(): void {
  begun = open();
  // Whoever takes it hears of a failure.
  begun.catch(() => undefined);
}

async function open(): Promise<SessionManager> {
  const manager = createManager(await readConfig());
  if (isCallback(window.location)) manager.signinCallback().catch(() => undefined); // the next caller is told
  return manager;
}

async function connect(client: QueryClient): Promise<SessionManager> {
  const opening = begun ?? open();
  begun = null; // another attempt begins again
  const manager = await opening;
  manager.events.addUserLoaded(({ expires_in = 0 }) => {
    // Asked for before anything has been drawn again. Renewals tell nothing about the person; a bearer to be renewed
    // first waits for its turn.
    const isDue = client.getQueryData(profileQuery.queryKey) === undefined && expires_in > LEEWAY_SECONDS;
    if (isDue) void client.prefetchQuery(profileQuery);
  });
  tokenSource.get = () => manager.accessToken();
  tokenSource.renew = () => manager.renewedToken();
  return manager;
}
