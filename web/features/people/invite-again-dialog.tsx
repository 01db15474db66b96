import { invitePerson, type Member } from '#contract/people.ts';
import { Invited, linkIn } from '#web/app/memberships/invited.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { useSend } from '#web/app/use-call.ts';
import { people } from '#web/messages/en/people/people.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { usePeopleChanged } from './use-people-change.ts';

/** A new link for someone who has lost theirs, or the password. Asked first: following it signs the person out. */
export function InviteAgainDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { id: eoaId } = useAudit();
  const invite = useSend(invitePerson);
  const peopleChanged = usePeopleChanged();
  const words = people[member.state];
  if (invite.data !== undefined) {
    const { invitation_mailed } = invite.data;
    return <Invited email={member.email} link={linkIn(invite.data)} isMailed={invitation_mailed} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      title={words.linkOf(member.name || member.email)}
      body={words.body}
      cancel={people.cancel}
      confirm={words.link}
      isPending={invite.isPending}
      error={invite.error}
      onConfirm={() => invite.mutate({ params: { eoaId, memberId: member.id } }, { onError: peopleChanged })}
      onClose={onClose}
    />
  );
}
