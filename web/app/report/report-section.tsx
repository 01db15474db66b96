import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A part of the report under its heading, which stays with what follows it. */
export function ReportSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0, '&& > * + *': { mt: 4 } }}>
      <Typography id={id} variant="h2" sx={{ breakAfter: 'avoid' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
