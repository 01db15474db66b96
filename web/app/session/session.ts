import { createContext, useContext } from 'react';
import type { AuditId } from '#contract/ids.ts';
import type { Permission, Role } from '#contract/permissions.ts';
import type { Profile } from '#contract/session.ts';

/** The audit (a district's year) the person works in. */
export interface SessionAudit {
  id: AuditId;
  /** The first role (docs/product.md#roles); not always one this portal knows. */
  role: Role | (string & {});
  roleDescription: string;
  roles: readonly string[];
  district: string;
  yearEnding: number;
  scope: 'district' | 'school';
  /** Since when it is read only; null: open. */
  closedAt: string | null;
}

/** What an invitation link of the identity provider carries. */
export interface ProviderInvitation {
  invitation?: string;
  organization?: string;
  organization_name?: string;
}

/** Passed on to the identity provider's authorize call. */
export interface SignInExtra extends ProviderInvitation {
  /** Leads through the pages of the second step, after the password once more. */
  second_factor?: 'set-up' | 'turn-off';
  /** Leads to the page for a new password, after the present one once more. */
  new_password?: 'choose';
  prompt?: 'login';
}

export interface Session {
  status: 'loading' | 'signed-out' | 'signed-in' | 'error';
  /** With status 'error': what happened, for the person to read. */
  problem?: string | null;
  /** Present when signed in. */
  profile: Profile | null;
  /** The chosen audit; null for a person who belongs to none (an operator). */
  audit: SessionAudit | null;
  audits: readonly SessionAudit[];
  chooseAudit(id: AuditId): void;
  may(permission: Permission): boolean;
  /** A bearer good for at least a minute, renewed first if need be. Rejects when no one is signed in. */
  accessToken(): Promise<string>;
  /** Leaves the page for the identity provider. */
  signIn(extra?: SignInExtra): Promise<void>;
  /** Forgets the chosen district and leaves for the provider's logout, which returns to the site's origin. */
  signOut(): Promise<void>;
  /** Forgets who is signed in, and stays at this address: who signs in again is where they were. */
  leave(): Promise<void>;
  /** Tries again after status 'error'. */
  retry(): void;
}

/** Before anything is known. */
export const NO_SESSION: Session = {
  status: 'loading',
  profile: null,
  audit: null,
  audits: [],
  chooseAudit: () => {},
  may: () => false,
  accessToken: () => Promise.reject(new Error('Nobody is signed in')),
  signIn: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
  leave: () => Promise.resolve(),
  retry: () => {},
};

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession outside of SessionProvider');
  return session;
}

interface TokenSource {
  get(): Promise<string | null>;
  /** After the server refused a bearer that looked good: one silent renewal; null when no one is signed in anymore. */
  renew(): Promise<string | null>;
}

/**
 * Where web/app/api.ts gets its bearer. The provider below the router fills it in once; without it no one is signed in.
 */
export const tokenSource: TokenSource = { get: () => Promise.resolve(null), renew: () => Promise.resolve(null) };
