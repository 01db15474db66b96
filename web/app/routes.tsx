import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { matchRoutes, Navigate, Outlet, type RouteObject } from 'react-router';
import type { Permission } from '#contract/permissions.ts';
import { measureRoutes } from '#web/features/findings/measure-routes.tsx';
import { detailRoutes } from '#web/features/quality/details.tsx';
import { resultsAhead } from '#web/features/uploads/results/results-part.ts';
import { session } from '#web/messages/en/session.ts';
import { shell } from '#web/messages/en/shell.ts';
import { Loader } from '#web/ui/states/loader.tsx';
import type { Ahead, Coming } from './ahead.ts';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { loadable } from './loadable.tsx';
import { Page } from './page.tsx';
import { LoginPage } from './session/login-page.tsx';
import { RequireOperator, RequirePermission, RequireSession } from './session/require-session.tsx';
import { OPEN_PAGES } from './session/return-path.ts';
import { PublicFrame } from './shell/public-frame.tsx';

type Load = () => Promise<{ default: ComponentType }>;

const whenLoaded = (children: ReactNode) => <Suspense fallback={<Loader />}>{children}</Suspense>;

/** Loaded when a page breaks, and not before; where that fails as well, the sentence ends without a name. */
const AccountManager = lazy(() =>
  import('./memberships/account-manager.tsx').then(
    (loaded) => ({ default: loaded.AccountManager }),
    () => ({ default: (): ReactNode => null }),
  ),
);
const contact = (
  <Suspense>
    <AccountManager />
  </Suspense>
);

/** A page loaded when it is first opened. The key makes it a new page for the error boundary and for the focus. */
function page(path: string, title: string, load: Load, children?: RouteObject[], more?: Ahead): RouteObject {
  const content = loadable(load);
  const element = (
    <ErrorBoundary key={path} contact={contact}>
      {whenLoaded(<Page key={path} title={title} Content={content.Part} />)}
    </ErrorBoundary>
  );
  const ahead: Ahead = (...coming) => Promise.all([content.load(), more?.(...coming)]);
  return { path, element, children, handle: ahead };
}

function part(load: Load): ReactNode {
  const { Part } = loadable(load);
  return whenLoaded(<Part />);
}

/** Pages for those whose role includes `permission`; others land on the overview, which says why. */
const guarded = (permission: Permission, children: RouteObject[], ofDistrict = false): RouteObject => ({
  element: (
    <RequirePermission permission={permission} ofDistrict={ofDistrict}>
      <Outlet />
    </RequirePermission>
  ),
  children,
});

/** A tab of Settings that concerns all schools. */
const ofDistrict = (permission: Permission, path: string, load: Load): RouteObject =>
  guarded(permission, [{ path, element: part(load) }], true);

const { titles, footer } = shell;

/** A tab of the detail of course catalogs, which shows its shape while it loads. */
const courseMapping = loadable(() => import('#web/features/course-mapping/course-mapping.tsx'));

const uploads: Load = () => import('#web/features/uploads/page.tsx');
const shellOfPages = loadable(() => import('./shell/shell.tsx'));

const signedInPages: RouteObject[] = [
  page('/overview', titles.overview, () => import('#web/features/overview/page.tsx')),
  guarded('uploads.read', [page('/data-upload', titles.upload, uploads, [], resultsAhead)]),
  guarded('quality.read', [
    page('/data-qc/report', titles.report, () => import('#web/features/quality/report/page.tsx')),
    page(
      '/data-qc',
      titles.quality,
      () => import('#web/features/quality/page.tsx'),
      detailRoutes(<courseMapping.Part />),
    ),
  ]),
  guarded('findings.read', [
    page('/findings/report', titles.findingsReport, () => import('#web/features/findings/report/page.tsx')),
    page('/findings', titles.findings, () => import('#web/features/findings/page.tsx'), measureRoutes),
  ]),
  guarded('transcripts.read', [
    page('/transcripts', titles.transcripts, () => import('#web/features/transcripts/page.tsx')),
    page('/transcripts/status', titles.selections, () => import('#web/features/transcripts/status/page.tsx')),
    page('/transcripts/print', titles.transcripts, () => import('#web/features/transcripts/print/print-page.tsx')),
  ]),
  guarded('audit-log.read-all', [
    page('/audit-log', shell.titles.auditLog, () => import('#web/features/audit-log/page.tsx')),
  ]),
  {
    element: (
      <RequireOperator>
        <Outlet />
      </RequireOperator>
    ),
    children: [
      page('/audits', titles.audits, () => import('#web/features/audits/page.tsx')),
      page('/audits/new', titles.newAudit, () => import('#web/features/audits/new-page.tsx')),
      page('/audits/:auditId', titles.audits, () => import('#web/features/audits/audit/page.tsx')),
      page('/audits-network', titles.network, () => import('#web/features/audits/network/page.tsx')),
      page('/audits-people', titles.allPeople, () => import('#web/features/audits/people/page.tsx')),
    ],
  },
  page('/help', titles.help, () => import('#web/features/help/page.tsx')),
  page('/settings', shell.settings, () => import('#web/features/settings/page.tsx'), [
    { index: true, element: part(() => import('#web/features/settings/profile.tsx')) },
    ofDistrict('uploads.write', 'mappings', () => import('#web/features/settings/mappings.tsx')),
    ofDistrict('settings.manage', 'transcripts', () => import('#web/features/settings/transcripts.tsx')),
    ofDistrict('findings.manage', 'findings', () => import('#web/features/settings/findings/findings.tsx')),
    ofDistrict('people.manage', 'people', () => import('#web/features/people/people.tsx')),
    ofDistrict('people.manage', 'schools', () => import('#web/features/settings/schools/schools.tsx')),
  ]),
];

const publicPages: RouteObject[] = [
  page(OPEN_PAGES.privacy, footer.privacy, () => import('#web/features/legal/privacy-page.tsx')),
  page(OPEN_PAGES.terms, footer.terms, () => import('#web/features/legal/terms-page.tsx')),
];

/** Every address of the portal. Unknown ones lead to /login, which knows where a signed-in person belongs. */
export const routes: RouteObject[] = [
  { path: '/login', element: <Page title={session.title} Content={LoginPage} /> },
  { element: <PublicFrame />, children: publicPages },
  {
    element: <RequireSession>{whenLoaded(<shellOfPages.Part />)}</RequireSession>,
    children: signedInPages,
    handle: shellOfPages.load,
  },
  { path: '*', element: <Navigate to="/login" replace /> },
];

/**
 * Loads the files of a page that is about to open while it is still found out who opens it, and
 * then asks for what it shows.
 */
export function loadAhead(address: string, coming: Coming): void {
  for (const { route } of matchRoutes(routes, address) ?? []) {
    // Set by `page` and for the shell above.
    const ahead = route.handle as Ahead | undefined;
    // What fails to load is said by the page itself, which asks once more.
    ahead?.(address, coming).catch(() => undefined);
  }
}
