import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { type ReactNode, useId, useState } from 'react';

interface InfoPopoverProps {
  /** Name of the button and of what opens: 'How matching is computed'. */
  label: string;
  children: ReactNode;
}

/** Where does this number come from? A small popover above the icon, with an arrow. */
export function InfoPopover({ label, children }: InfoPopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchor !== null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <InfoOutlined fontSize="small" />
      </IconButton>
      <Popover
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{
          paper: { id, role: 'dialog', 'aria-label': label, sx: { mt: -2, maxWidth: 360, overflow: 'visible' } },
        }}
      >
        <Box sx={{ position: 'relative', p: 4, typography: 'body2', maxHeight: '60vh', overflow: 'auto' }}>
          {children}
        </Box>
        <Arrow />
      </Popover>
    </>
  );
}

function Arrow() {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        bottom: -5,
        left: 'calc(50% - 4px)',
        width: 8,
        height: 8,
        rotate: '45deg',
        bgcolor: 'portal.surface',
        border: '1px solid',
        borderColor: 'portal.line',
        borderTop: 0,
        borderLeft: 0,
      }}
    />
  );
}
