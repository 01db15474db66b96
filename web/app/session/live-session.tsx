import { ErrorResponse } from 'oidc-client-ts';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type AuthContextProps, useAuth } from 'react-oidc-context';
import { useLocation } from 'react-router';
import { may } from '#contract/permissions.ts';
import { readProfile } from '#contract/session.ts';
import { readConfig } from '#web/app/config.ts';
import { endForAllTabs, extendDeadline, isPastDeadline } from '#web/app/inactivity/deadline.ts';
import { useCall } from '#web/app/use-call.ts';
import { session as words } from '#web/messages/en/session.ts';
import { isNobodyHere, isSignInAsked, takeOver } from './before-session.ts';
import { useChosenAudit } from './chosen-audit.ts';
import { PROFILE_PROBLEM } from './profile-query.ts';
import { comingPath, destinationFrom, isCallback, isOpenPage, pathOf } from './return-path.ts';
import type { Session, SignInExtra } from './session.ts';
import { sessionMark } from './session-mark.ts';
import { isTransient, type SessionManager } from './user-manager.ts';

interface LiveSessionProps {
  manager: SessionManager;
  leaveCallback(state: unknown): Promise<void>;
  /** Hears of every change before it is painted. */
  onSession: (session: Session) => void;
}

/** The session as the provider's answers and the profile make it. */
export function LiveSession({ manager, leaveCallback, onSession }: LiveSessionProps) {
  const auth = useAuth();
  const place = useLocation();
  const profile = useCall(readProfile, auth.isAuthenticated ? {} : null, { modalMessage: PROFILE_PROBLEM });
  const { audits, audit, choose, forget } = useChosenAudit(profile.data ?? null);
  const isRestoring = useRestore(auth, leaveCallback);
  const [isNobody] = useState(isNobodyHere);
  const [isAsked] = useState(isSignInAsked);
  const isLeaving = isAsked && auth.error === undefined;

  const signIn = async (extra: SignInExtra = {}) => {
    // Whoever sits there after a while shows who they are, also where an external provider would know.
    const again = isPastDeadline() ? { prompt: 'login' } : {};
    const extraQueryParams = { ...manager.settings.extraQueryParams, ...again, ...extra };
    const returnTo = destinationFrom(place);
    comingPath.keep(returnTo);
    await auth.signinRedirect({ extraQueryParams, state: { returnTo } });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what is asked for before the page has been drawn with it
  useEffect(() => takeOver((extra) => void signIn(extra)), []);
  const signOut = async () => {
    forget();
    sessionMark.clear();
    endForAllTabs();
    await auth.signoutRedirect();
  };
  const leave = async () => {
    sessionMark.clear();
    await auth.removeUser();
  };
  const session: Session = {
    ...statusOf(auth, profile, isRestoring || isLeaving, isNobody),
    profile: profile.data ?? null,
    audits,
    audit,
    chooseAudit: choose,
    may: (permission) => audit !== null && may(audit.roles, permission, audit.closedAt !== null),
    accessToken: () => manager.accessToken(),
    signIn,
    signOut,
    leave,
    retry: () => (auth.error === undefined ? void profile.refetch() : window.location.reload()),
  };
  // At each render: it renders when something of the session has changed, and then only.
  useLayoutEffect(() => onSession(session));
  return null;
}

/**
 * Brings a session back after a reload: if someone signed in within a day, the whole page asks the provider
 * without a question (a hidden frame would need third-party cookies) and returns to this very address. True
 * while that is under way.
 */
function useRestore(auth: AuthContextProps, leaveCallback: LiveSessionProps['leaveCallback']): boolean {
  const place = useLocation();
  const refusal = auth.error?.source === 'signinCallback' && !isTransient(auth.error.innerError) ? auth.error : null;
  const isIdle = !auth.isLoading && auth.activeNavigator === undefined && !auth.isAuthenticated;
  const isLost = isIdle && (auth.error === undefined || auth.error.source === 'renewSilent') && sessionMark.isSet();
  // An address that holds an answer already used is being left; no one is to come back to it. An open page
  // shows the same to everyone.
  const isDue = isLost && !isCallback(place) && !isOpenPage(place);

  useEffect(() => {
    if (!auth.isAuthenticated) return;
    sessionMark.set();
    void readConfig().then(({ inactivity_minutes = 0 }) => extendDeadline(inactivity_minutes));
  }, [auth.isAuthenticated]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it becomes due
  useEffect(() => {
    if (!isDue) return;
    const returnTo = pathOf(place);
    comingPath.keep(returnTo);
    // In place of this page, which it comes back to: as a page of its own it would be what Back leads to,
    // once the page has loaded.
    void auth.signinRedirect({ prompt: 'none', redirectMethod: 'replace', state: { returnTo } });
  }, [isDue]);

  const leave = useEffectEvent((state: unknown) => void leaveCallback(state));
  // Once for each refusal: on each page the way to leave is another function.
  useEffect(() => {
    if (refusal === null) return;
    sessionMark.clear();
    const { innerError } = refusal;
    leave(innerError instanceof ErrorResponse ? innerError.state : undefined);
  }, [refusal]);

  return isLost || (refusal !== null && isCallback(place));
}

type Status = Pick<Session, 'status' | 'problem'>;

function statusOf(
  auth: AuthContextProps,
  profile: ReturnType<typeof useCall>,
  isRestoring: boolean,
  isNobody: boolean,
): Status {
  if (auth.isAuthenticated && profile.data !== undefined) return { status: 'signed-in' };
  // The library first looks for someone whom it keeps; in a page that no one signed in to there is none.
  const isStarting = auth.isLoading && !(isNobody && !auth.isAuthenticated);
  if (isStarting || auth.activeNavigator !== undefined || isRestoring) return { status: 'loading' };
  if (auth.isAuthenticated) {
    return profile.error ? { status: 'error', problem: profile.error.message } : { status: 'loading' };
  }
  const { error } = auth;
  const isUnreachable = error?.source === 'signinRedirect' || isTransient(error?.innerError);
  return isUnreachable ? { status: 'error', problem: words.unreachable } : { status: 'signed-out' };
}
