import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A white sheet under a table that has no card of its own. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      px: { xs: 4, sm: 6 },
      py: 2,
      bgcolor: 'portal.surface',
      border: '1px solid',
      borderColor: 'portal.line',
      borderRadius: 1,
    }}
  >
    {children}
  </Box>
);
