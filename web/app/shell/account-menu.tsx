import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { leave } from '#web/app/leaving/leave.ts';
import { useSession } from '#web/app/session/session.ts';
import { shell } from '#web/messages/en/shell.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { initialsOf } from './initials.ts';
import { roleWords } from './role-words.ts';

/** Who is signed in, with Settings, the audit log and Sign Out. Below sm the name and role are in the menu. */
export function AccountMenu() {
  const { profile, audit, may, signOut } = useSession();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (profile === null) return null;

  const choose = (then: () => void) => () => {
    setAnchor(null);
    leave(then);
  };
  const who = (
    <>
      <Typography component="span" variant="subtitle2" noWrap sx={{ display: 'block', lineHeight: '1.125rem' }}>
        {profile.name}
      </Typography>
      <Typography component="span" variant="caption" noWrap sx={{ display: 'block', color: 'portal.text2' }}>
        {audit && roleWords(audit)}
      </Typography>
    </>
  );
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ gap: 3, minHeight: 44, px: 2, borderRadius: 1, minWidth: 0 }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'block' }, textAlign: 'right', minWidth: 0 }}>
          {who}
        </Box>
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          <VisuallyHidden>{shell.account(profile.name)}</VisuallyHidden>
        </Box>
        <Avatar name={profile.name} />
        <ExpandMore sx={{ display: { xs: 'none', sm: 'block' } }} />
      </ButtonBase>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { minWidth: 200 } } }}
      >
        <Box
          component="li"
          role="none"
          sx={{ display: { sm: 'none' }, px: 4, pb: 2, mb: 2, borderBottom: '1px solid', borderColor: 'portal.line' }}
        >
          {who}
        </Box>
        <MenuItem onClick={choose(() => navigate('/settings'))}>{shell.settings}</MenuItem>
        {may('audit-log.read-all') && (
          <MenuItem onClick={choose(() => navigate('/audit-log'))}>{shell.titles.auditLog}</MenuItem>
        )}
        <MenuItem onClick={choose(() => void signOut())}>{shell.signOut}</MenuItem>
      </Menu>
    </>
  );
}

function Avatar({ name }: { name: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 32,
        height: 32,
        borderRadius: '50%',
        border: '1px solid',
        borderColor: 'portal.line',
        bgcolor: 'portal.sunken',
        color: 'portal.text2',
        fontSize: '0.75rem',
        fontWeight: 600,
      }}
    >
      {initialsOf(name)}
    </Box>
  );
}
