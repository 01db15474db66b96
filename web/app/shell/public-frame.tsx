import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { SIZES } from '#web/app/theme/tokens.ts';
import { Footer } from './footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of pages that need no sign-in. */
export function PublicFrame() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <SkipLink />
      <TopBar />
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{ width: '100%', maxWidth: SIZES.content, mx: 'auto', px: { xs: 4, sm: 8 }, pt: { xs: 5, sm: 8 }, pb: 12 }}
      >
        <Outlet />
      </Box>
      <Footer />
    </Box>
  );
}
