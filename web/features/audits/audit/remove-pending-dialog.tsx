import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import { removePending } from '#contract/operator/people.ts';
import { useSend } from '#web/app/use-call.ts';
import { audits } from '#web/messages/en/people/audits.ts';
import { people } from '#web/messages/en/people/people.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { announce } from '#web/ui/states/live-region.tsx';
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
    <ConfirmDialog
      title={people.confirmRemove.title(member.email)}
      body={audits.members.removeBody}
      cancel={audits.cancel}
      confirm={people.confirmRemove.confirm}
      removes
      isPending={isPending}
      error={error}
      onConfirm={() => mutate({ params: { eoaId: auditId, memberId: member.id } }, { onSuccess })}
      onClose={onClose}
    />
  );
}
