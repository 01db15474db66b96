import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface MeasuresSectionProps {
  /** Where the links at the top of the page lead. */
  anchor?: string;
  heading: string;
  /** Cards as high as what is in them, instead of as their row. */
  isRagged?: true;
  children: ReactNode;
}

/** Measures under a heading, two in a row where there is room. */
export function MeasuresSection({ anchor, heading, isRagged, children }: MeasuresSectionProps) {
  const id = useId();
  return (
    <Box component="section" id={anchor} aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 4, breakAfter: 'avoid' }}>
        {heading}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          gap: 6,
          alignItems: isRagged && 'start',
          '@media print': { display: 'block', '& > * + *': { mt: 6 } },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
