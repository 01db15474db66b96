import Box from '@mui/material/Box';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '#web/app/session/session.ts';
import { useRemovedSchools } from '#web/app/shown-school/use-removed-schools.ts';
import { SIZES } from '#web/app/theme/tokens.ts';
import { namesResults } from '#web/features/uploads/results/results-part.ts';
import { afterPaint } from '#web/ui/states/after-paint.ts';
import { LiveRegion } from '#web/ui/states/live-region.tsx';
import { AccountMenu } from './account-menu.tsx';
import { type Behind, BehindContext } from './behind.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { DistrictBar } from './district-bar.tsx';
import { Footer } from './footer.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { NoAudit } from './no-audit.tsx';
import { RefusedNotice } from './refused-notice.tsx';
import { Sidebar, sidebarWidth } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useCollapsed } from './use-collapsed.ts';

const Inactivity = lazy(() => import('#web/app/inactivity/inactivity.tsx'));
const Recovery = lazy(() => import('#web/app/recovery/recovery.tsx'));
const Standing = lazy(() => import('#web/app/standing/standing.tsx'));
const FileNotices = lazy(() => import('#web/features/notices/file-notices.tsx'));

/** The frame of every signed-in page: bars above, navigation beside, footer below. */
export default function Shell() {
  const { audit, may, profile } = useSession();
  const { pathname, search } = useLocation();
  const [collapsed, setCollapsed] = useCollapsed();
  useRemovedSchools();

  const behind = useBehind(audit !== null && namesResults(pathname + search));
  const isOfAudit = !OPERATOR_PAGES.test(pathname);
  const showDistrict = audit !== null && isOfAudit && pathname !== '/overview';
  const top = SIZES.topBar + (showDistrict ? SIZES.districtBar : 0);
  return (
    <BehindContext value={behind}>
      <SkipLink />
      <LiveRegion />
      {behind.isDue ? <Bars showDistrict={showDistrict} /> : <Box sx={{ height: top }} />}
      <Box sx={{ display: 'flex', minHeight: `calc(100vh - ${top}px)` }}>
        {behind.isDue ? (
          <Sidebar collapsed={collapsed} onCollapse={setCollapsed} top={top} />
        ) : (
          <Box sx={{ display: { xs: 'none', md: 'block' }, width: sidebarWidth(collapsed) }} />
        )}
        <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
          <Box component="main" id="content" tabIndex={-1} sx={CONTENT}>
            <RefusedNotice />
            {isOfAudit && <ClosedNotice />}
            <Content audit={audit?.id ?? null} isOperator={profile?.is_operator === true} />
          </Box>
          {behind.isDue && <Footer />}
        </Box>
      </Box>
      <Suspense>
        <Inactivity />
        <Recovery />
        <Standing />
      </Suspense>
      {behind.isDue && may('uploads.read') && (
        <Suspense>
          <FileNotices key={audit?.id} />
        </Suspense>
      )}
    </BehindContext>
  );
}

const CONTENT = {
  width: '100%',
  maxWidth: SIZES.content,
  mx: 'auto',
  px: { xs: 4, sm: 8 },
  pt: { xs: 5, sm: 8 },
  pb: 8,
} as const;

/** Reports have the district in their own head. */
const NAMES_DISTRICT = /\/report$/;

/** The bars above, with the menu of small screens that opens from them. */
function Bars({ showDistrict }: { showDistrict: boolean }) {
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to close
  useEffect(() => setMenuOpen(false), [pathname]);
  return (
    <>
      {/* The bars stay in view from md only: on a small screen they would cover what has the focus. */}
      <Box sx={{ position: { md: 'sticky' }, top: 0, zIndex: 'appBar', '@media print': { position: 'static' } }}>
        <Box sx={{ displayPrint: 'none' }}>
          <TopBar onMenu={() => setMenuOpen(true)}>
            <AccountMenu />
          </TopBar>
        </Box>
        {/* Otherwise a sheet of paper would not say of whom it is. */}
        {showDistrict && (
          <Box sx={{ displayPrint: NAMES_DISTRICT.test(pathname) ? 'none' : undefined }}>
            <DistrictBar />
          </Box>
        )}
      </Box>
      <NavigationDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />
    </>
  );
}

/** Pages that are of no audit: an operator's, the guide, and a person's own. */
const OPERATOR_PAGES = /^\/audits/;
const WITHOUT_AUDIT = /^\/(audits|help$|settings$)/;

/** A person without an audit sees what needs none. */
function Content({ audit, isOperator }: { audit: string | null; isOperator: boolean }) {
  const { pathname } = useLocation();
  if (audit !== null || WITHOUT_AUDIT.test(pathname)) return <Outlet key={audit} />;
  return isOperator ? <Navigate to="/audits" replace /> : <NoAudit />;
}

/** It stays once it is drawn: results that are opened later are over it. */
function useBehind(isCovered: boolean): Behind {
  const [isDue, setDue] = useState(!isCovered);
  if (!isCovered && !isDue) setDue(true);
  // Once the results are painted, and then in one go: in steps it was still under way when a
  // person began to work in them.
  const show = useCallback(() => afterPaint(() => setDue(true)), []);
  return useMemo(() => ({ isDue, show }), [isDue, show]);
}
