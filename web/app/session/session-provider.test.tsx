import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { OidcClient, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import {
  BrowserRouter,
  createBrowserRouter,
  Link,
  Outlet,
  type RouteObject,
  RouterProvider,
  useRoutes,
} from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readProfile } from '#contract/session.ts';
import { endForAllTabs, extendDeadline } from '#web/app/inactivity/deadline.ts';
import { createQueryClient } from '#web/app/query-client.ts';
import { callKey } from '#web/app/use-call.ts';
import { LoginPage } from './login-page.tsx';
import { RequirePermission, RequireSession } from './require-session.tsx';
import { tokenSource, useSession } from './session.ts';
import { SessionProvider } from './session-provider.tsx';

const ISSUER = 'https://id.example';
const MARK = 'portal.session-check';
const AUDITS = ['3f2a7a52-4c11-4b52-9e0e-1d7b6a2f0a01', '3f2a7a52-4c11-4b52-9e0e-1d7b6a2f0a02'] as const;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const audit = (id: string, district: string, role: string) => ({
  id,
  roles: [{ name: role, description: role }],
  district,
  year_ending: 2024,
});
const profile = {
  name: 'Ann Admin',
  eoas: [audit(AUDITS[0], 'First District', 'DISTRICT_DATA_LEAD'), audit(AUDITS[1], 'Second District', 'ADMIN')],
};

/**
 * An ID token as the library reads it: it checks the claims, the signature is the server's to check on access tokens.
 */
const idToken = (): string => {
  const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
  const now = Math.floor(Date.now() / 1000);
  return `${part({ alg: 'ES256' })}.${part({ iss: ISSUER, sub: 'email|ann', aud: 'web', iat: now, exp: now + 900 })}.c2lnbmF0dXJl`;
};

let tokenAnswers: (() => Response | Promise<Response>)[];
let tokenRequests: URLSearchParams[];
const tokens =
  (expiresIn: number, number = 1) =>
  () =>
    json({
      access_token: `access-${number}`,
      refresh_token: `refresh-${number}`,
      id_token: idToken(),
      token_type: 'Bearer',
      expires_in: expiresIn,
    });

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(String(input), window.location.origin);
  if (pathname === '/config.json')
    return json({ api: '/api', issuer: ISSUER, client_id: 'web', audience: 'https://portal.example/api', demo: false });
  if (pathname === '/.well-known/openid-configuration') {
    return json({
      issuer: ISSUER,
      authorization_endpoint: `${ISSUER}/authorize`,
      token_endpoint: `${ISSUER}/oauth/token`,
    });
  }
  if (pathname === '/api/users/me') return json(profile);
  if (pathname !== '/oauth/token') throw new Error(`Nobody answers ${pathname}`);
  tokenRequests.push(new URLSearchParams(String(init?.body)));
  const next = tokenAnswers.shift();
  if (!next) throw new Error('One token request too many');
  return await next();
}

let queryClient: QueryClient;
let slowPage: PromiseWithResolvers<{ Component: typeof Page }>;
let redirects: Parameters<UserManager['signinRedirect']>[0][];

