import Box from '@mui/material/Box';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { may, PERMISSIONS } from '#contract/permissions.ts';
import { type SessionAudit, useSession } from '#web/app/session/session.ts';
import { shell } from '#web/messages/en/shell.ts';
import { Notice } from '#web/ui/states/notice.tsx';
import { roleWords } from './role-words.ts';

/**
 * What RequirePermission leaves in the history entry when it sends a person to /overview; true: for operators alone.
 */
const Refusal = z.object({ refused: z.enum(PERMISSIONS).or(z.literal(true)) });

/** The notice of the closed audit says why; it is not the role then. */
const isByClosing = ({ refused }: z.infer<typeof Refusal>, { roles, scope, closedAt }: SessionAudit): boolean =>
  closedAt !== null && scope === 'district' && refused !== true && may(roles, refused);

export function RefusedNotice() {
  const { audit } = useSession();
  const { state } = useLocation();
  const refusal = Refusal.safeParse(state).data;
  if (refusal === undefined || (audit !== null && isByClosing(refusal, audit))) return null;
  return (
    <Box sx={{ mb: 6 }}>
      <Notice severity="info" title={shell.refused.title}>
        {shell.refused.body(audit ? roleWords(audit) : '', audit?.scope === 'school')}
      </Notice>
    </Box>
  );
}
