import type { ComponentType, ReactNode } from 'react';
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router';
import type { Permission } from '#contract/permissions.ts';
import { detailRoutes } from '#web/features/quality/details.tsx';
import { session as sessionWords } from '#web/messages/en/session.ts';
import { shell } from '#web/messages/en/shell.ts';
import { Loader } from '#web/ui/loader.tsx';
import { CrashPage } from './errors/crash-page.tsx';
import { Root } from './root.tsx';
import { LoginPage } from './session/login-page.tsx';
import { RequirePermission, RequireSession } from './session/require-session.tsx';
import { PublicFrame } from './shell/public-frame.tsx';
import { Shell } from './shell/shell.tsx';
import type { RouteTitle } from './shell/use-page-title.ts';

type Page = () => Promise<{ default: ComponentType }>;

const lazily = (load: Page) => async () => ({ Component: (await load()).default });

/** A page with its document title, loaded when first opened. A page that breaks leaves the frame around it standing. */
const page = (path: string, title: string, load: Page, more: Pick<RouteObject, 'children'> = {}): RouteObject => ({
  path,
  handle: { title } satisfies RouteTitle,
  lazy: lazily(load),
  errorElement: <CrashPage />,
  children: more.children,
});

/** Pages for those whose role includes `permission`; others land on the overview, which says why. */
const guarded = (permission: Permission, ...children: RouteObject[]): RouteObject => ({
  element: (
    <RequirePermission permission={permission}>
      <Outlet />
    </RequirePermission>
  ),
  children,
});

const frame = (element: ReactNode, ...children: RouteObject[]): RouteObject => ({ element, children });

const { nav, footer } = shell;

const signedInPages: RouteObject[] = [
  page('/overview', nav.overview, () => import('#web/features/overview/page.tsx')),
  page('/help', nav.help, () => import('#web/features/help/page.tsx')),
  page('/settings', shell.settings, () => import('#web/features/settings/page.tsx'), {
    children: [
      { index: true, lazy: lazily(() => import('#web/features/settings/profile.tsx')) },
      guarded('people.manage', { path: 'people', lazy: lazily(() => import('#web/features/people/people.tsx')) }),
    ],
  }),
  guarded(
    'quality.read',
    page('/data-qc', nav.quality, () => import('#web/features/quality/page.tsx'), { children: detailRoutes }),
  ),
];

export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <CrashPage />,
    hydrateFallbackElement: <Loader />,
    children: [
      { path: '/login', element: <LoginPage />, handle: { title: sessionWords.title } satisfies RouteTitle },
      frame(
        <PublicFrame />,
        page('/privacy', footer.privacy, () => import('#web/features/legal/privacy-page.tsx')),
        page('/terms', footer.terms, () => import('#web/features/legal/terms-page.tsx')),
      ),
      frame(
        <RequireSession>
          <Shell />
        </RequireSession>,
        ...signedInPages,
      ),
      { path: '*', element: <Navigate to="/login" replace /> },
    ],
  },
]);
