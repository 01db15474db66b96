import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FieldProps {
  label: string;
  /** Of the label, for parts that are labelled by it; or of the field it is the label of. */
  labelId?: string;
  htmlFor?: string;
  /** How the field shares its row: '1 1 9rem'. */
  flex: string;
  children: ReactNode;
}

/** One filter of a row of them, its label above it. On a phone it has the row to itself. */
export function Field({ label, labelId, htmlFor, flex, children }: FieldProps) {
  return (
    <Box sx={{ flex: { xs: '1 1 100%', sm: flex }, minWidth: 0 }}>
      <Typography
        id={labelId}
        component={htmlFor === undefined ? 'span' : 'label'}
        htmlFor={htmlFor}
        variant="caption"
        sx={{ display: 'block', mb: 1, fontWeight: 600 }}
      >
        {label}
      </Typography>
      {children}
    </Box>
  );
}
