import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  heading: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** Nothing uploaded yet, still processing, or really zero: icon, heading, one sentence, one button. */
export function EmptyState({ icon, heading, children, action }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        py: 6,
        color: 'portal.text2',
        '& > .MuiSvgIcon-root': { fontSize: '2.5rem', mb: 3 },
        // On paper a sentence like the others, with no room around it.
        '@media print': {
          alignItems: 'flex-start',
          textAlign: 'left',
          py: 0,
          '& > .MuiSvgIcon-root': { display: 'none' },
        },
      }}
    >
      {icon}
      <Typography variant="h3" component="p" sx={{ color: 'portal.text' }}>
        {heading}
      </Typography>
      {children !== undefined && (
        <Typography variant="body2" component="div" sx={{ mt: 1, maxWidth: '44ch', textWrap: 'balance' }}>
          {children}
        </Typography>
      )}
      {action !== undefined && <Box sx={{ mt: 4, displayPrint: 'none' }}>{action}</Box>}
    </Box>
  );
}
