import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router';
import type { Permission } from '#contract/permissions.ts';
import { detailRoutes } from '#web/features/quality/details.tsx';
import { session } from '#web/messages/en/session.ts';
import { shell } from '#web/messages/en/shell.ts';
import { Loader } from '#web/ui/loader.tsx';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { Page } from './page.tsx';
import { LoginPage } from './session/login-page.tsx';
import { RequirePermission, RequireSession } from './session/require-session.tsx';
import { PublicFrame } from './shell/public-frame.tsx';

type Load = () => Promise<{ default: ComponentType }>;

const whenLoaded = (children: ReactNode) => <Suspense fallback={<Loader />}>{children}</Suspense>;

/** A page loaded when it is first opened. The key makes it a new page for the error boundary and for the focus. */
function page(path: string, title: string, load: Load, children?: RouteObject[]): RouteObject {
  const element = (
    <ErrorBoundary key={path}>{whenLoaded(<Page key={path} title={title} Content={lazy(load)} />)}</ErrorBoundary>
  );
  return { path, element, children };
}

function part(load: Load): ReactNode {
  const Content = lazy(load);
  return whenLoaded(<Content />);
}

/** Pages for those whose role includes `permission`; others land on the overview, which says why. */
const guarded = (permission: Permission, children: RouteObject[]): RouteObject => ({
  element: (
    <RequirePermission permission={permission}>
      <Outlet />
    </RequirePermission>
  ),
  children,
});

const { titles, footer } = shell;

/** A tab of the detail of course catalogs, which shows its shape while it loads. */
const CourseMapping = lazy(() => import('#web/features/course-mapping/course-mapping.tsx'));

const signedInPages: RouteObject[] = [
  page('/overview', titles.overview, () => import('#web/features/overview/page.tsx')),
  guarded('uploads.read', [page('/data-upload', titles.upload, () => import('#web/features/uploads/page.tsx'))]),
  guarded('quality.read', [
    page('/data-qc/report', titles.report, () => import('#web/features/quality/report/page.tsx')),
    page('/data-qc', titles.quality, () => import('#web/features/quality/page.tsx'), detailRoutes(<CourseMapping />)),
  ]),
  guarded('transcripts.read', [
    page('/transcripts', titles.transcripts, () => import('#web/features/transcripts/page.tsx')),
    page('/transcripts/print', titles.transcripts, () => import('#web/features/transcripts/print-page.tsx')),
  ]),
  page('/help', titles.help, () => import('#web/features/help/page.tsx')),
  page('/settings', shell.settings, () => import('#web/features/settings/page.tsx'), [
    { index: true, element: part(() => import('#web/features/settings/profile.tsx')) },
    guarded('uploads.write', [
      { path: 'mappings', element: part(() => import('#web/features/settings/mappings.tsx')) },
    ]),
    guarded('settings.manage', [
      { path: 'transcripts', element: part(() => import('#web/features/settings/transcripts.tsx')) },
    ]),
    guarded('people.manage', [
      { path: 'people', element: part(() => import('#web/features/people/people.tsx')) },
      { path: 'schools', element: part(() => import('#web/features/settings/schools/schools.tsx')) },
    ]),
  ]),
];

const publicPages: RouteObject[] = [
  page('/privacy', footer.privacy, () => import('#web/features/legal/privacy-page.tsx')),
  page('/terms', footer.terms, () => import('#web/features/legal/terms-page.tsx')),
];

/** Every address of the portal. Unknown ones lead to /login, which knows where a signed-in person belongs. */
export const routes: RouteObject[] = [
  { path: '/login', element: <Page title={session.title} Content={LoginPage} /> },
  { element: <PublicFrame />, children: publicPages },
  { element: <RequireSession>{part(() => import('./shell/shell.tsx'))}</RequireSession>, children: signedInPages },
  { path: '*', element: <Navigate to="/login" replace /> },
];
