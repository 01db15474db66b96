import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { shell } from '#web/messages/en/shell.ts';
import { AfterDelay } from './after-delay.tsx';
import { PageTakesLong } from './slow.tsx';

/** Full screen, after 100 ms; meanwhile as high as a page, so that the footer is not seen and pushed away. */
export function Loader() {
  return (
    <Box sx={{ minHeight: '100vh' }}>
      <AfterDelay>
        <Box
          role="status"
          sx={{
            position: 'fixed',
            inset: 0,
            display: 'grid',
            placeContent: 'center',
            justifyItems: 'center',
            bgcolor: 'portal.bg',
            zIndex: 'modal',
          }}
        >
          <CircularProgress aria-label={shell.loading} sx={{ color: 'portal.accent' }} />
          <PageTakesLong />
        </Box>
      </AfterDelay>
    </Box>
  );
}
