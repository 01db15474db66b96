import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { AuthProvider } from 'react-oidc-context';
import { useNavigate } from 'react-router';
import { readConfig } from '#web/app/config.ts';
import { session as words } from '#web/messages/en/session.ts';
import { LiveSession } from './live-session.tsx';
import { returnPathOf } from './return-path.ts';
import { NO_SESSION, SessionContext, tokenSource } from './session.ts';
import { createManager, type SessionManager } from './user-manager.ts';

/** Who is signed in, for everything below. Stands inside the router and the query client, once. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const connection = useQuery({
    queryKey: ['session.connect'],
    // Tokens live in the manager: a second one would be a second, signed-out session. So not even a refetch of everything makes one.
    queryFn: ({ client, queryKey }) => client.getQueryData<SessionManager>(queryKey) ?? connect(),
    staleTime: 'static',
  });
  const navigate = useNavigate();
  // The one place that leaves the address with the provider's answer in it, be it a code or an error.
  const leaveCallback = useCallback(
    async (state: unknown) => await navigate(returnPathOf(state), { replace: true }),
    [navigate],
  );

  if (connection.data === undefined) {
    const failed = { status: 'error', problem: words.unreachable, retry: () => void connection.refetch() } as const;
    return <SessionContext value={{ ...NO_SESSION, ...(connection.isError && failed) }}>{children}</SessionContext>;
  }
  const manager = connection.data;
  return (
    <AuthProvider userManager={manager} onSigninCallback={(user) => leaveCallback(user?.state)}>
      <LiveSession manager={manager} leaveCallback={leaveCallback}>
        {children}
      </LiveSession>
    </AuthProvider>
  );
}

async function connect(): Promise<SessionManager> {
  const manager = createManager(await readConfig());
  tokenSource.get = () => manager.accessToken();
  tokenSource.renew = () => manager.renewedToken();
  return manager;
}
