import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A part under its name, its states side by side where there is room. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={name} sx={{ mt: 10 }}>
      <Typography variant="h2" sx={{ mb: 4 }}>
        {name}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 6,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** One state of a part, on the surface that it has in the product. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="p" sx={{ color: 'portal.text2', mb: 1 }}>
        {name}
      </Typography>
      <Box sx={{ p: 4, bgcolor: 'portal.surface', border: 1, borderColor: 'portal.line', borderRadius: 1 }}>
        {children}
      </Box>
    </Box>
  );
}
