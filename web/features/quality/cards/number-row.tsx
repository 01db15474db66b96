import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two to four numbers side by side, each above its unit so that they line up whatever the units' length. */
export function NumberRow({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(5rem, max-content))',
        columnGap: { xs: 4, sm: 8 },
        rowGap: 2,
        breakAfter: 'avoid',
        '& > p': { flexDirection: 'column' },
      }}
    >
      {children}
    </Box>
  );
}
