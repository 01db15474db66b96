import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shell } from '#web/messages/en/shell.ts';

/** What a person sees when a page breaks, or when its code could not be loaded after a new version was put up. */
export function CrashPage({ contact }: { contact?: ReactNode }) {
  return (
    <Box
      component="main"
      role="alert"
      sx={{ maxWidth: 640, mx: 'auto', px: { xs: 4, sm: 8 }, py: { xs: 12, sm: '16vh' } }}
    >
      <Typography variant="h1">{shell.crash.title}</Typography>
      <Typography sx={{ mt: 2, mb: 6, color: 'portal.text2' }}>
        {shell.crash.body}
        {contact}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {shell.crash.retry}
        </Button>
        <Button component={Link} to="/overview" reloadDocument>
          {shell.crash.home}
        </Button>
      </Box>
    </Box>
  );
}
