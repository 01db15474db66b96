import MenuOutlined from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { SIZES } from '#web/app/theme/tokens.ts';
import { shell } from '#web/messages/en/shell.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';

interface TopBarProps {
  /** Opens the navigation below md; without it there is none. */
  onMenu?: () => void;
  /** At the right. */
  children?: ReactNode;
}

export function TopBar({ onMenu, children }: TopBarProps) {
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        minHeight: SIZES.topBar,
        px: { xs: 2, sm: 6 },
        bgcolor: 'portal.surface',
        borderBottom: '1px solid',
        borderColor: 'portal.line',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        {onMenu !== undefined && (
          <IconButton
            aria-label={shell.openMenu}
            onClick={onMenu}
            sx={{ display: { md: 'none' }, color: 'portal.text' }}
          >
            <MenuOutlined fontSize="large" />
          </IconButton>
        )}
        <Brand />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 3 }, minWidth: 0 }}>
        <LanguageMenu />
        {children}
      </Box>
    </Box>
  );
}

/** Below sm the name shortens to EOA for the eye; assistive technology always reads it whole. */
function Brand() {
  return (
    <Link
      component={RouterLink}
      to="/overview"
      underline="none"
      color="inherit"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 2, sm: 3 },
        minHeight: 40,
        px: { xs: 1, sm: 0 },
        fontSize: '0.9375rem',
        fontWeight: 600,
        letterSpacing: '-0.006em',
      }}
    >
      <Logo />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {shell.product}
      </Box>
      <Box component="span" sx={{ display: { sm: 'none' } }}>
        <span aria-hidden>{shell.productShort}</span>
        <VisuallyHidden>{shell.product}</VisuallyHidden>
      </Box>
    </Link>
  );
}
