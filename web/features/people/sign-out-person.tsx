import { type Member, signOutPerson } from '#contract/people.ts';
import { SignOutDialog } from '#web/app/memberships/sign-out-dialog.tsx';
import { useAudit } from '#web/app/use-audit.ts';
import { useSend } from '#web/app/use-call.ts';
import { memberships } from '#web/messages/en/people/memberships.ts';
import { announce } from '#web/ui/states/live-region.tsx';
import { usePeopleChanged } from './use-people-change.ts';

export function SignOutPerson({ member, onClose }: { member: Member; onClose: () => void }) {
  const { id: eoaId } = useAudit();
  const { mutate, isPending, error } = useSend(signOutPerson);
  const peopleChanged = usePeopleChanged();
  const name = member.name || member.email;
  const onSuccess = () => {
    announce(memberships.signOut.done(name));
    onClose();
  };
  const confirm = () => mutate({ params: { eoaId, memberId: member.id } }, { onSuccess, onError: peopleChanged });
  return <SignOutDialog name={name} isPending={isPending} error={error} onConfirm={confirm} onClose={onClose} />;
}
