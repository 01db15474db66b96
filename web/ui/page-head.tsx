import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Dotted } from './dotted.tsx';

interface PageHeadProps {
  title: string;
  /** One sentence: what the person came for. */
  description?: ReactNode;
  /** At most one control, at the right. */
  action?: ReactNode;
}

/** The one h1 of a page. Navigation moves the focus here, so that a screen reader reads the new title. */
export function PageHead({ title, description, action }: PageHeadProps) {
  return (
    <Box
      component="header"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'flex-end', justifyContent: 'space-between', mb: 6 }}
    >
      <Box sx={{ flex: '1 1 20rem', minWidth: 0 }}>
        <Typography variant="h1" id="page-title" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
          <Dotted parts={title} />
        </Typography>
        {description !== undefined && (
          <Typography sx={{ mt: 1, color: 'portal.text2', maxWidth: '68ch' }}>{description}</Typography>
        )}
      </Box>
      {action}
    </Box>
  );
}
