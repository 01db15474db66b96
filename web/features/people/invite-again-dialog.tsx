import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { invitePerson, type Member } from '#contract/people.ts';
import { Invited } from '#web/app/memberships/invited.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { useSend } from '#web/app/use-call.ts';
import { people } from '#web/messages/en/people/people.ts';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { Notice } from '#web/ui/states/notice.tsx';

/** A new link for somebody who has lost theirs, or the password. Asked first: following it signs the person out. */
export function InviteAgainDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { id: eoaId } = useAudit();
  const invite = useSend(invitePerson);
  const words = people[member.state];
  if (invite.data !== undefined) {
    const { invitation_url, invitation_mailed } = invite.data;
    return <Invited email={member.email} url={invitation_url} isMailed={invitation_mailed} onClose={onClose} />;
  }
  return (
    <Modal
      open
      title={words.linkOf(member.name || member.email)}
      size="choice"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{people.cancel}</Button>
          <Button
            variant="contained"
            loading={invite.isPending}
            onClick={() => invite.mutate({ params: { eoaId, memberId: member.id } })}
          >
            {words.link}
          </Button>
        </>
      }
    >
      {invite.error !== null && <Notice severity="error" title={invite.error.message} />}
      <Typography sx={{ mt: invite.error === null ? 0 : 4 }}>{words.body}</Typography>
    </Modal>
  );
}
