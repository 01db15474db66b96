import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { OPEN_PAGES } from '#web/app/session/return-path.ts';
import { shell } from '#web/messages/en/shell.ts';

export function Footer() {
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        displayPrint: 'none',
        flexWrap: 'wrap',
        columnGap: 6,
        rowGap: 2,
        mt: 'auto',
        px: { xs: 4, sm: 8 },
        py: 4,
        borderTop: '1px solid',
        borderColor: 'portal.line',
        typography: 'caption',
        color: 'portal.text2',
      }}
    >
      <Link component={RouterLink} to={OPEN_PAGES.privacy} color="inherit">
        {shell.footer.privacy}
      </Link>
      <Link component={RouterLink} to={OPEN_PAGES.terms} color="inherit">
        {shell.footer.terms}
      </Link>
      <Box component="span" sx={{ ml: { sm: 'auto' }, width: { xs: '100%', sm: 'auto' } }}>
        {shell.footer.copyright(new Date().getFullYear())}
      </Box>
    </Box>
  );
}
