import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { type ReactNode, useId } from 'react';
import { LiveRegion } from '../states/live-region.tsx';
import { LOW_SCROLLS_AS_ONE, OverlayHead } from './overlay-head.tsx';

interface SideDrawerProps {
  open: boolean;
  title: string;
  meta?: ReactNode;
  onClose: () => void;
  /** Pixels from md up; below md the drawer takes the whole width. */
  width?: number;
  children: ReactNode;
}

/** Modal drawer from the right. Esc closes; the focus moves in and returns. */
export function SideDrawer({ open, title, meta, onClose, width = 880, children }: SideDrawerProps) {
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', md: width }, maxWidth: '100%', ...LOW_SCROLLS_AS_ONE },
        },
      }}
    >
      <OverlayHead titleId={titleId} title={title} metaBelow={meta} onClose={onClose} />
      <LiveRegion />
      {/*
        It scrolls, so the keyboard has to reach it, also where nothing in it can be chosen. Positioned, so that hidden texts within scroll
        with it and do not make the drawer scroll, too.
      */}
      <Box
        role="group"
        aria-labelledby={titleId}
        tabIndex={0}
        sx={{
          position: 'relative',
          flex: 1,
          overflow: 'auto',
          p: { xs: 4, sm: 6 },
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        {children}
      </Box>
    </Drawer>
  );
}
