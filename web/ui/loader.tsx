import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { shell } from '#web/messages/en/shell.ts';
import { AfterDelay } from './after-delay.tsx';

/** Full screen, after 100 ms. */
export function Loader() {
  return (
    <AfterDelay>
      <Box
        role="status"
        sx={{
          position: 'fixed',
          inset: 0,
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'portal.bg',
          zIndex: 'modal',
        }}
      >
        <CircularProgress aria-label={shell.loading} sx={{ color: 'portal.accent' }} />
      </Box>
    </AfterDelay>
  );
}
