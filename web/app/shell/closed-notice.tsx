import Box from '@mui/material/Box';
import { formatDay } from '#web/app/format.ts';
import { useSession } from '#web/app/session/session.ts';
import { shell } from '#web/messages/en/shell.ts';
import { Notice } from '#web/ui/states/notice.tsx';

/** On every page of an audit that an operator has closed. */
export function ClosedNotice() {
  const { audit } = useSession();
  if (audit === null || audit.closedAt === null) return null;
  return (
    <Box sx={{ mb: 6, displayPrint: 'none' }}>
      <Notice severity="info" title={shell.closed.title}>
        {shell.closed.body(formatDay(audit.closedAt))}
      </Notice>
    </Box>
  );
}
