import { z } from 'zod';

/** Path, search and hash of a place in the portal: a single slash, so that it cannot name another host. */
const Path = z.string().regex(/^\/(?![/\\])/);

/** What a sign-in carries to its end. */
const SignInState = z.object({ returnTo: Path });
/** What the guard leaves in the history entry when it sends a person to /login. */
const Origin = z.object({ from: Path });

export const HOME = '/overview';

/** The pages that are the same for everyone, whoever is signed in. */
export const OPEN_PAGES = { privacy: '/privacy', terms: '/terms' } as const;

export const isOpenPage = ({ pathname }: Pick<PageAddress, 'pathname'>): boolean =>
  Object.values<string>(OPEN_PAGES).includes(pathname);

interface PageAddress {
  pathname: string;
  search: string;
  hash: string;
  state?: unknown;
}

export const pathOf = ({ pathname, search, hash }: PageAddress): string => pathname + search + hash;

/** Where a sign-in that begins here should end: the page that was asked for, or the overview. */
export function destinationFrom(place: PageAddress): string {
  const origin = Origin.safeParse(place.state);
  if (origin.success) return origin.data.from;
  return place.pathname === '/login' || place.pathname === '/' ? HOME : pathOf(place);
}

/** True while the address holds the provider's answer, a code or an error. */
export function isCallback({ search }: Pick<PageAddress, 'search'>): boolean {
  const query = new URLSearchParams(search);
  return query.has('state') && (query.has('code') || query.has('error'));
}

const COMING = 'portal.coming';

/**
 * Where the sign-in that leaves now will end; read when it comes back, so that the page is loaded
 * before the answer is checked.
 */
export const comingPath = {
  keep: (path: string) => sessionStorage.setItem(COMING, path),
  read: (): string | null => sessionStorage.getItem(COMING),
};

/** Where a finished sign-in leads; /login when it no longer knows, which goes on to the overview by itself. */
export function returnPathOf(state: unknown): string {
  const parsed = SignInState.safeParse(state);
  return parsed.success ? parsed.data.returnTo : '/login';
}
