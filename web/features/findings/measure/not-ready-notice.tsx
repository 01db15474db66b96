import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { Permission } from '#contract/permissions.ts';
import type { MeasureAnswer, NotReady } from '#contract/quality/opportunity.ts';
import { uploadCard } from '#web/app/files/upload-card.ts';
import { useSession } from '#web/app/session/session.ts';
import { findings as words } from '#web/messages/en/findings/findings.ts';
import { Notice } from '#web/ui/states/notice.tsx';
import { restsOn } from '../rests-on.ts';

/** Where what comes first is fixed, and who may go there. */
const WAY: Record<NotReady, { to: string; permission: Permission }> = {
  files_missing: { to: '/data-upload', permission: 'uploads.read' },
  courses_unmatched: { to: '/data-qc/matching', permission: 'quality.read' },
  scores_unmatched: { to: '/data-qc/matching', permission: 'quality.read' },
  sced_missing: { to: '/data-qc/course-catalogs/mapping', permission: 'quality.read' },
};

interface NotReadyNoticeProps {
  reason: NotReady;
  measure: Pick<MeasureAnswer, 'rests' | 'tests' | 'missing'>;
}

/** Why a measure cannot be trusted yet, with the one thing that comes first. */
export function NotReadyNotice({ reason, measure }: NotReadyNoticeProps) {
  const { may } = useSession();
  const { title, reasons, fixes } = words.notReady;
  const { to, permission } = WAY[reason];
  const action = may(permission) ? (
    <Button
      component={Link}
      to={reason === 'files_missing' ? uploadCard(measure.missing) : to}
      size="small"
      sx={{ displayPrint: 'none' }}
    >
      {fixes[reason]}
    </Button>
  ) : undefined;
  return (
    <Notice severity="info" title={title} action={action}>
      {reasons[reason](restsOn(measure))}
    </Notice>
  );
}
