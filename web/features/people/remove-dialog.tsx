import { type Member, removePerson } from '#contract/people.ts';
import { useSession } from '#web/app/session/session.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useSend } from '#web/app/use-call.ts';
import { people } from '#web/messages/en/people/people.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { announce } from '#web/ui/states/live-region.tsx';
import { usePeopleChanged } from './use-people-change.ts';

export function RemoveDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { id: eoaId } = useAudit();
  const remove = useSend(removePerson);
  const peopleChanged = usePeopleChanged();
  const isSelf = useSession().profile?.email === member.email;
  const name = member.name || member.email;

  const confirm = () =>
    remove.mutate(
      { params: { eoaId, memberId: member.id } },
      {
        onSuccess: () => {
          announce(people.removed(name));
          onClose();
        },
        // Also where someone else was first.
        onSettled: peopleChanged,
      },
    );
  return (
    <ConfirmDialog
      title={people.confirmRemove.title(name)}
      body={people.confirmRemove[isSelf ? 'self' : 'body']}
      cancel={people.cancel}
      confirm={people.confirmRemove.confirm}
      removes
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
