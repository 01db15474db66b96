import type { AuditDetail } from '#contract/operator/audit-detail.ts';
import { signOutMember } from '#contract/operator/people.ts';
import { SignOutDialog } from '#web/app/memberships/sign-out-dialog.tsx';
import { useSend } from '#web/app/use-call.ts';
import { memberships } from '#web/messages/en/people/memberships.ts';
import { announce } from '#web/ui/states/live-region.tsx';

interface SignOutMemberProps {
  auditId: AuditDetail['id'];
  member: AuditDetail['members'][number];
  onClose: () => void;
}

export function SignOutMember({ auditId, member: { id, name }, onClose }: SignOutMemberProps) {
  const { mutate, isPending, error } = useSend(signOutMember);
  const onSuccess = () => {
    announce(memberships.signOut.done(name));
    onClose();
  };
  const confirm = () => mutate({ params: { eoaId: auditId, memberId: id } }, { onSuccess });
  return <SignOutDialog name={name} isPending={isPending} error={error} onConfirm={confirm} onClose={onClose} />;
}
