import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useSession } from '#web/app/session/session.ts';
import { SIZES } from '#web/app/theme/tokens.ts';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { AccountMenu } from './account-menu.tsx';
import { DistrictBar } from './district-bar.tsx';
import { Footer } from './footer.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { NoAudit } from './no-audit.tsx';
import { RefusedNotice } from './refused-notice.tsx';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useCollapsed } from './use-collapsed.ts';

const FileNotices = lazy(() => import('#web/features/notices/file-notices.tsx'));

/** The frame of every signed-in page: bars above, navigation beside, footer below. */
export default function Shell() {
  const { audit, may } = useSession();
  const { pathname } = useLocation();
  const [collapsed, setCollapsed] = useCollapsed();
  const [menuOpen, setMenuOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to close
  useEffect(() => setMenuOpen(false), [pathname]);

  const showDistrict = audit !== null && pathname !== '/overview';
  const top = SIZES.topBar + (showDistrict ? SIZES.districtBar : 0);
  return (
    <>
      <SkipLink />
      <LiveRegion />
      {/* The bars stay in view from md only: on a small screen they would cover what has the focus. */}
      <Box sx={{ position: { md: 'sticky' }, top: 0, zIndex: 'appBar', displayPrint: 'none' }}>
        <TopBar onMenu={() => setMenuOpen(true)}>
          <AccountMenu />
        </TopBar>
        {showDistrict && <DistrictBar />}
      </Box>
      <NavigationDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />
      <Box sx={{ display: 'flex', minHeight: `calc(100vh - ${top}px)` }}>
        <Sidebar collapsed={collapsed} onCollapse={setCollapsed} top={top} />
        <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
          <Box
            component="main"
            id="content"
            tabIndex={-1}
            sx={{
              width: '100%',
              maxWidth: SIZES.content,
              mx: 'auto',
              px: { xs: 4, sm: 8 },
              pt: { xs: 5, sm: 8 },
              pb: 8,
            }}
          >
            <RefusedNotice />
            {audit === null ? <NoAudit /> : <Outlet key={audit.id} />}
          </Box>
          <Footer />
        </Box>
      </Box>
      {may('uploads.read') && (
        <Suspense>
          <FileNotices key={audit?.id} />
        </Suspense>
      )}
    </>
  );
}
