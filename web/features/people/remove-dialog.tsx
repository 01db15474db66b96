import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Member, removePerson } from '#contract/people.ts';
import { useSession } from '#web/app/session/session.ts';
import { useAudit } from '#web/app/use-audit.ts';
import { useSend } from '#web/app/use-call.ts';
import { people } from '#web/messages/en/people/people.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { announce } from '#web/ui/states/live-region.tsx';
import { Notice } from '#web/ui/states/notice.tsx';
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
          peopleChanged();
          announce(people.removed(name));
          onClose();
        },
      },
    );
  return (
    <Modal
      open
      title={people.confirmRemove.title(name)}
      size="choice"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{people.cancel}</Button>
          <Button variant="contained" color="error" loading={remove.isPending} onClick={confirm}>
            {people.confirmRemove.confirm}
          </Button>
        </>
      }
    >
      {remove.error !== null && <Notice severity="error" title={remove.error.message} />}
      <Typography sx={{ mt: remove.error === null ? 0 : 4 }}>
        {people.confirmRemove[isSelf ? 'self' : 'body']}
      </Typography>
    </Modal>
  );
}