beforeEach(() => {
  tokenAnswers = [];
  tokenRequests = [];
  redirects = [];
  queryClient = createQueryClient();
  slowPage = Promise.withResolvers();
  vi.stubGlobal('fetch', vi.fn(answer));
  vi.spyOn(UserManager.prototype, 'signinRedirect').mockImplementation((args) => {
    redirects.push(args);
    return new Promise(() => {}); // the page leaves
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: as the code under test
  document.cookie = `${MARK}=; Max-Age=0; Path=/`;
});

function Page() {
  const { profile: who, audit: chosen } = useSession();
  return (
    <p>
      {who?.name} of {chosen?.district}
    </p>
  );
}

const pages: RouteObject[] = [
  { path: '/login', element: <LoginPage /> },
  { path: '/privacy', element: <Link to="/overview">Overview</Link> },
  {
    element: (
      <RequireSession>
        <Outlet />
      </RequireSession>
    ),
    children: [
      { path: '/overview', element: <Page /> },
      { path: '/help', lazy: () => slowPage.promise },
      { path: '/data-qc/matching', element: <Page /> },
      {
        path: '/transcripts',
        element: (
          <RequirePermission permission="transcripts.read">
            <Page />
          </RequirePermission>
        ),
      },
    ],
  },
];

function open(path: string) {
  window.history.replaceState(null, '', path);
  const whole = (
    <SessionProvider>
      <Outlet />
    </SessionProvider>
  );
  const router = createBrowserRouter([{ element: whole, children: pages }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const Portal = () => <SessionProvider>{useRoutes(pages)}</SessionProvider>;

/** As the portal is in its own router, in which the way to another page is another function on each page. */
function openAsPortal(path: string) {
  window.history.replaceState(null, '', path);
  render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Portal />
      </BrowserRouter>
    </QueryClientProvider>,
  );
}

/** The address the provider sends the browser back to, for a sign-in that began here. */
async function callback(returnTo: string, error?: string): Promise<string> {
  const client = new OidcClient({
    authority: ISSUER,
    client_id: 'web',
    redirect_uri: `${window.location.origin}/login`,
    scope: 'openid',
    stateStore: new WebStorageStateStore({ store: sessionStorage }),
  });
  const { state } = await client.createSigninRequest({ request_type: 'si:r', state: { returnTo } });
  return `/login?${new URLSearchParams({ state: state.id, ...(error === undefined ? { code: 'code' } : { error }) })}`;
}

const here = () => window.location.pathname + window.location.search + window.location.hash;

describe('without a session', () => {
  test('a guarded page leads to /login, whose button signs in and comes back to the page', async () => {
    open('/data-qc/matching?school_id=1#top');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(here()).toBe('/login');
    // The button is there before the library that carries it out.
    await waitFor(() => expect(redirects).toHaveLength(1));
    expect(redirects[0]?.state).toEqual({ returnTo: '/data-qc/matching?school_id=1#top' });
    expect(redirects[0]?.extraQueryParams).toEqual({ audience: 'https://portal.example/api' });
    expect(await tokenSource.get().catch(() => 'none')).toBe('none');
  });

  test('whoever has just set a password is told so, and not to use the link of the invitation', async () => {
    open('/login?password=saved');
    const button = await screen.findByRole('button', { name: 'Sign in' });
    expect(screen.getByText(/^Your password is saved\. Sign in/)).toBeDefined();
    expect(screen.queryByText(/Use the link in your invitation/)).toBeNull();
    await userEvent.click(button);
    await waitFor(() => expect(redirects[0]?.state).toEqual({ returnTo: '/overview' }));
  });

  test.each([
    ['before its time', () => extendDeadline(15), true],
    ['by signing out', endForAllTabs, false],
    ['long ago, or never began', () => localStorage.clear(), false],
  ])('of a session that ended %s the page says so or not', async (_, end, isSaid) => {
    end();
    open('/overview');
    await screen.findByRole('button', { name: 'Sign in' });
    expect(screen.queryByText(/^Your session has ended\. Sign in to continue/) !== null).toBe(isSaid);
  });

  test('an invitation link starts the sign-in by itself, once, with its three parameters', async () => {
    open('/login?invitation=i1&organization=o1&organization_name=District');
    await waitFor(() => expect(redirects).toHaveLength(1));
    expect(redirects[0]?.extraQueryParams).toMatchObject({
      invitation: 'i1',
      organization: 'o1',
      organization_name: 'District',
    });
    expect(redirects[0]?.state).toEqual({ returnTo: '/overview' });
  });

  test('a damaged invitation link shows the button', async () => {
    open('/login?invitation=i1');
    await screen.findByRole('button', { name: 'Sign in' });
    expect(redirects).toHaveLength(0);
  });
});

describe('after the provider', () => {
  test('the person is at the page they asked for, and the second audit is chosen', async () => {
    tokenAnswers = [tokens(900)];
    open(await callback('/data-qc/matching?school_id=1#top'));
    await screen.findByText('Ann Admin of Second District');
    expect(here()).toBe('/data-qc/matching?school_id=1#top');
    expect(document.cookie).toContain(`${MARK}=1`);
  });

  test('no token is kept anywhere but in memory', async () => {
    tokenAnswers = [tokens(900)];
    open(await callback('/overview'));
    await screen.findByText('Ann Admin of Second District');
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
    expect(kept).not.toMatch(/access-1|refresh-1|eyJ/);
    expect(Object.keys(sessionStorage)).toEqual(['portal.district']);
  });

  test('a token request is tried three times while the network fails', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    tokenAnswers = [offline, offline, tokens(900)];
    open(await callback('/overview'));
    await screen.findByText('Ann Admin of Second District');
    expect(tokenRequests).toHaveLength(3);
  });

  test('the bearer survives a refetch of everything', async () => {
    tokenAnswers = [tokens(900)];
    open(await callback('/overview'));
    await screen.findByText('Ann Admin of Second District');
    await act(() => queryClient.invalidateQueries());
    await act(() => queryClient.refetchQueries());
    expect(await tokenSource.get()).toBe('access-1');
    const asked = vi.mocked(fetch).mock.calls.filter(([address]) => String(address).endsWith('/users/me'));
    expect(asked.length).toBeGreaterThan(1);
    for (const [, init] of asked) expect(new Headers(init?.headers).get('authorization')).toBe('Bearer access-1');
    expect(tokenRequests).toHaveLength(1);
  });

  test('a fourth time it is said, and can be tried again', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    tokenAnswers = [offline, offline, offline];
    open(await callback('/overview'));
    await screen.findByText(/could not be reached/);
    await screen.findByRole('button', { name: 'Try again' });
  });

  test('a saved district is chosen instead, and a role that does not include a page leads to the overview', async () => {
    localStorage.setItem('portal.district', AUDITS[0]);
    tokenAnswers = [tokens(900)];
    open(await callback('/transcripts'));
    await screen.findByText('Ann Admin of First District');
    expect(here()).toBe('/overview');
    expect(window.history.state).toMatchObject({ usr: { refused: 'transcripts.read' } });
  });

  test('the way to a page that loads slowly is not crossed by the sign-in page', async () => {
    tokenAnswers = [tokens(900)];
    open(await callback('/help'));
    await waitFor(() => expect(queryClient.getQueryState(callKey(readProfile, {}))?.status).toBe('success'));
    await act(() => Promise.resolve());
    slowPage.resolve({ Component: Page });
    await screen.findByText('Ann Admin of Second District');
    expect(here()).toBe('/help');
  });

  test('never leads to another host', async () => {
    tokenAnswers = [tokens(900)];
    open(await callback('//evil.example/overview'));
    await screen.findByText('Ann Admin of Second District');
    expect(here()).toBe('/overview');
  });
});

describe('a reload within a day', () => {
  beforeEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the code under test
    document.cookie = `${MARK}=1; Path=/`;
  });

  test('asks the provider silently and keeps the address', async () => {
    open('/data-qc/matching?school_id=1#top');
    await waitFor(() => expect(redirects).toHaveLength(1));
    expect(redirects[0]).toMatchObject({ prompt: 'none', state: { returnTo: '/data-qc/matching?school_id=1#top' } });
  });

  test('of a page open to everyone asks no one, until the way leads to another page', async () => {
    open('/privacy');
    const link = await screen.findByRole('link', { name: 'Overview' });
    await userEvent.click(link);
    await waitFor(() => expect(redirects).toHaveLength(1));
    expect(redirects[0]).toMatchObject({ prompt: 'none', state: { returnTo: '/overview' } });
  });

  test('shows the sign-in page if the provider knows no one, and does not ask again', async () => {
    open(await callback('/data-qc/matching', 'login_required'));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(here()).toBe('/login');
    expect(document.cookie).not.toContain(MARK);
    expect(redirects).toHaveLength(1);
    expect(redirects[0]?.prompt).toBeUndefined();
    expect(redirects[0]?.state).toEqual({ returnTo: '/data-qc/matching' });
  });

  test('stays on the sign-in page then', async () => {
    openAsPortal(await callback('/data-qc/matching', 'login_required'));
    const button = await screen.findByRole('button', { name: 'Sign in' });
    const moves = vi.spyOn(window.history, 'replaceState');
    await userEvent.click(button);
    await waitFor(() => expect(redirects[0]?.state).toEqual({ returnTo: '/data-qc/matching' }));
    expect(moves).not.toHaveBeenCalled();
  });
});

describe('renewal', () => {
  test('is made once for all who need a token at the same moment', async () => {
    tokenAnswers = [tokens(30), tokens(900, 2)];
    open(await callback('/overview'));
    await screen.findByText('Ann Admin of Second District');
    expect(await Promise.all([tokenSource.get(), tokenSource.get()])).toEqual(['access-2', 'access-2']);
    expect(tokenRequests.map((request) => request.get('grant_type'))).toEqual(['authorization_code', 'refresh_token']);
    expect(tokenRequests[1]?.get('refresh_token')).toBe('refresh-1');
  });

  test('refused leads to a silent sign-in that comes back to this page', async () => {
    tokenAnswers = [tokens(30), () => json({ error: 'invalid_grant' }, 400)];
    open(await callback('/overview'));
    await waitFor(() => expect(redirects).toHaveLength(1));
    expect(redirects[0]).toMatchObject({ prompt: 'none', state: { returnTo: '/overview' } });
  });
});
