import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface TagProps {
  children: ReactNode;
  /** Neutral unless it asks for action. */
  tone?: 'neutral' | 'warning' | 'error' | 'success';
}

export function Tag({ children, tone = 'neutral' }: TagProps) {
  return (
    <Box
      component="span"
      sx={{
        typography: 'caption',
        fontWeight: 500,
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 24,
        px: 2,
        borderRadius: 1,
        // Seen only where a person's own colors take the ground away.
        outline: '1px solid transparent',
        outlineOffset: -1,
        // What is missing can be longer than a phone is wide.
        whiteSpace: { xs: 'normal', sm: 'nowrap' },
        fontVariantNumeric: 'tabular-nums',
        bgcolor: tone === 'neutral' ? 'portal.sunken' : `portal.${tone}.fill`,
        color: tone === 'neutral' ? 'portal.text' : `portal.${tone}.text`,
      }}
    >
      {children}
    </Box>
  );
}
