import Box from '@mui/material/Box';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { useSession } from '#web/app/session/session.ts';
import { shell } from '#web/messages/en/shell.ts';
import { Notice } from '#web/ui/states/notice.tsx';
import { roleWords } from './role-words.ts';

/** What RequirePermission leaves in the history entry when it sends a person to /overview. */
const Refusal = z.object({ refused: z.literal(true) });

export function RefusedNotice() {
  const { audit } = useSession();
  const { state } = useLocation();
  if (!Refusal.safeParse(state).success) return null;
  return (
    <Box sx={{ mb: 6 }}>
      <Notice severity="info" title={shell.refused.title}>
        {shell.refused.body(audit ? roleWords(audit) : '', audit?.scope === 'school')}
      </Notice>
    </Box>
  );
}
