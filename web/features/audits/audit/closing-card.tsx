import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import { closeAudit, reopenAudit } from '#contract/operator/audits.ts';
import { formatDay } from '#web/app/format.ts';
import { useSend } from '#web/app/use-call.ts';
import { audits } from '#web/messages/en/people/audits.ts';
import { Card } from '#web/ui/card.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { announce } from '#web/ui/states/live-region.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { useAuditsChanged } from '../use-audits-changed.ts';

const words = audits.closing;

/** What is missing, closing or reopening the audit, and who deletes it. */
export function ClosingCard({ audit, missing }: { audit: AuditDetail; missing: ReactNode }) {
  const [asking, setAsking] = useState(false);
  const isClosed = audit.closed_at !== null;
  const change = useSend(isClosed ? reopenAudit : closeAudit);
  const auditsChanged = useAuditsChanged();
  const send = () =>
    change.mutate(
      { params: { eoaId: audit.id } },
      {
        onSuccess: (changed) => {
          auditsChanged(changed);
          announce(changed.closed_at === null ? words.wasReopened : words.wasClosed);
          setAsking(false);
        },
        // Another operator may have been faster.
        onError: () => auditsChanged(),
      },
    );
  const error = change.error !== null && <Notice severity="error" title={change.error.message} />;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      <Card title={audits.columns.missing}>
        <Typography component="div" variant="body2">
          {missing}
        </Typography>
      </Card>
      <Card title={words.title}>
        <Typography variant="body2" sx={{ mb: 4 }}>
          {audit.closed_at === null ? words.open : words.closed(formatDay(audit.closed_at))}
        </Typography>
        {isClosed && error}
        {/* One button in both states, so that the focus stays on it. */}
        <Button loading={change.isPending && !asking} onClick={() => (isClosed ? send() : setAsking(true))}>
          {isClosed ? words.reopen : words.close}
        </Button>
      </Card>
      <Card title={audits.deleting.title}>
        <Typography variant="body2" sx={{ mb: 2 }}>
          {audits.deleting.text}
        </Typography>
        <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
          {audit.id}
        </Box>
      </Card>
      {asking && !isClosed && (
        <Modal
          open
          title={words.confirmTitle(audit.district)}
          size="choice"
          isSending={change.isPending}
          onClose={() => setAsking(false)}
          problem={error}
          actions={
            <>
              <Button disabled={change.isPending} onClick={() => setAsking(false)}>
                {audits.cancel}
              </Button>
              <Button variant="contained" loading={change.isPending} onClick={send}>
                {words.close}
              </Button>
            </>
          }
        >
          <Typography>{words.confirm}</Typography>
        </Modal>
      )}
    </Box>
  );
}
