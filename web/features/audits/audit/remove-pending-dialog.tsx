import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import { removePending } from '#contract/operator/people.ts';
import { useSend } from '#web/app/use-call.ts';
import { audits } from '#web/messages/en/people/audits.ts';
import { people } from '#web/messages/en/people/people.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { announce } from '#web/ui/states/live-region.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
import { useAuditsChanged } from '../use-audits-changed.ts';

interface RemovePendingDialogProps {
  auditId: AuditDetail['id'];
  member: AuditDetail['members'][number];
  onClose: () => void;
}

/** Takes back an invitation, as of a mistyped address. */
export function RemovePendingDialog({ auditId, member, onClose }: RemovePendingDialogProps) {
  const { mutate, isPending, error } = useSend(removePending);
  const auditsChanged = useAuditsChanged();
  const onSuccess = () => {
    auditsChanged();
    announce(people.removed(member.email));
    onClose();
  };
  return (
    <Modal
      open
      title={people.confirmRemove.title(member.email)}
      size="choice"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{audits.cancel}</Button>
          <Button
            variant="contained"
            color="error"
            loading={isPending}
            onClick={() => mutate({ params: { eoaId: auditId, memberId: member.id } }, { onSuccess })}
          >
            {people.confirmRemove.confirm}
          </Button>
        </>
      }
    >
      {error !== null && <Notice severity="error" title={error.message} />}
      <Typography sx={{ mt: error === null ? 0 : 4 }}>{audits.members.removeBody}</Typography>
    </Modal>
  );
}
