import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { StatusIcon } from './status-icon.tsx';

interface NoticeProps {
  severity: 'error' | 'warning' | 'success' | 'info';
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** Alert box: icon, header, content. An error interrupts a screen reader; the others wait their turn. */
export function Notice({ severity, title, children, action }: NoticeProps) {
  return (
    <Box
      role={severity === 'error' ? 'alert' : 'status'}
      sx={{
        display: 'flex',
        gap: 3,
        px: 4,
        py: 3,
        border: '1px solid',
        borderColor: `portal.${severity}.border`,
        borderRadius: 1,
        bgcolor: `portal.${severity}.fill`,
        breakInside: 'avoid',
      }}
    >
      <StatusIcon status={severity} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          {title}
        </Typography>
        {children !== undefined && (
          <Typography variant="body2" component="div" sx={{ maxWidth: '100ch' }}>
            {children}
          </Typography>
        )}
        {action !== undefined && <Box sx={{ mt: 3 }}>{action}</Box>}
      </Box>
    </Box>
  );
}
