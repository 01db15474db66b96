import { ErrorResponse } from 'oidc-client-ts';
import { type ReactNode, useEffect } from 'react';
import { type AuthContextProps, useAuth } from 'react-oidc-context';
import { useLocation } from 'react-router';
import { may } from '#contract/permissions.ts';
import { readProfile } from '#contract/session.ts';
import { useCall } from '#web/app/use-call.ts';
import { fetchErrors } from '#web/messages/en/fetch-errors.ts';
import { session as words } from '#web/messages/en/session.ts';
import { useChosenAudit } from './chosen-audit.ts';
import { destinationFrom, isCallback, pathOf } from './return-path.ts';
import { type Session, SessionContext, type SignInExtra } from './session.ts';
import { sessionMark } from './session-mark.ts';
import { isTransient, type SessionManager } from './user-manager.ts';

interface LiveSessionProps {
  manager: SessionManager;
  leaveCallback(state: unknown): Promise<void>;
  children: ReactNode;
}

/** The session as the provider's answers and the profile make it. */
export function LiveSession({ manager, leaveCallback, children }: LiveSessionProps) {
  const auth = useAuth();
  const place = useLocation();
  const profile = useCall(readProfile, auth.isAuthenticated ? {} : null, { modalMessage: fetchErrors.userDetails });
  const { audits, audit, choose, forget } = useChosenAudit(profile.data ?? null);
  const isRestoring = useRestore(auth, leaveCallback);

  const signIn = async (extra: SignInExtra = {}) => {
    const extraQueryParams = { ...manager.settings.extraQueryParams, ...extra };
    await auth.signinRedirect({ extraQueryParams, state: { returnTo: destinationFrom(place) } });
  };
  const signOut = async () => {
    forget();
    sessionMark.clear();
    await auth.signoutRedirect();
  };
  const session: Session = {
    ...statusOf(auth, profile, isRestoring),
    profile: profile.data ?? null,
    audits,
    audit,
    chooseAudit: choose,
    may: (permission) => audit !== null && may(audit.roles, permission),
    accessToken: () => manager.accessToken(),
    signIn,
    signOut,
    retry: () => (auth.error === undefined ? void profile.refetch() : window.location.reload()),
  };
  return <SessionContext value={session}>{children}</SessionContext>;
}

/**
 * Brings a session back after a reload: if somebody signed in within a day, the whole page asks the provider without a question
 * (a hidden frame would need third-party cookies) and returns to this very address. True while that is under way.
 */
function useRestore(auth: AuthContextProps, leaveCallback: LiveSessionProps['leaveCallback']): boolean {
  const place = useLocation();
  const refusal = auth.error?.source === 'signinCallback' && !isTransient(auth.error.innerError) ? auth.error : null;
  const isIdle = !auth.isLoading && auth.activeNavigator === undefined && !auth.isAuthenticated;
  const isDue = isIdle && (auth.error === undefined || auth.error.source === 'renewSilent') && sessionMark.isSet();

  useEffect(() => {
    if (auth.isAuthenticated) sessionMark.set();
  }, [auth.isAuthenticated]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it becomes due
  useEffect(() => {
    if (isDue) void auth.signinRedirect({ prompt: 'none', state: { returnTo: pathOf(place) } });
  }, [isDue]);

  useEffect(() => {
    if (refusal === null) return;
    sessionMark.clear();
    const { innerError } = refusal;
    void leaveCallback(innerError instanceof ErrorResponse ? innerError.state : undefined);
  }, [refusal, leaveCallback]);

  return isDue || (refusal !== null && isCallback(place));
}

type Status = Pick<Session, 'status' | 'problem'>;

function statusOf(auth: AuthContextProps, profile: ReturnType<typeof useCall>, isRestoring: boolean): Status {
  if (auth.isAuthenticated && profile.data !== undefined) return { status: 'signed-in' };
  if (auth.isLoading || auth.activeNavigator !== undefined || isRestoring) return { status: 'loading' };
  if (auth.isAuthenticated) {
    return profile.error ? { status: 'error', problem: profile.error.message } : { status: 'loading' };
  }
  const { error } = auth;
  const isUnreachable = error?.source === 'signinRedirect' || isTransient(error?.innerError);
  return isUnreachable ? { status: 'error', problem: words.unreachable } : { status: 'signed-out' };
}
