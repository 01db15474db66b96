import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** A part of a drawer under its own heading. */
export function Section({ title, note, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ breakAfter: 'avoid' }}>
        <Typography id={id} variant="h3">
          {title}
        </Typography>
        {note !== undefined && (
          <Typography variant="caption" component="p" sx={{ color: 'portal.text2' }}>
            {note}
          </Typography>
        )}
      </Box>
      <Box sx={{ mt: 3 }}>{children}</Box>
    </Box>
  );
}
