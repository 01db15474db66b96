import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Dotted } from '#web/ui/dotted.tsx';
import { type Status, StatusIcon } from '#web/ui/states/status-icon.tsx';

interface StateLineProps {
  icon: Status;
  text: string;
  /** Sentences below: what was found, what to do. */
  notes?: readonly string[];
  actions?: ReactNode;
  /** A small button at the end of the line, such as the one that takes the file out of the list. */
  end?: ReactNode;
}

/** Where one file is, with the reasons and what can be done. */
export function StateLine({ icon, text, notes = [], actions, end }: StateLineProps) {
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <StatusIcon status={icon} />
      <Box sx={{ minWidth: 0, maxWidth: '40ch', mr: 'auto' }}>
        <Typography variant="subtitle2" component="p">
          {text}
        </Typography>
        {notes.map((note) => (
          <Typography key={note} variant="body2" component="p" sx={{ color: 'portal.text2', overflowWrap: 'anywhere' }}>
            <Dotted parts={note} />
          </Typography>
        ))}
        {actions !== undefined && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -2 }}>{actions}</Box>}
      </Box>
      {end && <Box sx={{ flex: 'none', mt: -1.5, mr: -2 }}>{end}</Box>}
    </Box>
  );
}
