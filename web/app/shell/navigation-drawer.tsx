import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useSession } from '#web/app/session/session.ts';
import { SIZES } from '#web/app/theme/tokens.ts';
import { shell } from '#web/messages/en/shell.ts';
import { navigationFor } from './navigation.ts';
import { NavigationList, SelectedSchool } from './sidebar.tsx';

/** The navigation below md. Choosing a page closes it. */
export function NavigationDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const session = useSession();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: SIZES.sidebar + 40, maxWidth: '100%', px: 3, py: 2 } } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <IconButton aria-label={shell.closeMenu} onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </Box>
      <SelectedSchool />
      <nav aria-label={shell.mainNavigation}>
        <NavigationList items={navigationFor(session)} />
      </nav>
    </Drawer>
  );
}
